// SPDX-License-Identifier: GPL-3.0-or-later
// One action being decided: the state so far, the chances, and what has happened. A rule asks, rolls and
// emits; because emit applies the event at once, later lines of the rule see the state after earlier events,
// and replaying the events reaches the same state by construction.
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/chance/chances.hpp"
#include "engine/chance/sum.hpp"
#include "engine/words/id.hpp"
#include "engine/words/language.hpp"

namespace adjutant {

enum class Coin { heads, tails };

/// What came of an action.
template <class S>
struct Accepted {
    typename S::State state;
    std::vector<typename S::Event> events;
    std::vector<std::string> sentences;  ///< one an event, where they are told
    std::vector<Roll> rolls;
    std::size_t settledAt = 0;  ///< how many of the events odds speak of
};

template <class S>
class Draft {
  public:
    using State = typename S::State;
    using Event = typename S::Event;
    using Who = std::optional<std::string>;

    /// `tells`: are sentences made of the events (sentences())?
    Draft(State before, Chances& chances, std::span<const Overrule> overrules, bool tells = false);

    [[nodiscard]] const State& state() const { return state_; }

    void emit(Event event);

    /// A sum under the overrules of the game and of this act.
    [[nodiscard]] SumBuilder sum() const { return SumBuilder(overrules_); }

    /// One die; the face.
    int die(int sides, std::string_view purpose, Who who = {}) {
        return roll(Dice{.count = 1, .sides = sides}, purpose, std::move(who)).front();
    }
    /// Several dice in one chance; the faces as rolled, or sorted where the order does not matter.
    std::vector<int> roll(const Dice& dice, std::string_view purpose, Who who = {});
    Coin coin(std::string_view purpose, Who who = {});
    /// A card of those still in the deck, each as likely as it has copies. `left`: pairs of card and copies,
    /// in the ledger's order; cards without copies cannot be drawn.
    template <class Counts>
    CardId draw(std::string_view deck, const Counts& left, std::string_view purpose, Who who = {}) {
        Chance chance;
        chance.purpose = purpose;
        chance.kind = Chance::Kind::card;
        chance.deck = deck;
        chance.who = std::move(who);
        for (const auto& [card, copies] : left) {
            if (copies <= 0) continue;
            chance.choices.push_back(card.text);
            chance.weights.push_back(copies);
        }
        return CardId{std::get<std::string>(ask(std::move(chance)))};
    }
    /// One of a list by lot, all equally likely. The list is not empty.
    template <class Tag>
    Id<Tag> pick(const std::vector<Id<Tag>>& choices, std::string_view purpose, Who who = {}) {
        Chance chance;
        chance.purpose = purpose;
        chance.kind = Chance::Kind::oneOf;
        chance.who = std::move(who);
        for (const auto& choice : choices) chance.choices.push_back(choice.text);
        chance.weights.assign(choices.size(), 1);
        return Id<Tag>{std::get<std::string>(ask(std::move(chance)))};
    }

    /// What odds are asked about is decided here; the rest follows by itself and is not counted in.
    void settle() {
        if (!settledAt_) settledAt_ = events_.size();
        chances_.settle();
    }
    /// What follows, and every outcome label, depends on the state alone: odds may merge runs that meet here.
    void checkpoint() { chances_.checkpoint(Paused{}); }
    /// The same where less than the state matters: runs merge when their keys are equal.
    void checkpoint(std::string key) { chances_.checkpoint(Paused{std::move(key), false}); }

    [[nodiscard]] const std::vector<Event>& events() const { return events_; }
    /// One an event, in the words that fit the state right after it; empty where no sentence is told.
    [[nodiscard]] const std::vector<std::string>& sentences() const { return sentences_; }
    [[nodiscard]] const std::vector<Roll>& rolls() const { return rolls_; }
    /// How many events had happened when the action was settled.
    [[nodiscard]] std::size_t settledAt() const { return settledAt_.value_or(events_.size()); }
    /// All of it, with what of the state follows from the rest. The draft is spent.
    [[nodiscard]] Accepted<S> accepted() &&;

  private:
    Answer ask(Chance chance);

    State state_;
    Chances& chances_;
    std::span<const Overrule> overrules_;
    bool tells_;
    std::vector<Event> events_;
    std::vector<std::string> sentences_;
    std::vector<Roll> rolls_;
    std::optional<std::size_t> settledAt_;
};

// Not inline, so that a system's draft is compiled once (`extern template class Draft<S>` in its header): an
// event of fifty kinds costs each of its rules' files seconds otherwise.

template <class S>
Draft<S>::Draft(State before, Chances& chances, std::span<const Overrule> overrules, bool tells)
    : state_(std::move(before)), chances_(chances), overrules_(overrules), tells_(tells) {}

template <class S>
void Draft<S>::emit(Event event) {
    S::apply(state_, event);
    if constexpr (requires { S::say(state_, event, journalLanguage); }) {
        if (tells_) sentences_.push_back(S::say(state_, event, journalLanguage));
    }
    events_.push_back(std::move(event));
}

template <class S>
Accepted<S> Draft<S>::accepted() && {
    S::derive(state_);
    const std::size_t settled = settledAt();
    return {std::move(state_), std::move(events_), std::move(sentences_), std::move(rolls_), settled};
}

template <class S>
std::vector<int> Draft<S>::roll(const Dice& dice, std::string_view purpose, Who who) {
    Chance chance;
    chance.purpose = purpose;
    chance.count = dice.count;
    chance.sides = dice.sides;
    chance.ordered = dice.ordered;
    chance.incidental = dice.isIncidental;
    chance.classes = dice.classes;
    chance.totalNeeded = dice.totalNeeded;
    chance.who = std::move(who);
    auto faces = std::get<std::vector<int>>(ask(std::move(chance)));
    if (!dice.ordered) std::sort(faces.begin(), faces.end());
    return faces;
}

template <class S>
Coin Draft<S>::coin(std::string_view purpose, Who who) {
    Chance chance;
    chance.purpose = purpose;
    chance.kind = Chance::Kind::coin;
    chance.who = std::move(who);
    return std::get<std::string>(ask(std::move(chance))) == "heads" ? Coin::heads : Coin::tails;
}

template <class S>
Answer Draft<S>::ask(Chance chance) {
    auto [answer, byApp] = chances_.answer(chance);
    rolls_.push_back(Roll{std::move(chance), answer, byApp});
    return answer;
}

}  // namespace adjutant
