// SPDX-License-Identifier: GPL-3.0-or-later
// What an event makes a side take or pay on the table: cards, coins, soldiers. An event that moves goods says
// so itself (`dealings()` beside its fields); most say nothing.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/words/id.hpp"

namespace adjutant {

struct Dealing {
    struct Good {
        std::string of;
        int count = 0;

        bool operator==(const Good&) const = default;
    };

    SideId side;
    bool pays = false;  ///< else it takes
    std::vector<Good> goods;

    bool operator==(const Dealing&) const = default;
};

/// What each side takes in all, then what each pays, in the order in which sides come up first; the goods in
/// `order`. Nothing of what comes to nothing.
[[nodiscard]] std::vector<Dealing> summed(const std::vector<Dealing>& dealings,
                                          std::span<const std::string_view> order);

}  // namespace adjutant
