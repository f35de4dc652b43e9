// SPDX-License-Identifier: GPL-3.0-or-later
// All that a game of Pig is: what the two have, what lies in the pot, whose turn it is.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/games/pig/words.hpp"
#include "engine/play/option.hpp"
#include "engine/words/common.hpp"
#include "engine/words/describe.hpp"
#include "engine/words/id.hpp"
#include "messages/pig.hpp"

namespace adjutant::pig {

struct Options {
    DiceMode dice = DiceMode::app;
    int goal = 20;

    static constexpr auto fields() {
        return listed(option("dice", &Options::dice),
                      option("goal", &Options::goal).between(1, 100, refusals::GoalBounds{}, "PIG-WIN-01"));
    }
    auto operator<=>(const Options&) const = default;
};

struct Player {
    std::string name;
    int points = 0;

    static constexpr auto fields() {
        return listed(field("name", &Player::name), field("points", &Player::points));
    }
    auto operator<=>(const Player&) const = default;
};

struct State {
    Options options;
    int round = 1;
    Phase phase = Phase::play;
    std::optional<SideId> active;
    std::map<SideId, Player> sides;
    std::vector<SideId> seating;
    std::optional<Verdict> verdict;
    SideId turnOf;
    int pot = 0;
    int lead = 0;  ///< derived: how far the leader is ahead

    static constexpr auto fields() {
        return listed(field("options", &State::options), field("round", &State::round),
                      field("phase", &State::phase), field("active", &State::active),
                      field("sides", &State::sides), field("seating", &State::seating),
                      field("verdict", &State::verdict), field("turn-of", &State::turnOf),
                      field("pot", &State::pot), field("lead", &State::lead));
    }
    auto operator<=>(const State&) const = default;
};

inline bool known(const State& state, const SideId& side) { return state.sides.contains(side); }

inline const SideId red{"red"};
inline const SideId blue{"blue"};

}  // namespace adjutant::pig
