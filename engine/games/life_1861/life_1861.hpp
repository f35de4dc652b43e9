// SPDX-License-Identifier: GPL-3.0-or-later
// 1861: Life on the Battlefield, as the engine sees it. The rules are in rules.hpp, chapter by chapter.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/games/life_1861/actions.hpp"
#include "engine/games/life_1861/events.hpp"
#include "engine/games/life_1861/state.hpp"
#include "engine/play/system.hpp"

namespace adjutant::life {

struct Life {
    static constexpr std::string_view id = "life-1861";
    static constexpr std::string_view name = "1861: Life on the Battlefield";
    static constexpr Capabilities capabilities{
        Capability::cards, Capability::chanceWording,   Capability::gameOverClause, Capability::figures,
        Capability::names, Capability::overruledOffers, Capability::resume};

    static constexpr std::string_view gameOverClause = "L61-WIN-07";

    using State = life::State;
    using Options = life::Options;
    using Action = life::Action;
    using Event = life::Event;

    static constexpr auto order = std::array{Judged::parameters, Judged::phase};
    /// L61-GAME-02; nothing is done in Phase::over, also where a ruling says so without a verdict.
    using Phases =
        PhaseTable<During<Phase::setup, SetUp, End>, During<Phase::event, DrawEvent, End>,
                   During<Phase::action, Move, PickUp, TakeBread, VisitDoctor, UseMedicine, TradeAtStore,
                          ActivateFarm, BuyCrop, ActivateChurch, Loot, Swap, Speak, Attack, EndTurn, End>,
                   During<Phase::status, StatusStage, End>>;

    static Expected<State> setup(const Options& options);
    static Allowed notNow(const State& state, std::string_view action);
    static Allowed decide(Draft<Life>& draft, const Action& action);
    /// Goes on with a status stage, the one action with checkpoints (for odds).
    static Allowed resume(Draft<Life>& draft, const Action& action, const std::string& key);
    static void apply(State& state, const Event& event);
    static void derive(State& state);
    static Allowed check(const State& state);
    static std::vector<Offer> offers(const State& state);
    static std::string label(const Action& action, const State& before, const std::vector<Event>& events,
                             const State& after);
    static std::string say(const State& after, const Event& event, std::string_view language);
    static std::vector<CardText> cards(const State& state);
    static Board board(const State& state);
    static Figures figures(const State& state);
};

}  // namespace adjutant::life
