// SPDX-License-Identifier: GPL-3.0-or-later
// Looks on: what other tables do is in the file a moment later. What was changed here goes out now and then.
#pragma once

#include <chrono>

#include "db/club/sync.hpp"

namespace adjutant::club {

class Watcher {
  public:
    Watcher(Notebook&, FileDoor&, const Veil&, Link&);

    /// False where something between here and the database (a pooler) swallows what is told: then it asks.
    [[nodiscard]] bool hears() const { return hears_; }
    /// Waits for news, no longer than that, and brings them in.
    Passed turn(std::chrono::milliseconds patience);

  private:
    using Clock = Sync::Clock;
    Passed take(Way);

    Link& link_;
    std::string campaign_;
    bool hears_;
    Sync sync_;
    bool more_ = false;
    Clock::time_point next_{};  ///< when everything is looked at again
};

}  // namespace adjutant::club
