// SPDX-License-Identifier: GPL-3.0-or-later
// Gridded American Civil War: what the engine asks of a game system. The rules are in rules.hpp, chapter by
// chapter: README.md leads from clause to file.
#pragma once

#include "engine/games/hex_acw/actions.hpp"
#include "engine/games/hex_acw/events.hpp"
#include "engine/games/hex_acw/state.hpp"
#include "engine/play/system.hpp"

namespace adjutant::acw {

struct HexAcw {
    static constexpr std::string_view id = "hex-acw";
    static constexpr std::string_view name = "Gridded American Civil War";
    static constexpr Capabilities capabilities{Capability::cards,     Capability::figures,
                                               Capability::names,     Capability::overruledOffers,
                                               Capability::ownBoards, Capability::solver};

    using State = acw::State;
    using Options = acw::Options;
    using Action = acw::Action;
    using Event = acw::Event;

    static constexpr auto order = std::array{Judged::phase, Judged::missing, Judged::parameters};
    using Phases = PhaseTable<
        During<Phase::setup, SetTerrain, SetEdge, SetRoad, AddStrongpoint, AddUnit, AddCommander, Begin>,
        During<Phase::card, DrawCard, PlayCard, DeclineCard, Occupy, Entrench>,
        During<Phase::move, Move, Turn, Shoot, Volley, EndTurn, Occupy, Entrench>,
        During<Phase::shoot, Move, Turn, Shoot, Volley, TestMorale, Advance, EndTurn, Occupy, Entrench>,
        During<Phase::advance, Advance, EndTurn, Occupy, Entrench>, AtAnyTime<EndGame>>;

    static Expected<State> setup(const Options& options);
    static Allowed notNow(const State& state, std::string_view action);
    static Allowed decide(Draft<HexAcw>& draft, const Action& action);
    static void apply(State& state, const Event& event);
    static void derive(State& state);
    static Allowed check(const State& state);
    static std::vector<Offer> offers(const State& state);
    static std::string label(const Action& action, const State& before, const std::vector<Event>& events,
                             const State& after);
    static std::optional<Expected<std::vector<Likelihood>>> odds(const State& state, const Action& action,
                                                                 std::span<const Overrule> overrules,
                                                                 const std::vector<Answer>& given);
    static std::string say(const State& after, const Event& event, std::string_view language);
    static Board board(const State& state);
    static Figures figures(const State& state);
    static Palette palette();
    static std::optional<Options> readyBoard(const std::string& id);
    static Drawing blank(int columns, int rows);
    static Drawing drawn(const Options& options);
    static Expected<Options> planned(const Drawing& drawing);
    static std::vector<CardText> cards(const State& /*state*/) { return cardTexts(); }
};

}  // namespace adjutant::acw
