// SPDX-License-Identifier: GPL-3.0-or-later
// Words and keys that all systems share (engine/wire.md): include them in a State rather than repeat them.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/words/describe.hpp"
#include "engine/words/id.hpp"
#include "engine/words/names.hpp"

namespace adjutant {

/// Option `dice`: who answers chances that a request leaves out.
enum class DiceMode { app, table };

template <>
struct Names<DiceMode> {
    static constexpr auto list =
        std::to_array<Name<DiceMode>>({{DiceMode::app, "app"}, {DiceMode::table, "table"}});
};

/// Key `verdict` once a game is over.
struct Verdict {
    std::vector<SideId> winners;
    std::string reason;

    static constexpr auto fields() {
        return listed(field("winners", &Verdict::winners), field("reason", &Verdict::reason));
    }
    auto operator<=>(const Verdict&) const = default;
};

/// Event `game-over`.
struct GameOver {
    static constexpr std::string_view name = "game-over";
    std::vector<SideId> winners;
    std::string reason;

    static constexpr auto fields() {
        return listed(field("winners", &GameOver::winners), field("reason", &GameOver::reason));
    }
    auto operator<=>(const GameOver&) const = default;
};

/// Action `end`: the players stop.
struct End {
    static constexpr std::string_view name = "end";
    std::string reason;

    static constexpr auto fields() { return listed(required("reason", &End::reason)); }
    auto operator<=>(const End&) const = default;
};

/// A value of `decks`: a deck holds no order.
struct Deck {
    std::map<CardId, int> draw;   ///< every card of the deck, 0 when none is left
    std::vector<CardId> discard;  ///< oldest first

    static constexpr auto fields() {
        return listed(field("draw", &Deck::draw), field("discard", &Deck::discard));
    }
    auto operator<=>(const Deck&) const = default;
};

}  // namespace adjutant
