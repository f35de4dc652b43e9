// SPDX-License-Identifier: GPL-3.0-or-later
// The offers as they are gathered: what the rules allow, and, where people ask why not, what they refuse.
#pragma once

#include <span>
#include <vector>

#include "engine/games/one_stat/rules.hpp"

namespace adjutant::onestat {

/// What may be done now under the overrules that always count in this game.
[[nodiscard]] std::vector<Offer> offersUnder(std::span<const Overrule> overrules, const State& state);

class OfferList {
  public:
    explicit OfferList(std::span<const Overrule> overrules) : overrules_(overrules) {}

    [[nodiscard]] std::span<const Overrule> overrules() const { return overrules_; }
    /// An act that the rules allow.
    void add(std::string_view action, Phrase label, std::vector<Param> params, Phrase note = {}) {
        Offer offer;
        offer.action = action;
        offer.label = std::move(label);
        offer.note = std::move(note);
        offer.params = std::move(params);
        list_.push_back(std::move(offer));
    }
    /// An act that is shown with the reason where it is refused.
    void addWithReason(const Allowed& may, std::string_view action, Phrase label, std::vector<Param> params) {
        add(action, std::move(label), std::move(params));
        if (!may) list_.back().blocked = may.error();
    }
    [[nodiscard]] std::vector<Offer> take() { return std::move(list_); }

  private:
    std::span<const Overrule> overrules_;
    std::vector<Offer> list_;
};

/// Any of these, nobody as a rule.
template <class AnId>
[[nodiscard]] Param anyOf(ParameterOf<std::type_identity_t<AnId>> list, const std::vector<AnId>& ids) {
    return someOf(list, ids, 0, std::ssize(ids)).byDefault(std::vector<std::string>{});
}
/// The fact that base contact is there; without it these acts are refused.
template <class Act>
[[nodiscard]] Param touching() {
    return oneOf(&Act::contact, {true}).noted(offers::ContactNote{});
}
/// Everybody who stands or lies on the table.
[[nodiscard]] std::vector<PieceId> inPlay(const State& state);

// -- offers_of_attacks.cpp, offers_of_acts.cpp: of the fighter of the innermost activation
void offerAttacks(OfferList& list, const State& state, const PieceId& id);
void offerActs(OfferList& list, const State& state, const PieceId& id);

}  // namespace adjutant::onestat
