// SPDX-License-Identifier: GPL-3.0-or-later
// What can happen, as facts.
#pragma once

#include <string_view>
#include <variant>
#include <vector>

#include "engine/chance/sum.hpp"
#include "engine/words/common.hpp"
#include "engine/words/describe.hpp"
#include "engine/words/id.hpp"

namespace adjutant::pig {

struct Thrown {
    static constexpr std::string_view name = "thrown";
    SideId side;
    std::vector<int> faces;
    Sum sum;

    static constexpr auto fields() {
        return listed(field("side", &Thrown::side), field("faces", &Thrown::faces),
                      field("sum", &Thrown::sum));
    }
};
struct Busted {
    static constexpr std::string_view name = "busted";
    SideId side;
    static constexpr auto fields() { return listed(field("side", &Busted::side)); }
};
struct Banked {
    static constexpr std::string_view name = "banked";
    SideId side;
    int points = 0;
    static constexpr auto fields() {
        return listed(field("side", &Banked::side), field("points", &Banked::points));
    }
};

using Event = std::variant<Thrown, Busted, Banked, GameOver>;

}  // namespace adjutant::pig
