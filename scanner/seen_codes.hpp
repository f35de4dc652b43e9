// SPDX-License-Identifier: GPL-3.0-or-later
// Remembers for a moment what was seen, so that an outline does not flicker with every frame that is missed
// and a code that stays in view is announced once. Used by CodeScanner; time comes from outside.
#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "scanner/code.hpp"

namespace adjutant::scanner {

class SeenCodes {
  public:
    using Time = std::chrono::milliseconds;
    static constexpr Time outlined{600};    ///< how long a code that is no longer seen keeps its outline
    static constexpr Time forgotten{1500};  ///< out of sight for so long, it counts as new when it returns

    /// Takes in the codes of the frame of time `now` and returns the texts that freshly appeared.
    std::vector<std::string> see(const std::vector<Code>& codes, Time now);
    /// What is to be outlined at `now`: the codes of the last frame and those that left a moment ago.
    [[nodiscard]] std::vector<Code> outlinedAt(Time now) const;
    void clear() { seen_.clear(); }

  private:
    struct Seen {
        Code code;
        Time at;
        bool inLastFrame;
    };
    void remember(const Code& code, Time now);

    std::vector<Seen> seen_;
};

}  // namespace adjutant::scanner
