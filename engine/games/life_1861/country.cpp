// SPDX-License-Identifier: GPL-3.0-or-later
// Outside the town: farm, church, battlefield and travelling merchants (L61-FARM, L61-CHURCH, L61-LOOT,
// L61-MERCHANT).
#include <algorithm>

#include "engine/games/life_1861/names.hpp"
#include "engine/games/life_1861/rules.hpp"
#include "engine/words/contains.hpp"
#include "messages/life_1861.hpp"

namespace adjutant::life {
namespace {

/// L61-CHURCH-05: whose boons count against a new one.
bool boonIsHeld(const State& state, const PieceId& piece) {
    const auto hasOne = [&](const PieceId& id) {
        return person(state, id).boon || person(state, id).praying;
    };
    if (state.options.boonLimit == Each::piece) return hasOne(piece);
    const auto side = peopleInPlay(state, playerOf(piece));
    return std::any_of(side.begin(), side.end(), hasOne);
}

/// The looting table (section 3.6).
Reward rewardFor(const PieceId& piece, int face) {
    if (face == 6) return isSoldier(piece) ? Reward::any : Reward::pistol;
    return face >= 4 ? Reward::ammo : Reward::tradeGoods;
}

/// L61-CHURCH-04: the face whose reward is wanted most; otherwise the higher face.
int preferred(const Loot& loot, const std::vector<int>& faces) {
    const auto rank = [&](int face) {
        return std::find(loot.prefer.begin(), loot.prefer.end(), rewardFor(loot.piece, face)) -
               loot.prefer.begin();
    };
    return *std::min_element(faces.begin(), faces.end(),
                             [&](int a, int b) { return rank(a) != rank(b) ? rank(a) < rank(b) : a > b; });
}

int rollForLoot(Draft& draft, const Loot& loot) {
    const Dice dice =
        Dice{1, 6}.tellingOnly([&](int face) { return static_cast<int>(rewardFor(loot.piece, face)); });
    const auto faces = rollOf(draft, loot.piece, dice, "loot");
    const int kept = preferred(loot, faces);
    useBoon(draft, loot.piece, faces, kept);
    return kept;
}

std::optional<Resource> gained(const Loot& loot, Reward reward) {
    if (reward == Reward::pistol) return std::nullopt;
    if (reward == Reward::any) return loot.wish;  // L61-LOOT-04
    return reward == Reward::ammo ? Resource::ammo : Resource::tradeGoods;
}

/// L61-LOOT-02: the Soldier's player rolls; L61-LOOT-03: the shot is the battlefield's.
void returnFire(Draft& draft, const PieceId& piece) {
    const auto needed = draft.sum().base("return fire", 6, "L61-LOOT-02");
    const int roll =
        draft.roll(Dice{1, 6}.neededFor(needed.total()), "return-fire", whoseRoll(Player::soldier)).front();
    const bool hit = roll >= needed.total();
    draft.emit(ShotAt{piece, roll, needed.total(), hit, needed});
    if (hit) harm(draft, piece, "battlefield");
}

}  // namespace

Allowed decide(Draft& draft, const ActivateFarm& action) {
    if (Allowed may = beginAct(draft, action.piece); !may) return may;
    if (Allowed here = standsAt(draft.state(), action.piece, place::farm, "L61-LOC-01"); !here) return here;
    if (draft.state().farm.status != FarmStatus::idle) {
        return refuse(code::farmBusy, refusals::FarmBusy{.status = draft.state().farm.status}, "L61-FARM-06");
    }
    draft.emit(FarmActivated{playerOf(action.piece), draft.state().round + 2});  // L61-FARM-01, L61-FARM-02
    return endAct(draft, action.piece);
}

Sum priceOfCrop(SumBuilder sum) { return sum.base("crop of the other side", 2, "L61-FARM-04"); }

Allowed decide(Draft& draft, const BuyCrop& action) {
    if (Allowed may = beginAct(draft, action.piece); !may) return may;
    if (Allowed here = standsAt(draft.state(), action.piece, place::farm, "L61-LOC-01"); !here) return here;
    const Farm& farm = draft.state().farm;
    if (farm.food <= 0) {
        return refuse(code::nothingHere, refusals::NoCrop{}, "L61-FARM-04");
    }
    if (farm.owner == playerOf(action.piece)) {
        return refuse(code::ownCrop, refusals::OwnCrop{.side = called(playerOf(action.piece))},
                      "L61-FARM-04");
    }
    const Sum price = priceOfCrop(draft.sum());
    if (Allowed paid =
            affords(draft.state(), action.piece, Resource::tradeGoods, price.total(), "L61-FARM-04");
        !paid) {
        return paid;
    }
    draft.emit(CropBought{action.piece, price.total(), price});
    if (farm.food == 0) draft.emit(FarmEmptied{draft.state().round + 2});  // L61-FARM-05
    return endAct(draft, action.piece);
}

Allowed decide(Draft& draft, const ActivateChurch& action) {  // L61-CHURCH-01
    if (Allowed may = beginAct(draft, action.piece); !may) return may;
    if (Allowed here = standsAt(draft.state(), action.piece, place::church, "L61-LOC-01"); !here) return here;
    if (boonIsHeld(draft.state(), action.piece)) {
        const bool side = draft.state().options.boonLimit == Each::side && !isSoldier(action.piece);
        return refuse(code::boonHeld, refusals::BoonHeld{.all = side, .piece = called(action.piece)},
                      "L61-CHURCH-05");
    }
    draft.emit(ChurchActivated{action.piece});
    return endAct(draft, action.piece);
}

Allowed decide(Draft& draft, const Loot& action) {
    if (Allowed may = beginAct(draft, action.piece); !may) return may;
    if (Allowed here = standsAt(draft.state(), action.piece, place::battlefield, "L61-LOC-01"); !here)
        return here;
    const int face = rollForLoot(draft, action);
    const Reward reward = rewardFor(action.piece, face);
    draft.emit(Looted{action.piece, face, reward, gained(action, reward)});
    if (!isSoldier(action.piece)) returnFire(draft, action.piece);
    return endAct(draft, action.piece);
}

std::vector<PieceId> merchantsHere(const State& state, const PieceId& piece) {
    const auto& here = person(state, piece).place;
    std::vector<PieceId> list;
    if (here && here->text == place::field) return list;  // two pieces in the open need not be together
    for (const PieceId& id : merchantIds()) {
        if (!merchant(state, id).out && here && merchant(state, id).place == here) list.push_back(id);
    }
    return list;
}

Allowed decide(Draft& draft, const Swap& action) {
    if (Allowed may = beginAct(draft, action.piece); !may) return may;
    const auto here = merchantsHere(draft.state(), action.piece);
    const bool found = action.merchant ? contains(here, *action.merchant) : !here.empty();
    if (!found) {
        return refuse(code::noMerchant,
                      refusals::NoMerchant{
                          .merchant = action.merchant ? Insert(called(*action.merchant)) : Insert::none(),
                          .piece = called(action.piece)},
                      "L61-MERCHANT-02");
    }
    const PieceId with = action.merchant.value_or(here.front());  // L61-MERCHANT-04: the lowest id
    if (Allowed had = affords(draft.state(), action.piece, action.give, 1, "L61-MERCHANT-02"); !had)
        return had;
    if (amount(merchant(draft.state(), with).stock, action.take) < 1) {
        return refuse(code::notEnough,
                      refusals::MerchantHasNone{.merchant = called(with), .resource = action.take},
                      "L61-MERCHANT-02");
    }
    draft.emit(Swapped{action.piece, with, action.give, action.take});
    return endAct(draft, action.piece);
}

void apply(State& state, const FarmActivated& e) { state.farm = {FarmStatus::growing, e.side, e.due, 0}; }
void apply(State& state, const CropBought& e) {
    --state.farm.food;
    ++sideOf(state, e.piece).food;
    sideOf(state, e.piece).tradeGoods -= e.price;
}
void apply(State& state, const FarmEmptied& e) { state.farm = {FarmStatus::resting, {}, e.due, 0}; }
void apply(State& state, const ChurchActivated& e) { person(state, e.piece).praying = true; }
void apply(State& state, const Looted& e) {
    if (e.resource) ++amount(sideOf(state, e.piece), *e.resource);
    if (e.reward == Reward::pistol) person(state, e.piece).gun = Gun::pistol;  // L61-PISTOL-01
}
void apply(State& state, const Swapped& e) {
    Side& side = sideOf(state, e.piece);
    Stock& stock = merchant(state, e.merchant).stock;  // it may give away what it was given (L61-MERCHANT-03)
    --amount(side, e.give);
    ++amount(stock, e.give);
    --amount(stock, e.take);
    ++amount(side, e.take);
}

}  // namespace adjutant::life
