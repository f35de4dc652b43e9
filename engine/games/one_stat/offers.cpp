// SPDX-License-Identifier: GPL-3.0-or-later
// What may be done now: the innermost open fighter first, then those that may be activated next, then acts
// without cost. Each fighter is activated once on a copy of the state, and its acts are then asked of the
// rules (`mayDo`).
#include <algorithm>

#include "engine/games/one_stat/offers.hpp"
#include "engine/games/one_stat/rules.hpp"
#include "engine/play/would_allow.hpp"
#include "engine/words/contains.hpp"

namespace adjutant::onestat {
namespace {

void offerIf(OfferList& list, const State& state, const Action& likely, Phrase label,
             std::vector<Param> params) {
    if (!wouldAllow<OneStat>(state, likely)) return;
    const auto word = std::visit([](const auto& act) { return act.name; }, likely);
    list.add(word, std::move(label), std::move(params));
}

/// Have the spawnpoints their squares?
bool isPlaced(const State& state) {
    return std::ranges::any_of(state.spawnpoints,
                               [](const auto& point) { return point.second.x.has_value(); });
}

void offerPositions(OfferList& list, const State& state) {
    for (std::size_t i = 0; i < state.order.size() && i < 4; ++i) {
        if (state.order[i]) continue;
        const int place = static_cast<int>(i) + 1;
        list.add(ChoosePosition::name, offers::Position{.place = place},
                 {fixed(&ChoosePosition::side, *state.active),
                  intOf(&ChoosePosition::position, place, place, place)});
    }
}

/// Acts without cost, of every piece that may have them.
void offerFreeActs(OfferList& list, const State& state) {
    for (const auto& [id, piece] : state.pieces) {
        if (mayDo(state, Deliver{id, {}, {}})) {
            std::vector<Param> params{fixed(&Deliver::fighter, id)};
            const bool bomb = state.options.scenario == Scenario::bombingRun;
            if (bomb) {
                std::vector<SideId> areas;
                for (const SideId& side : state.seating) {
                    if (side != piece.side) areas.push_back(side);
                }
                params.push_back(oneOf(&Deliver::area, areas).byDefault(value(areas.front())));
                params.push_back(anyOf(&Deliver::blast, inPlay(state)));
            }
            list.add(Deliver::name, offers::Deliver{.fighter = nameOf(state, piece)}, std::move(params));
        }
        if (mayDo(state, UseDevice{id}))
            list.add(UseDevice::name, offers::UseDevice{.fighter = nameOf(state, piece)},
                     {fixed(&UseDevice::fighter, id)});
        if (mayDo(state, FreeHostage{id, true}))
            list.add(FreeHostage::name, offers::FreeHostage{.fighter = nameOf(state, piece)},
                     {fixed(&FreeHostage::fighter, id), touching<FreeHostage>()});
        if (!state.hill) continue;
        const auto& on = state.hill->fighters;
        const bool touches = contains(on, id);
        if (!mayDo(state, SetHill{id, !touches})) continue;
        list.add(SetHill::name, offers::Hill{.fighter = nameOf(state, piece), .on = !touches},
                 {fixed(&SetHill::fighter, id), fixed(&SetHill::on, !touches)});
    }
}

/// The adviser's questions, each answer an offer (OSS-SOLO-12).
void offerOpponents(OfferList& list, const State& state) {
    const auto next = nextOpponent(state);
    if (!state.solo || state.active != opponents || !next) return;
    const auto offer = [&](std::optional<CanAttack> can, std::optional<bool> cover,
                           std::optional<bool> sight) {
        using Turn = OpponentTurn;
        std::vector<Param> params{fixed(&Turn::fighter, *next)};
        if (can) params.push_back(fixed(&Turn::canAttack, *can));
        if (cover) params.push_back(fixed(&Turn::inCover, *cover));
        if (sight) params.push_back(fixed(&Turn::inSight, *sight));
        if (pieceOf(state, *next).down) params.push_back(intOf(&Turn::friends, 0, 6, 0));
        offerIf(
            list, state, OpponentTurn{next, can, cover, sight, 0},
            offers::OpponentTurn{.fighter = nameOf(state, *next), .can = can, .cover = cover, .sight = sight},
            std::move(params));
    };
    if (pieceOf(state, *next).down) return offer({}, {}, {});
    offer(CanAttack::contact, {}, {});
    offer(CanAttack::range, true, {});
    offer(CanAttack::range, false, {});
    offer(CanAttack::no, {}, true);
    offer(CanAttack::no, {}, false);
}

/// Those that the active side may activate next, each with what it may then do.
void offerNextFighters(OfferList& list, const State& state) {
    for (const auto& [id, piece] : state.pieces) {
        const bool open = !state.stack.empty() && state.stack.back().fighter == id;
        if (piece.out || piece.activated || open || piece.side != state.active) continue;
        const auto active =
            tried<OneStat>(state, [&id = id](Draft& draft) { return beginAct(draft, id, true); });
        if (!active) continue;
        if (!(isActionScenario(state) && piece.down)) offerActs(list, *active, id);
        const bool acts =
            std::ranges::any_of(state.stack, [&id = id](const Frame& f) { return f.fighter == id; });
        if (!acts)
            list.add(Activate::name, offers::Activate{.fighter = nameOf(state, piece)},
                     {fixed(&Activate::fighter, id)});
    }
}

void offerActivations(OfferList& list, const State& state) {
    offerOpponents(list, state);
    if (!state.stack.empty()) {
        offerActs(list, state, state.stack.back().fighter);
        list.add(EndActivation::name, offers::EndActivation{}, {});
    }
    if (state.active) offerNextFighters(list, state);
    offerFreeActs(list, state);
    if (state.active) list.add(EndTurn::name, offers::EndTurn{}, {});
}

}  // namespace

std::vector<PieceId> inPlay(const State& state) {
    std::vector<PieceId> ids;
    for (const auto& [id, piece] : state.pieces) {
        if (!isOffTable(piece)) ids.push_back(id);
    }
    const auto seat = [&](const Piece& piece) {
        return piece.side ? std::ranges::find(state.seating, *piece.side) - state.seating.begin()
                          : std::ssize(state.seating);
    };
    std::ranges::stable_sort(ids, {}, [&](const PieceId& id) {
        const Piece& piece = pieceOf(state, id);
        return std::pair(seat(piece), rankOf(id, piece));
    });
    return ids;
}

std::vector<Offer> offersUnder(std::span<const Overrule> overrules, const State& state) {
    OfferList list(overrules);
    switch (state.phase) {
        case Phase::initiative:
            list.add(RollInitiative::name, offers::Initiative{}, {});
            break;
        case Phase::positions:
            offerPositions(list, state);
            break;
        case Phase::spawn:
            if (!isPlaced(state))
                offerIf(list, state, PlacePoints{}, offers::PlacePoints{.again = false}, {});
            list.add(Spawn::name, offers::Spawn{}, {});
            if (isPlaced(state)) offerIf(list, state, PlacePoints{}, offers::PlacePoints{.again = true}, {});
            break;
        case Phase::detonation:
            list.add(Detonate::name, offers::Detonate{}, {anyOf(&Detonate::blast, inPlay(state))});
            break;
        case Phase::activations:
            offerActivations(list, state);
            break;
        case Phase::over:
            return {};
    }
    list.add(End::name, offers::End{}, {textOf(&End::reason, "agreed")});
    return list.take();
}

std::vector<Offer> OneStat::offers(const State& state) { return offersUnder({}, state); }

}  // namespace adjutant::onestat
