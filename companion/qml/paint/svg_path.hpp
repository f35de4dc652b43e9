// SPDX-License-Identifier: GPL-3.0-or-later
// Reads SVG path data ("M4 12h16 …") into a QPainterPath. Used by every painted item of the look, so that
// icons, signs and board lines are plain text and draw alike with and without a GPU.
#pragma once

#include <QPainterPath>
#include <QString>

namespace adjutant::look {

/// What was read. `complete` is false when the text breaks the grammar; `path` then holds everything
/// before the first mistake, as SVG asks of renderers.
struct ReadPath {
    QPainterPath path;
    bool complete = true;
};

/// All commands of SVG 1.1 paths: M L H V C S Q T A Z, absolute and relative, with implied repeats.
[[nodiscard]] ReadPath readSvgPath(const QString& data);

}  // namespace adjutant::look
