// SPDX-License-Identifier: GPL-3.0-or-later
// Pig, the smallest dice game worth the name, as a game system: what the core's tests play. On your turn roll
// a die as often as you dare and add up; a 1 loses the turn's points; hold to bank them; first to the goal
// wins.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <variant>
#include <vector>

#include "engine/core/common.hpp"
#include "engine/core/position.hpp"
#include "engine/core/system.hpp"

namespace adjutant::pig {

enum class Phase { play, over };

struct Options {
    DiceMode dice = DiceMode::app;
    int goal = 20;

    static constexpr auto fields() {
        return listed(field("dice", &Options::dice), field("goal", &Options::goal));
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

/// Roll one die, or several at once; each die counts with a bonus for daring (clause PIG-ROLL-02).
struct Throw {
    static constexpr std::string_view name = "throw";
    SideId side;
    int dice = 1;

    static constexpr auto fields() {
        return listed(
            required("side", &Throw::side).byDefault([](const State& s, const Throw&) { return s.active; }),
            optional("dice", &Throw::dice).checked([](const State&, const Throw&, int n) {
                return n >= 1 && n <= 4;
            }));
    }
};
struct Hold {
    static constexpr std::string_view name = "hold";
    SideId side;

    static constexpr auto fields() {
        return listed(
            required("side", &Hold::side).byDefault([](const State& s, const Hold&) { return s.active; }));
    }
};

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

struct Pig {
    static constexpr std::string_view id = "pig";
    static constexpr std::string_view name = "Pig";
    using State = pig::State;
    using Options = pig::Options;
    using Action = std::variant<Throw, Hold, End>;
    using Event = std::variant<Thrown, Busted, Banked, GameOver>;

    static Expected<State> setup(const Options& options);
    static Allowed decide(Draft<Pig>& draft, const Action& action);
    static void apply(State& state, const Event& event);
    static void derive(State& state);
    static Allowed check(const State& state);
    static std::vector<Offer> offers(const State& state);
    static std::string label(const Action& action, const State& before, const std::vector<Event>& events,
                             const State& after);
    static std::string say(const State& after, const Event& event);
    static std::vector<Param> options();
    static Board board(const State&) { return {}; }
};

/// The entry for a list of systems.
SystemEntry entry();

}  // namespace adjutant::pig

template <>
struct adjutant::Names<adjutant::pig::Phase> {
    static constexpr auto list = std::to_array<adjutant::Name<adjutant::pig::Phase>>(
        {{adjutant::pig::Phase::play, "play"}, {adjutant::pig::Phase::over, "over"}});
};
