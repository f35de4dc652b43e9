// SPDX-License-Identifier: GPL-3.0-or-later
// A log-out or a `kill` ends the app as closing its window does.
#pragma once

#include <QSocketNotifier>
#include <memory>

namespace adjutant::companion {

class EndOnSignal {
  public:
    /// To be made beside the application, before its event loop.
    EndOnSignal();
    ~EndOnSignal();
    EndOnSignal(const EndOnSignal&) = delete;
    EndOnSignal& operator=(const EndOnSignal&) = delete;

  private:
    std::unique_ptr<QSocketNotifier> notifier_;
};

}  // namespace adjutant::companion
