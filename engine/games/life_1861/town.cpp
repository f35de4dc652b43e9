// SPDX-License-Identifier: GPL-3.0-or-later
// The town buildings: bakery, doctor, store, Town Hall (L61-BAKERY, L61-DOCTOR, L61-STORE, L61-CARD-08), and
// medicine, which does the doctor's work anywhere (L61-MED).
#include <algorithm>

#include "engine/games/life_1861/names.hpp"
#include "engine/games/life_1861/rules.hpp"
#include "engine/words/contains.hpp"
#include "messages/life_1861.hpp"

namespace adjutant::life {
namespace {

std::optional<Disease> diseaseOf(Treatment treatment) { return fromWord<Disease>(word(treatment)); }

bool ails(const Person& person, Treatment treatment) {
    const auto list = ailments(person);
    return contains(list, treatment);
}

/// What is to be treated, or why there is nothing to treat (L61-DOCTOR-03).
Expected<Treatment> treatmentFor(const State& state, const PieceId& patient,
                                 std::optional<Treatment> wanted) {
    const Person& person = life::person(state, patient);
    const auto list = ailments(person);
    const bool possible = wanted ? ails(person, *wanted) : !list.empty();
    if (possible) return wanted.value_or(list.empty() ? Treatment::wound : list.front());
    return refuse(code::nothingToTreat, refusals::NothingToTreat{.piece = called(patient), .wanted = wanted},
                  "L61-DOCTOR-03");
}

/// L61-DOCTOR-01: health +1, or one disease gone. What is paid goes to nobody (L61-LOC-03).
void treat(Draft& draft, const PieceId& patient, Treatment treatment, int price) {
    if (const auto disease = diseaseOf(treatment)) {
        draft.emit(Cured{patient, *disease, price});
    } else {
        draft.emit(Healed{patient, person(draft.state(), patient).health + 1, price});
    }
}

}  // namespace

Allowed standsAt(const State& state, const PieceId& piece, std::string_view location,
                 std::string_view clause) {
    const PlaceId there = placeId(location);
    if (person(state, piece).place == there) return {};
    return refuse(code::notHere, refusals::NotThere{.piece = called(piece), .place = called(there)}, clause);
}

Allowed affords(const State& state, const PieceId& piece, Resource resource, int much,
                std::string_view clause) {
    const int has = amount(sideOf(state, piece), resource);
    if (has >= much) return {};
    return refuse(code::notEnough,
                  refusals::NotEnough{.side = Called{called(playerOf(piece)), !isSoldier(piece)},
                                      .has = has,
                                      .resource = resource,
                                      .much = much},
                  clause);
}

std::vector<Treatment> ailments(const Person& person) {
    std::vector<Treatment> list;
    if (person.health < startHealth(person.kind)) list.push_back(Treatment::wound);  // L61-DOCTOR-02
    for (const Disease disease : person.diseases) list.push_back(*fromWord<Treatment>(word(disease)));
    return list;
}

Sum priceOfBread(SumBuilder sum, const State& state, const PieceId& piece) {
    if (isSoldier(piece)) return sum.base("the Soldier always pays", 1, "L61-BAKERY-02");
    const auto& taken = state.bakery.freeTaken;
    const bool used = state.options.bakeryFree == Each::side ? !taken.empty() : contains(taken, piece);
    return sum.base(used ? "free bread is used up" : "free bread", used ? 1 : 0, "L61-BAKERY-03");
}

Allowed decide(Draft& draft, const TakeBread& action) {
    if (Allowed may = beginAct(draft, action.piece); !may) return may;
    if (Allowed here = standsAt(draft.state(), action.piece, place::bakery, "L61-LOC-01"); !here) return here;
    if (draft.state().bakery.food <= 0) {
        return refuse(code::nothingHere, refusals::NoBread{}, "L61-BAKERY-01");
    }
    const Sum price = priceOfBread(draft.sum(), draft.state(), action.piece);
    const auto& clause = price.parts.front().clause;
    if (Allowed paid = affords(draft.state(), action.piece, Resource::tradeGoods, price.total(), clause);
        !paid) {
        return paid;
    }
    draft.emit(BreadTaken{action.piece, price.total(), price});
    return endAct(draft, action.piece);
}

Allowed decide(Draft& draft, const VisitDoctor& action) {
    if (Allowed may = beginAct(draft, action.piece); !may) return may;
    if (Allowed here = standsAt(draft.state(), action.piece, place::doctor, "L61-LOC-01"); !here) return here;
    const auto treatment = treatmentFor(draft.state(), action.piece, action.treat);
    if (!treatment) return tl::make_unexpected(treatment.error());
    if (Allowed paid = affords(draft.state(), action.piece, Resource::tradeGoods, 1, "L61-DOCTOR-01");
        !paid) {
        return paid;
    }
    treat(draft, action.piece, *treatment, 1);
    return endAct(draft, action.piece);
}

Allowed decide(Draft& draft, const UseMedicine& action) {
    if (Allowed may = beginAct(draft, action.piece); !may) return may;
    if (isOut(draft.state(), action.target)) {
        return refuse(code::outOfPlay, refusals::OutOfPlay{.piece = called(action.target)}, "L61-TURN-11");
    }
    const auto treatment = treatmentFor(draft.state(), action.target, action.treat);
    if (!treatment) return tl::make_unexpected(treatment.error());
    if (Allowed had = affords(draft.state(), action.piece, Resource::medicine, 1, "L61-MED-01"); !had)
        return had;
    draft.emit(MedicineUsed{action.piece, action.target});
    treat(draft, action.target, *treatment, 0);
    return endAct(draft, action.piece);
}

Sum storePrice(SumBuilder sum, const State& state) {
    const bool market = state.event == Card::marketDay;
    return sum.base(market ? "market day" : "store", market ? 1 : 2,
                    market ? "L61-STORE-02" : "L61-STORE-01");
}

Allowed decide(Draft& draft, const TradeAtStore& action) {
    if (Allowed may = beginAct(draft, action.piece); !may) return may;
    if (Allowed here = standsAt(draft.state(), action.piece, place::store, "L61-LOC-01"); !here) return here;
    const Sum price = storePrice(draft.sum(), draft.state());
    if (static_cast<int>(action.give.size()) != price.total()) {
        return refuse(code::badParameter, refusals::StorePrice{.price = price.total()},
                      price.parts.front().clause);
    }
    for (const auto& [resource, text] : Names<Resource>::list) {
        const auto given = static_cast<int>(std::count(action.give.begin(), action.give.end(), resource));
        if (Allowed had = affords(draft.state(), action.piece, resource, given, "L61-RES-01"); !had)
            return had;
    }
    draft.emit(Traded{action.piece, action.give, action.take, price});
    return endAct(draft, action.piece);
}

/// L61-CARD-08: as often as the piece has actions.
Allowed decide(Draft& draft, const Speak& action) {
    if (Allowed may = beginAct(draft, action.piece); !may) return may;
    if (Allowed here = standsAt(draft.state(), action.piece, place::townHall, "L61-CARD-08"); !here)
        return here;
    if (draft.state().event != Card::townMeeting) {
        return refuse(code::noMeeting, refusals::NoMeeting{}, "L61-CARD-08");
    }
    draft.emit(Spoke{action.piece, action.change});
    changeTension(draft, draft.sum().base("speech at the meeting", action.change, "L61-CARD-08"),
                  TensionCause::speech);
    return endAct(draft, action.piece);
}

void apply(State& state, const BreadTaken& e) {
    --state.bakery.food;
    ++sideOf(state, e.piece).food;
    sideOf(state, e.piece).tradeGoods -= e.price;
    if (e.price == 0 && !isSoldier(e.piece)) state.bakery.freeTaken.push_back(e.piece);
}
void apply(State& state, const Healed& e) {
    person(state, e.piece).health = e.health;
    sideOf(state, e.piece).tradeGoods -= e.price;
}
void apply(State& state, const Cured& e) {
    std::erase(person(state, e.piece).diseases, e.disease);
    sideOf(state, e.piece).tradeGoods -= e.price;
}
void apply(State& state, const MedicineUsed& e) { --sideOf(state, e.piece).medicine; }
void apply(State& state, const Traded& e) {
    Side& side = sideOf(state, e.piece);
    for (const Resource given : e.give) --amount(side, given);
    ++amount(side, e.take);
}

}  // namespace adjutant::life
