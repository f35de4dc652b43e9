// SPDX-License-Identifier: GPL-3.0-or-later
// Trade (C62-TRADE) and recruiting (C62-RECRUIT).
#include "engine/games/conquest_1762/bank.hpp"
#include "engine/games/conquest_1762/building.hpp"
#include "engine/games/conquest_1762/control.hpp"
#include "engine/games/conquest_1762/names.hpp"
#include "engine/games/conquest_1762/parameters.hpp"
#include "engine/games/conquest_1762/rules.hpp"

namespace adjutant::conquest {
namespace {

tl::unexpected<Refusal> goldNotTraded() {
    return refuse("gold-not-traded", refusals::GoldNotTraded{}, "C62-TRADE-04");
}

tl::unexpected<Refusal> cannotPay(const State& state, const SideId& side, const Amounts& cost,
                                  std::string_view clause) {
    return refuse(code::notEnough, refusals::CannotPay{.side = called(state, side), .cost = list(cost)},
                  clause);
}

/// `give` or `take` of a trade between players (C62-TRADE-03, C62-TRADE-04).
Expected<Amounts> goodsIn(GivenAs<Counts> parameter) {
    const auto counts = need(parameter);
    if (!counts.has_value()) return refusalOf(counts);
    if (counts->contains("gold")) return goldNotTraded();
    Amounts amounts;
    for (const auto& [text, amount] : *counts) {
        const auto resource = fromWord<Resource>(text);
        if (!resource) return bad(parameter.name, text);
        const auto number = conquest::number({amount, text}, 1, unlimited);
        if (!number.has_value()) return refusalOf(number);
        amounts[*resource] = *number;
    }
    if (amounts.empty()) return bad(parameter.name, "empty");
    return amounts;
}

}  // namespace

Sum recruitsFor(SumBuilder each, const State& state, const SideId& side, bool gold) {
    each.base(gold ? "for a gold piece" : "for wheat and gunpowder", gold ? 2 : 1, "C62-RECRUIT-01");
    each.add("fortresses", gold ? count(state, side, Building::fortress) : 0, "C62-RECRUIT-02");
    return each;
}

Allowed decide(Draft& draft, const BankTrade& action) {
    const State& state = draft.state();
    const SideId side = *state.active;
    if (action.give.value == Resource::gold) return goldNotTraded();
    const auto give = need(parameter<&BankTrade::give>(action));
    if (!give.has_value()) return refusalOf(give);
    const auto taken = need(parameter<&BankTrade::take>(action));
    if (!taken.has_value()) return refusalOf(taken);
    constexpr int maxUncounted = 1000;  // what a private hand is believed
    const auto times = number(parameter<&BankTrade::times>(action), 1,
                              isCounted(state, *give) ? unlimited : maxUncounted, 1);
    if (!times.has_value()) return refusalOf(times);
    if (*give == *taken) {
        return refuse("same-resource", refusals::SameResource{.resource = *give}, "C62-TRADE-01");
    }
    const bool port = ownsPort(state, side) || (state.turn && state.turn->smugglers);
    if (*taken == Resource::gold && !port) {
        return refuse("no-port", refusals::NoPort{}, "C62-TRADE-02");
    }
    const int rate = *taken == Resource::gold || !port ? 5 : 3;  // C62-TRADE-01, C62-TRADE-02
    if (isCounted(state, *give) && amountOf(at(state, side), *give) / rate < *times) {
        return refuse(
            code::notEnough,
            refusals::TooFewToTrade{
                .side = called(state, side),
                .has = phrases::Amount{.amount = amountOf(at(state, side), *give), .resource = *give},
                .rate = rate},
            "C62-TRADE-01");
    }
    if (bankGives(state, *taken, *times) < *times) {
        return refuse("bank-empty", refusals::BankEmpty{.resource = *taken}, "C62-ROLL-09");
    }
    draft.emit(BankTraded{side, *give, *taken, *times, rate});
    return {};
}

Allowed decide(Draft& draft, const PlayerTrade& action) {  // C62-TRADE-03
    const State& state = draft.state();
    const SideId side = *state.active;
    const auto with = opponent(state, parameter<&PlayerTrade::with>(action), side);
    if (!with.has_value()) return refusalOf(with);
    const auto give = goodsIn(parameter<&PlayerTrade::give>(action));
    if (!give.has_value()) return refusalOf(give);
    const auto taken = goodsIn(parameter<&PlayerTrade::take>(action));
    if (!taken.has_value()) return refusalOf(taken);
    if (!canPay(state, side, *give)) return cannotPay(state, side, *give, "C62-TRADE-03");
    if (!canPay(state, *with, *taken)) return cannotPay(state, *with, *taken, "C62-TRADE-03");
    draft.emit(Traded{side, *with, *give, *taken});
    return {};
}

Allowed decide(Draft& draft, const Recruit& action) {
    const State& state = draft.state();
    const SideId side = *state.active;
    const auto pay = need(parameter<&Recruit::pay>(action));
    if (!pay.has_value()) return refusalOf(pay);
    if (*pay != "cards" && *pay != "gold") return bad(parameter<&Recruit::pay>(action));
    const auto times = number(parameter<&Recruit::times>(action), 1, unlimited, 1);
    if (!times.has_value()) return refusalOf(times);
    std::optional<PlaceId> where;
    if (!action.territory.missing()) {
        const auto place = ownTerritory(state, parameter<&Recruit::territory>(action));
        if (!place.has_value()) return refusalOf(place);
        where = *place;
    }
    const bool gold = *pay == "gold";
    const Amounts cost = gold ? Amounts{{Resource::gold, *times}}
                              : Amounts{{Resource::wheat, *times}, {Resource::gunpowder, *times}};
    if (!canPay(state, side, cost)) return cannotPay(state, side, cost, "C62-RECRUIT-01");
    const Sum each = recruitsFor(draft.sum(), state, side, gold);
    const auto soldiers = static_cast<long>(std::max(0, each.total())) * *times;
    if (soldiers > soldiersLeft(state, side)) {
        return refuse(
            "no-pieces-left",
            refusals::NoSoldiersLeft{.side = called(state, side), .soldiers = soldiersLeft(state, side)},
            "C62-RECRUIT-05");
    }
    const int recruits = static_cast<int>(soldiers);
    draft.emit(Recruited{side, recruits, *pay, cost, each});
    if (where) draft.emit(Placed{side, *where, recruits});  // C62-RECRUIT-03
    return {};
}

void apply(State& s, const BankTraded& e) {
    pay(s, e.side, {{e.give, e.rate * e.times}});
    receive(s, e.side, {{e.take, e.times}});
}

void apply(State& s, const Traded& e) {
    add(at(s, e.a), e.give, -1);
    add(at(s, e.b), e.give);
    add(at(s, e.b), e.take, -1);
    add(at(s, e.a), e.take);
}

void apply(State& s, const Recruited& e) {
    pay(s, e.side, e.paid);
    at(s, e.side).pool += e.soldiers;
}

}  // namespace adjutant::conquest
