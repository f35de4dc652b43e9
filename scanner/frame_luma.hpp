// SPDX-License-Identifier: GPL-3.0-or-later
// The brightness of a video frame: a view into its own memory where the format allows, else a grey copy.
#pragma once

#include <QImage>
#include <QVideoFrame>

#include "scanner/luma_view.hpp"

namespace adjutant::scanner {

/// Keeps the frame mapped for as long as it lives.
class FrameLuma {
  public:
    explicit FrameLuma(const QVideoFrame& frame);
    ~FrameLuma();
    FrameLuma(const FrameLuma&) = delete;
    FrameLuma& operator=(const FrameLuma&) = delete;

    /// Not readable when the frame could not be mapped or its picture is torn.
    [[nodiscard]] const LumaView& view() const { return view_; }
    [[nodiscard]] bool copied() const { return !copy_.isNull(); }

  private:
    QVideoFrame frame_;
    QImage copy_;
    LumaView view_;
};

}  // namespace adjutant::scanner
