// SPDX-License-Identifier: GPL-3.0-or-later
// The system `conquest-1762`: what the engine asks of it, and one rule for each action.
#pragma once

#include "engine/board/board.hpp"
#include "engine/chance/draft.hpp"
#include "engine/chance/likelihood.hpp"
#include "engine/games/conquest_1762/actions.hpp"
#include "engine/games/conquest_1762/events.hpp"
#include "engine/games/conquest_1762/state.hpp"
#include "engine/play/capability.hpp"
#include "engine/play/offer.hpp"
#include "engine/words/card_text.hpp"
#include "engine/words/refusal.hpp"

namespace adjutant {
struct Drawing;
struct Palette;
}  // namespace adjutant

namespace adjutant::conquest {

struct Conquest {
    static constexpr std::string_view id = "conquest-1762";
    static constexpr std::string_view name = "1762: A game of commerce and conquest";
    static constexpr Capabilities capabilities{
        Capability::cards,           Capability::names,     Capability::noOdds,  Capability::opening,
        Capability::overruledOffers, Capability::ownBoards, Capability::secrets, Capability::solver};
    using State = conquest::State;
    using Options = conquest::Options;
    using Action = conquest::Action;
    using Event = conquest::Event;

    static Expected<State> setup(const Options& options);
    static void open(Draft<Conquest>& draft);
    static Allowed decide(Draft<Conquest>& draft, const Action& action);
    static void apply(State& state, const Event& event);
    static void derive(State& state);
    static Allowed check(const State& state);
    static std::vector<Offer> offers(const State& state);
    static std::string label(const Action& action, const State& before, const std::vector<Event>& events,
                             const State& after);
    static std::string say(const State& after, const Event& event);
    static Board board(const State& state);
    static std::vector<CardText> cards(const State& state);
    static std::optional<Expected<std::vector<Likelihood>>> odds(const State& state, const Action& action,
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

using Draft = adjutant::Draft<Conquest>;  ///< one action of this system being decided

// One rule for each action, in the file of its chapter.
Allowed decide(Draft& draft, const SetUp& action);
Allowed decide(Draft& draft, const Claim& action);
Allowed decide(Draft& draft, const Swap& action);
Allowed decide(Draft& draft, const Spread& action);
Allowed decide(Draft& draft, const Place& action);
Allowed decide(Draft& draft, const RollResources& action);
Allowed decide(Draft& draft, const BankTrade& action);
Allowed decide(Draft& draft, const PlayerTrade& action);
Allowed decide(Draft& draft, const Recruit& action);
Allowed decide(Draft& draft, const Build& action);
Allowed decide(Draft& draft, const BuyCard& action);
Allowed decide(Draft& draft, const PlayCard& action);
Allowed decide(Draft& draft, const DiscardCard& action);
Allowed decide(Draft& draft, const NextPhase& action);
Allowed decide(Draft& draft, const Attack& action);
Allowed decide(Draft& draft, const Defend& action);
Allowed decide(Draft& draft, const Assault& action);
Allowed decide(Draft& draft, const CallOff& action);
Allowed decide(Draft& draft, const MoveIn& action);
Allowed decide(Draft& draft, const Redeploy& action);
Allowed decide(Draft& draft, const EndTurn& action);
Allowed decide(Draft& draft, const EndGame& action);

}  // namespace adjutant::conquest

extern template class adjutant::Draft<adjutant::conquest::Conquest>;
