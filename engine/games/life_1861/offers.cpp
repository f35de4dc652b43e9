// SPDX-License-Identifier: GPL-3.0-or-later
// What may be done now, most likely first. Whether an act is allowed is asked of the rules themselves: each
// offer is tried with the values it proposes, up to its first chance.
#include "engine/games/life_1861/offers.hpp"

#include <algorithm>

#include "engine/games/life_1861/names.hpp"
#include "engine/play/would_allow.hpp"
#include "messages/life_1861.hpp"

namespace adjutant::life {
namespace {

/// L61-BOARD-03: on a group's own board only the table knows; one fact a piece, each asked by itself.
void askWhoIsNear(const State& state, std::vector<Param>& params) {
    const auto bandits = banditsInPlay(state);
    const bool asked =
        state.options.positions == Positions::asked && state.options.boardAttacks == BoardAttacks::status;
    if (!asked || bandits.empty()) return;
    const ParameterOf<PieceId> near[] = {&StatusStage::nearS1, &StatusStage::nearC1, &StatusStage::nearC2,
                                         &StatusStage::nearC3, &StatusStage::nearC4};
    for (std::size_t i = 0; i < std::size(near); ++i) {
        const PieceId& piece = peopleIds()[i];
        if (isOut(state, piece)) continue;
        params.push_back(someOf(near[i], bandits, 0, std::ssize(bandits))
                             .byDefault(value(dangersNear(state, piece).bandits))
                             .noted(offers::BanditsNear{.piece = called(piece)}));
    }
}

void offerStatusStage(OfferList& list) {
    const State& state = list.state();
    std::vector<PieceId> order;
    std::vector<Param> params;
    for (const Player player : state.seating) {
        const auto eaters = feedingOrder(state, player, {});
        const int food = sideOf(state, player).food;
        const bool isShort = food > 0 && food < foodNeeded(list.sum(), state, player).total();
        if (isShort) order.insert(order.end(), eaters.begin(), eaters.end());
    }
    if (!order.empty()) {  // L61-STATUS-03
        params.push_back(someOf(&StatusStage::fed, order, 0, std::ssize(order))
                             .byDefault(value(order))
                             .noted(offers::WhoEatsFirst{}));
    }
    const PieceId& soldier = peopleIds().front();
    if (state.options.boardAttacks == BoardAttacks::status && townIsHostile(state) &&
        !isOut(state, soldier)) {
        params.push_back(
            boolOf(&StatusStage::town, dangersNear(state, soldier).town).noted(offers::IsTheSoldierNear{}));
    }
    askWhoIsNear(state, params);
    list.add(StatusStage{}, offers::StatusStage{}, offers::StatusStageNote{.enough = order.empty()},
             std::move(params));
}

void offerStage(OfferList& list) {
    const State& state = list.state();
    switch (state.phase) {
        case Phase::setup:
            return list.add(SetUp{}, offers::SetUp{}, offers::SetUpNote{});
        case Phase::event:
            if (state.options.events == Events::own) {
                return list.add(DrawEvent{}, offers::OwnEvent{}, offers::OwnEventNote{});
            }
            return list.add(DrawEvent{}, offers::DrawEvent{}, offers::DrawEventNote{});
        case Phase::action:
            for (const PieceId& piece : peopleInPlay(state)) offerActsOf(list, piece);
            return;
        case Phase::status:
            return offerStatusStage(list);
        case Phase::over:
            return;
    }
}

}  // namespace

void OfferList::add(const Action& likely, Phrase label, Phrase note, std::vector<Param> params) {
    Offer offer;
    offer.action = std::visit([](const auto& action) { return std::string(action.name); }, likely);
    offer.label = std::move(label);
    offer.note = std::move(note);
    offer.params = std::move(params);
    if (Allowed may = wouldAllow<Life>(state_, likely, overrules_); !may)
        offer.blocked = std::move(may.error());
    offers_.push_back(std::move(offer));
}

void OfferList::block(std::string_view action, Phrase label, Refusal why, std::vector<Param> params) {
    Offer offer;
    offer.action = action;
    offer.label = std::move(label);
    offer.params = std::move(params);
    offer.blocked = std::move(why);
    offers_.push_back(std::move(offer));
}

std::vector<Offer> offersUnder(std::span<const Overrule> overrules, const State& state) {
    OfferList list(state, overrules);
    if (state.verdict || state.phase == Phase::over) return {};
    offerStage(list);
    list.add(End{"agreement"}, offers::End{}, offers::EndNote{},
             {textOf(&End::reason, "agreement").noted(offers::WhyEnd{})});
    return list.take();
}

std::vector<Offer> Life::offers(const State& state) { return offersUnder({}, state); }

}  // namespace adjutant::life
