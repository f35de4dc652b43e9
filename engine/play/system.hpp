// SPDX-License-Identifier: GPL-3.0-or-later
// What the engine asks of a game system: a struct of types and pure functions, no base class. Read this, then
// draft.hpp, then one system's folder.
#pragma once

#include <concepts>
#include <string>
#include <string_view>
#include <vector>

#include "engine/board/board.hpp"
#include "engine/chance/draft.hpp"
#include "engine/play/capability.hpp"
#include "engine/play/judged.hpp"
#include "engine/play/offer.hpp"
#include "engine/words/card_text.hpp"
#include "engine/words/refusal.hpp"

namespace adjutant {

/// struct Life {
///     static constexpr std::string_view id = "life-1861", name = "1861: Life on the Battlefield";
///     using State   = …;                   plain values, ordered by a defaulted <=>, Described
///     using Options = …;                   Described; what `start` may choose, defaults as initial values
///     using Action  = std::variant<…>;     small structs with `name` and `fields()`, named as wishes: Attack
///     using Event   = std::variant<…>;     small structs with `name` and `fields()`, named as facts:
///     Attacked
///
///     setup    the state of a new game with these options; may refuse a combination of them
///     decide   the rules: emits events into the draft, asks chances, or refuses
///     apply    bookkeeping: never refuses, never rolls
///     derive   recomputes the keys of the state that follow from others; after every act and ruling
///     check    is a state that a ruling made still one that the rules can use?
///     verdict  the verdict, or nothing while the game goes on
///     offers   what may be done now, most likely first. Every combination of offered choices is accepted.
///     label    the outcome label of section "Odds" of the ledger, for what happened up to Draft::settle
///     say      a sentence that a referee could read out, in a language of its catalogues; `after` is the
///     state
///              right after the event
///     board    what a client needs to draw the board
///     order    what is judged of an act before it is decided, and in which order (judged.hpp)
///     capabilities  what it has beyond these (capability.hpp)
/// };
template <class S>
concept System = requires(Draft<S>& draft, typename S::State& state, const typename S::State& constState,
                          const typename S::Action& action, const typename S::Event& event,
                          const std::vector<typename S::Event>& events, const typename S::Options& options) {
    { S::id } -> std::convertible_to<std::string_view>;
    { S::name } -> std::convertible_to<std::string_view>;
    { S::capabilities } -> std::same_as<const Capabilities&>;
    S::order;
    { S::setup(options) } -> std::same_as<Expected<typename S::State>>;
    { S::decide(draft, action) } -> std::same_as<Allowed>;
    { S::apply(state, event) } -> std::same_as<void>;
    { S::derive(state) } -> std::same_as<void>;
    { S::check(constState) } -> std::same_as<Allowed>;
    { S::offers(constState) } -> std::same_as<std::vector<Offer>>;
    { S::label(action, constState, events, constState) } -> std::same_as<std::string>;
    { S::say(constState, event, journalLanguage) } -> std::same_as<std::string>;
    { S::board(constState) } -> std::same_as<Board>;
    constState <=> constState;  // NOLINT(misc-redundant-expression)
    constState.verdict.has_value();
    constState.options.dice;
};

}  // namespace adjutant
