// SPDX-License-Identifier: GPL-3.0-or-later
// A list of offers being made, each tried against the rules.
#pragma once

#include "engine/games/life_1861/rules.hpp"

namespace adjutant::life {

/// What may be done now under the overrules that always count in this game.
[[nodiscard]] std::vector<Offer> offersUnder(std::span<const Overrule> overrules, const State& state);

class OfferList {
  public:
    /// `overrules`: those that always count in this game.
    OfferList(const State& state, std::span<const Overrule> overrules)
        : state_(state), overrules_(overrules) {}

    [[nodiscard]] const State& state() const { return state_; }
    [[nodiscard]] SumBuilder sum() const { return SumBuilder(overrules_); }
    /// Offers an act; it is listed as blocked when the rules refuse it with these likely values.
    void add(const Action& likely, Phrase label, Phrase note, std::vector<Param> params = {});
    void block(std::string_view action, Phrase label, Refusal why, std::vector<Param> params);
    [[nodiscard]] std::vector<Offer> take() { return std::move(offers_); }

  private:
    const State& state_;
    std::span<const Overrule> overrules_;
    std::vector<Offer> offers_;
};

/// All that a player piece in play may do now (offers_of_pieces.cpp).
void offerActsOf(OfferList& list, const PieceId& piece);

}  // namespace adjutant::life
