// SPDX-License-Identifier: GPL-3.0-or-later
// 1 Stat Skirmish: the whole of what the engine asks of this system. The rules are in rules.hpp,
// chapter by chapter: README.md leads from clause to file.
#pragma once

#include "engine/chance/likelihood.hpp"
#include "engine/games/one_stat/events.hpp"
#include "engine/play/system.hpp"

namespace adjutant::onestat {

struct OneStat {
    static constexpr std::string_view id = "one-stat";
    static constexpr std::string_view name = "1 Stat Skirmish";
    static constexpr Capabilities capabilities{Capability::figures, Capability::names,
                                               Capability::overruledOffers, Capability::repeatedOdds,
                                               Capability::solver};
    using State = onestat::State;
    using Options = onestat::Options;
    using Action = onestat::Action;
    using Event = onestat::Event;

    static constexpr auto order = std::array{Judged::own, Judged::phase, Judged::parameters};
    using Phases =
        PhaseTable<During<Phase::initiative, RollInitiative>, During<Phase::positions, ChoosePosition>,
                   During<Phase::activations, Activate, EndTurn, Move, SetHill, Attack, Recover, Command,
                          Drive, Heal, Influence, Summon, Shapeshift, PickUp, Manipulate, Deliver, UseDevice,
                          FreeHostage, OpponentTurn>,
                   During<Phase::spawn, PlacePoints, Spawn>, During<Phase::detonation, Detonate>,
                   AtAnyTime<EndActivation, End>>;

    static Expected<State> setup(const Options& options);
    static Allowed notNow(const State& state, std::string_view action);
    static Allowed decide(Draft<OneStat>& draft, const Action& action);
    static void apply(State& state, const Event& event);
    /// Every key of the state is kept by events: nothing follows from others by itself.
    static void derive(State& /*state*/) {}
    static Allowed check(const State& state);
    static std::vector<Offer> offers(const State& state);
    static std::string label(const Action& action, const State& before, const std::vector<Event>& events,
                             const State& after);
    static std::string say(const State& after, const Event& event, std::string_view language);
    static Board board(const State& state);
    static Figures figures(const State& state);
    static std::optional<Expected<std::vector<Likelihood>>> odds(const State& state, const Action& action,
                                                                 std::span<const Overrule> overrules,
                                                                 const std::vector<Answer>& given);
    /// `repeat` beside a question about odds: the same attack so many times in one activation.
    static Expected<std::vector<Likelihood>> oddsRepeated(const State& state, const Action& action, int times,
                                                          std::span<const Overrule> overrules);
};

}  // namespace adjutant::onestat
