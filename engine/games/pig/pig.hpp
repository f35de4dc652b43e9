// SPDX-License-Identifier: GPL-3.0-or-later
// Pig, the smallest dice game worth the name, as the engine sees it: types and pure functions.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/games/pig/actions.hpp"
#include "engine/games/pig/events.hpp"
#include "engine/games/pig/state.hpp"
#include "engine/play/system.hpp"

namespace adjutant::pig {

struct Pig {
    static constexpr std::string_view id = "pig";
    static constexpr std::string_view name = "Pig";
    static constexpr Capabilities capabilities{};

    using State = pig::State;
    using Options = pig::Options;
    using Action = pig::Action;
    using Event = pig::Event;

    static constexpr auto order = std::array{Judged::parameters, Judged::side};

    static Expected<State> setup(const Options& options);
    static Allowed onTurn(const State& state, const SideId& side);
    static Allowed decide(Draft<Pig>& draft, const Action& action);
    static void apply(State& state, const Event& event);
    static void derive(State& state);
    static Allowed check(const State& state);
    static std::vector<Offer> offers(const State& state);
    static std::string label(const Action& action, const State& before, const std::vector<Event>& events,
                             const State& after);
    static std::string say(const State& after, const Event& event, std::string_view language);
    static Board board(const State&) { return {}; }
};

using Draft = adjutant::Draft<Pig>;  ///< one action of this system being decided

}  // namespace adjutant::pig

extern template class adjutant::Draft<adjutant::pig::Pig>;
