// SPDX-License-Identifier: GPL-3.0-or-later
// What a campaign of linked games may carry over from a game, as its state counts it: who took part, who is
// out, what a side has and holds. What becomes of it is for the campaign to say.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/words/id.hpp"

namespace adjutant {

struct CarriedOver {
    /// The words that campaigns share for what is carried over.
    static constexpr std::string_view lost = "lost";            ///< is out; of a side, how much is
    static constexpr std::string_view resources = "resources";  ///< money and the like
    static constexpr std::string_view places = "places";        ///< held

    struct Member {
        PieceId piece;
        std::string name;  ///< as it will be called in the next game as well

        bool operator==(const Member&) const = default;
    };
    struct Taker {
        SideId side;
        std::string name;
        bool roster = false;  ///< it has members who come again
        std::vector<Member> members{};

        bool operator==(const Taker&) const = default;
    };
    struct Count {
        SideId side;
        PieceId piece{};  ///< the member; empty for the side's own
        std::string_view of;
        std::int64_t count = 0;
        bool inAll = false;  ///< what it has in all from now on; else what the game adds

        bool operator==(const Count&) const = default;
    };

    std::vector<Taker> takers;
    std::vector<Count> counts;  ///< none of nothing

    /// Of what it says of one, or nothing.
    [[nodiscard]] std::int64_t countOf(const SideId& side, const PieceId& piece, std::string_view of) const {
        const auto found = std::ranges::find_if(
            counts, [&](const Count& one) { return one.side == side && one.piece == piece && one.of == of; });
        return found == counts.end() ? 0 : found->count;
    }
};

}  // namespace adjutant
