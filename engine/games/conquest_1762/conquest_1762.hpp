// SPDX-License-Identifier: GPL-3.0-or-later
// The system `conquest-1762`: what the engine asks of it.
#pragma once

#include "engine/games/conquest_1762/actions.hpp"
#include "engine/games/conquest_1762/events.hpp"
#include "engine/games/conquest_1762/state.hpp"
#include "engine/games/conquest_1762/what_if.hpp"
#include "engine/play/system.hpp"

namespace adjutant::conquest {

struct Conquest {
    static constexpr std::string_view id = "conquest-1762";
    static constexpr std::string_view name = "1762: A game of commerce and conquest";
    static constexpr Capabilities capabilities{
        Capability::cards,   Capability::figures,         Capability::names,     Capability::noOdds,
        Capability::opening, Capability::overruledOffers, Capability::ownBoards, Capability::secrets,
        Capability::solver,  Capability::whatIfs};
    using State = conquest::State;
    using Options = conquest::Options;
    using Action = conquest::Action;
    using Event = conquest::Event;
    using WhatIf = conquest::WhatIf;

    /// C62-TURN-06. The rules read the parameters themselves, last (Given).
    static constexpr auto order =
        std::array{Judged::parameters, Judged::own, Judged::pending, Judged::phase, Judged::side};
    using Phases =
        PhaseTable<During<Phase::setUp, SetUp>, During<Phase::draft, Claim>, During<Phase::balance, Swap>,
                   During<Phase::reinforce, Spread, Place>, During<Phase::roll, RollResources>,
                   During<Phase::build, Place, BankTrade, PlayerTrade, Recruit, Build, BuyCard, Attack,
                          Assault, Redeploy, NextPhase, EndTurn>,
                   During<Phase::attack, Attack, Assault, Redeploy, NextPhase, EndTurn>,
                   During<Phase::redeploy, Redeploy, EndTurn>,
                   AtAnyTime<PlayCard, DiscardCard, Defend, CallOff, MoveIn, EndGame>>;

    static Expected<State> setup(const Options& options);
    static void open(Draft<Conquest>& draft);
    static Allowed nothingPending(const State& state);
    static Allowed notNow(const State& state, std::string_view action);
    /// `side`, if given, is the active one.
    static Allowed onTurn(const State& state, const Given<SideId>& side);
    static Allowed decide(Draft<Conquest>& draft, const Action& action);
    static void apply(State& state, const Event& event);
    static void derive(State& state);
    static Allowed check(const State& state);
    static std::vector<Offer> offers(const State& state);
    static std::string label(const Action& action, const State& before, const std::vector<Event>& events,
                             const State& after);
    static std::string say(const State& after, const Event& event, std::string_view language);
    static Board board(const State& state);
    static Figures figures(const State& state);
    static std::vector<CardText> cards(const State& state);
    static std::optional<Expected<std::vector<Likelihood>>> odds(const State& state, const Action& action,
                                                                 const WhatIf& whatIf,
                                                                 std::span<const Overrule> overrules,
                                                                 const std::vector<Answer>& given);
    static std::vector<std::string> hidden(const State& state);
    static std::optional<Refusal> noOdds(std::string_view action);
    static Palette palette();
    static std::optional<Options> readyBoard(const std::string& id);
    static Drawing blank(int columns, int rows);
    static Drawing drawn(const Options& options);
    static Expected<Options> planned(const Drawing& drawing);
};

}  // namespace adjutant::conquest
