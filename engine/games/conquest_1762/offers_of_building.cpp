// SPDX-License-Identifier: GPL-3.0-or-later
// Offers of the build phase: placing, recruiting, building, trading.
#include <algorithm>

#include "engine/games/conquest_1762/bank.hpp"
#include "engine/games/conquest_1762/building.hpp"
#include "engine/games/conquest_1762/control.hpp"
#include "engine/games/conquest_1762/names.hpp"
#include "engine/games/conquest_1762/offers.hpp"
#include "engine/games/conquest_1762/pieces.hpp"

namespace adjutant::conquest {
namespace {

Refusal tooDear(const Amounts& cost, std::string_view clause) {
    return {std::string(code::notEnough), refusals::ItCosts{.cost = list(cost)}, std::string(clause)};
}

/// How often a side can pay that.
int times(const State& state, const SideId& side, const Amounts& cost) {
    int most = 1000;
    for (const auto& [resource, amount] : cost) {
        if (isCounted(state, resource)) most = std::min(most, amountOf(at(state, side), resource) / amount);
    }
    return most;
}

/// The cards that a side could trade away, each as often as it has it (a private hand: as it may have it), up
/// to a handful of each.
std::vector<Value> cardsOf(const State& state, const SideId& side) {
    constexpr int handful = 12;
    std::vector<Value> cards;
    for (const Resource resource : allOf<Resource>()) {
        if (resource == Resource::gold) continue;
        const int amount =
            isCounted(state, resource) ? std::min(handful, amountOf(at(state, side), resource)) : handful;
        for (int card = 0; card < amount; ++card) cards.push_back(value(resource));
    }
    return cards;
}

Param resources(Parameter parameter, std::vector<Value> cards) {
    Param param = paramOf(parameter, "resources");
    param.between(1, static_cast<std::int64_t>(cards.size()));
    param.choices = std::move(cards);
    return param;
}

void offerBankTrade(std::vector<Offer>& list, const State& state, Resource give, int rate,
                    const std::vector<Resource>& takes) {
    constexpr int oftenEnough = 10;
    const int afford = isCounted(state, give) ? amountOf(at(state, *state.active), give) / rate : oftenEnough;
    std::vector<Resource> choices;
    int most = afford;
    for (const Resource resource : takes) {
        const int gives = bankGives(state, resource, afford);
        if (resource == give || gives == 0) continue;
        choices.push_back(resource);
        most = std::min(most, gives);
    }
    if (most == 0 || choices.empty()) return;
    list.push_back(offer<BankTrade>(offers::BankTrade{.resource = give}, offers::BankTradeNote{.rate = rate},
                                    {fixed(&BankTrade::give, give), oneOf(&BankTrade::take, choices),
                                     intOf(&BankTrade::times, 1, most, 1)}));
}

void offerRecruit(std::vector<Offer>& list, const State& state, const std::string& pay, const Amounts& cost,
                  int each) {
    const SideId side = *state.active;
    const offers::Recruit label{.gold = pay == "gold"};
    const int left = soldiersLeft(state, side);
    const int most = std::min(times(state, side, cost), left / std::max(each, 1));
    if (most == 0) {
        const Refusal why = left < each
                                ? Refusal{"no-pieces-left", refusals::NoSoldiersInTheBox{}, "C62-RECRUIT-05"}
                                : tooDear(cost, "C62-RECRUIT-01");
        list.push_back(blocked<Recruit>(label, why));
        return;
    }
    list.push_back(
        offer<Recruit>(label, offers::RecruitNote{.soldiers = each, .cost = conquest::list(cost)},
                       {fixed(&Recruit::pay, pay), oneOf(&Recruit::territory, landsOf(state, side)),
                        intOf(&Recruit::times, 1, most, 1)}));
}

}  // namespace

void offerPlacing(std::vector<Offer>& list, const State& state) {
    const SideId side = *state.active;
    const int pool = at(state, side).pool;
    const auto lands = landsOf(state, side);
    if (pool == 0 || lands.empty()) return;
    const bool snake = state.phase == Phase::reinforce && state.options.reinforcement == Reinforcement::snake;
    const int most = snake ? 1 : pool;
    Offer place =
        offer<Place>(offers::Place{}, offers::PlaceNote{.side = called(state, side), .soldiers = pool},
                     {oneOf(&Place::territory, lands), intOf(&Place::soldiers, 1, most, most)});
    // C62-SETUP-13: in the set-up the lone soldiers are where one more makes a difference.
    const auto lone = std::find_if(lands.begin(), lands.end(), [&](const PlaceId& land) {
        return at(state, land).soldiers == 1 && !at(state, land).building;
    });
    if (lone != lands.end())
        place.params.front().noted(offers::OneSoldierNote{.place = nameOf(state, *lone)});
    list.push_back(std::move(place));
}

void offerRecruits(std::vector<Offer>& list, const State& state, std::span<const Overrule> overrules) {
    const auto each = [&](bool gold) {
        return std::max(0, recruitsFor(SumBuilder(overrules), state, *state.active, gold).total());
    };
    if (landsOf(state, *state.active).empty()) return;
    offerRecruit(list, state, "cards", {{Resource::wheat, 1}, {Resource::gunpowder, 1}}, each(false));
    offerRecruit(list, state, "gold", {{Resource::gold, 1}}, each(true));
}

void offerBuilding(std::vector<Offer>& list, const State& state) {
    const SideId side = *state.active;
    const auto lands = landsOf(state, side);
    for (const Item item : allOf<Item>()) {
        const offers::BuildItem label{.item = item};
        std::vector<PlaceId> sites;
        std::optional<Refusal> why;
        for (const PlaceId& place : lands) {
            const Allowed stands = mayStand(state, item, place);
            if (stands.has_value()) {
                sites.push_back(place);
            } else if (!why) {
                why = stands.error();
            }
        }
        const Amounts cost = costOf(item);
        if (!sites.empty() && canPay(state, side, cost)) {
            list.push_back(offer<Build>(label, offers::Price{.cost = conquest::list(cost)},
                                        {fixed(&Build::what, item), oneOf(&Build::territory, sites)}));
        } else if (sites.empty() && why) {
            list.push_back(blocked<Build>(label, *why));
        } else {
            list.push_back(blocked<Build>(label, tooDear(cost, "C62-BUILD-01")));
        }
    }
}

void offerTrade(std::vector<Offer>& list, const State& state) {
    const SideId side = *state.active;
    const bool port = ownsPort(state, side) || (state.turn && state.turn->smugglers);
    for (const Resource give : goods) {
        offerBankTrade(list, state, give, port ? 3 : 5, goods);
        if (port) offerBankTrade(list, state, give, 5, {Resource::gold});
    }
    const auto own = cardsOf(state, side);
    for (const SideId& other : state.seating) {
        if (other == side || at(state, other).out) continue;
        const auto theirs = cardsOf(state, other);
        if (own.empty() || theirs.empty()) continue;
        list.push_back(
            offer<PlayerTrade>(offers::PlayerTrade{.side = nameOf(state, other)},
                               offers::PlayerTradeNote{.counted = isCounted(state, Resource::wood)},
                               {fixed(&PlayerTrade::with, other), resources(&PlayerTrade::give, own),
                                resources(&PlayerTrade::take, theirs)}));
    }
}

}  // namespace adjutant::conquest
