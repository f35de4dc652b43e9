// SPDX-License-Identifier: GPL-3.0-or-later
// Civil War Game 1863: the whole of what the engine asks of this system; two commanders, each out to remove
// the other (W63-GAME-01, W63-GAME-02). README.md leads from clause to file.
#pragma once

#include "engine/games/civil_war_1863/actions.hpp"
#include "engine/games/civil_war_1863/events.hpp"
#include "engine/play/system.hpp"

namespace adjutant::w63 {

struct CivilWar {
    static constexpr std::string_view id = "civil-war-1863";
    static constexpr std::string_view name = "Civil War Game 1863";
    static constexpr Capabilities capabilities{Capability::figures, Capability::names,
                                               Capability::overruledOffers, Capability::ownBoards,
                                               Capability::ways};
    using State = w63::State;
    using Options = w63::Options;
    using Action = w63::Action;
    using Event = w63::Event;

    static constexpr auto order = std::array{Judged::parameters, Judged::own, Judged::phase};
    using Phases = PhaseTable<During<Phase::play, Move, Attack, Fortify, Unfortify, EndTurn, Station>,
                              During<Phase::extraMove, Retreat>, During<Phase::removal, Remove>,
                              AtAnyTime<Surrender, End>>;

    static Expected<State> setup(const Options& options);
    static Allowed notNow(const State& state, std::string_view action);
    static Allowed decide(Draft<CivilWar>& draft, const Action& action);
    static void apply(State& state, const Event& event);
    static void derive(State& state);
    static Allowed check(const State& state);
    static std::vector<Offer> offers(const State& state);
    static std::string label(const Action& action, const State& before, const std::vector<Event>& events,
                             const State& after);
    static std::string say(const State& after, const Event& event, std::string_view language);
    static Board board(const State& state);
    static Figures figures(const State& state);
    /// By what means pieces of one square could go where in a move of this turn. Board mode.
    static Expected<std::map<PlaceId, How>> ways(const State& state, const std::vector<PieceId>& pieces);
    static Palette palette();
    static std::optional<Options> readyBoard(const std::string& id);
    static Drawing blank(int columns, int rows);
    static Drawing drawn(const Options& options);
    static Expected<Options> planned(const Drawing& drawing);
};

}  // namespace adjutant::w63
