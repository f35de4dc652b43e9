// SPDX-License-Identifier: GPL-3.0-or-later
// Outside the town: farm, church, battlefield and travelling merchants (L61-FARM, L61-CHURCH, L61-LOOT,
// L61-MERCHANT).
#include <algorithm>

#include "engine/games/life_1861/rules.hpp"
#include "engine/games/life_1861/telling.hpp"
#include "engine/words/contains.hpp"

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

int rollForLoot(Play& play, const Loot& loot) {
    const Dice dice =
        Dice{1, 6}.tellingOnly([&](int face) { return static_cast<int>(rewardFor(loot.piece, face)); });
    const auto faces = rollOf(play, loot.piece, dice, "loot");
    const int kept = preferred(loot, faces);
    useBoon(play, loot.piece, faces, kept);
    return kept;
}

std::optional<Resource> gained(const Loot& loot, Reward reward) {
    if (reward == Reward::pistol) return std::nullopt;
    if (reward == Reward::any) return loot.wish;  // L61-LOOT-04
    return reward == Reward::ammo ? Resource::ammo : Resource::tradeGoods;
}

/// L61-LOOT-02: the Soldier's player rolls; L61-LOOT-03: the shot is the battlefield's.
void returnFire(Play& play, const PieceId& piece) {
    const auto needed = play.sum().base("return fire", 6, "L61-LOOT-02");
    const int roll =
        play.roll(Dice{1, 6}.neededFor(needed.total()), "return-fire", whoseRoll(Player::soldier)).front();
    const bool hit = roll >= needed.total();
    play.emit(ShotAt{piece, roll, needed.total(), hit, needed});
    if (hit) harm(play, piece, "battlefield");
}

}  // namespace

Allowed decide(Play& play, const ActivateFarm& action) {
    if (Allowed may = beginAct(play, action.piece); !may) return may;
    if (Allowed here = standsAt(play.state(), action.piece, place::farm, "L61-LOC-01"); !here) return here;
    if (play.state().farm.status != FarmStatus::idle) {
        return refuse(code::farmBusy,
                      "The farm is " + std::string(word(play.state().farm.status)) + " already.",
                      "L61-FARM-06");
    }
    play.emit(FarmActivated{playerOf(action.piece), play.state().round + 2});  // L61-FARM-01, L61-FARM-02
    return endAct(play, action.piece);
}

Sum priceOfCrop(const Play& play) { return play.sum().base("crop of the other side", 2, "L61-FARM-04"); }

Allowed decide(Play& play, const BuyCrop& action) {
    if (Allowed may = beginAct(play, action.piece); !may) return may;
    if (Allowed here = standsAt(play.state(), action.piece, place::farm, "L61-LOC-01"); !here) return here;
    const Farm& farm = play.state().farm;
    if (farm.food <= 0) {
        return refuse(code::nothingHere, "No crop is ripe at the farm.", "L61-FARM-04");
    }
    if (farm.owner == playerOf(action.piece)) {
        return refuse(
            code::ownCrop,
            "The crop belongs to " + called(playerOf(action.piece)) + " and is picked up for nothing.",
            "L61-FARM-04");
    }
    const Sum price = priceOfCrop(play);
    if (Allowed paid =
            affords(play.state(), action.piece, Resource::tradeGoods, price.total(), "L61-FARM-04");
        !paid) {
        return paid;
    }
    play.emit(CropBought{action.piece, price.total(), price});
    if (farm.food == 0) play.emit(FarmEmptied{play.state().round + 2});  // L61-FARM-05
    return endAct(play, action.piece);
}

Allowed decide(Play& play, const ActivateChurch& action) {  // L61-CHURCH-01
    if (Allowed may = beginAct(play, action.piece); !may) return may;
    if (Allowed here = standsAt(play.state(), action.piece, place::church, "L61-LOC-01"); !here) return here;
    if (boonIsHeld(play.state(), action.piece)) {
        const bool side = play.state().options.boonLimit == Each::side && !isSoldier(action.piece);
        return refuse(code::boonHeld,
                      side ? "The Civilians have a boon already, or are about to receive one."
                           : capital(action.piece) + " has a boon already, or is about to receive one.",
                      "L61-CHURCH-05");
    }
    play.emit(ChurchActivated{action.piece});
    return endAct(play, action.piece);
}

Allowed decide(Play& play, const Loot& action) {
    if (Allowed may = beginAct(play, action.piece); !may) return may;
    if (Allowed here = standsAt(play.state(), action.piece, place::battlefield, "L61-LOC-01"); !here)
        return here;
    const int face = rollForLoot(play, action);
    const Reward reward = rewardFor(action.piece, face);
    play.emit(Looted{action.piece, face, reward, gained(action, reward)});
    if (!isSoldier(action.piece)) returnFire(play, action.piece);
    return endAct(play, action.piece);
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

Allowed decide(Play& play, const Swap& action) {
    if (Allowed may = beginAct(play, action.piece); !may) return may;
    const auto here = merchantsHere(play.state(), action.piece);
    const bool found = action.merchant ? contains(here, *action.merchant) : !here.empty();
    if (!found) {
        return refuse(
            code::noMerchant,
            (action.merchant ? capital(*action.merchant) + " is not" : std::string("No merchant is")) +
                " where " + called(action.piece) + " stands.",
            "L61-MERCHANT-02");
    }
    const PieceId with = action.merchant.value_or(here.front());  // L61-MERCHANT-04: the lowest id
    if (Allowed had = affords(play.state(), action.piece, action.give, 1, "L61-MERCHANT-02"); !had)
        return had;
    if (amount(merchant(play.state(), with).stock, action.take) < 1) {
        return refuse(code::notEnough, capital(with) + " has no " + called(action.take) + ".",
                      "L61-MERCHANT-02");
    }
    play.emit(Swapped{action.piece, with, action.give, action.take});
    return endAct(play, action.piece);
}

}  // namespace adjutant::life
