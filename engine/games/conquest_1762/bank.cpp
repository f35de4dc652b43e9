// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/conquest_1762/bank.hpp"

#include <algorithm>

#include "engine/games/conquest_1762/parameters.hpp"

namespace adjutant::conquest {
namespace {

void take(Bank& bank, const Amounts& amounts) {
    for (const auto& [resource, amount] : amounts) amountIn(bank, resource) -= amount;
}

}  // namespace

int& amountIn(Goods& goods, Resource resource) {
    switch (resource) {
        case Resource::wood:
            return goods.wood;
        case Resource::stone:
            return goods.stone;
        case Resource::wheat:
            return goods.wheat;
        case Resource::iron:
            return goods.iron;
        case Resource::gunpowder:
        case Resource::gold:
            break;
    }
    return goods.gunpowder;
}

int amountIn(const Goods& goods, Resource resource) {
    Goods copy = goods;
    return amountIn(copy, resource);
}

int& amountIn(Bank& bank, Resource resource) {
    switch (resource) {
        case Resource::wood:
            return bank.wood;
        case Resource::stone:
            return bank.stone;
        case Resource::wheat:
            return bank.wheat;
        case Resource::iron:
            return bank.iron;
        case Resource::gunpowder:
            return bank.gunpowder;
        case Resource::gold:
            break;
    }
    return bank.gold;
}

int amountIn(const Bank& bank, Resource resource) {
    Bank copy = bank;
    return amountIn(copy, resource);
}

void add(Side& side, const Amounts& amounts, int factor) {
    for (const auto& [resource, amount] : amounts) {
        if (resource == Resource::gold) {
            side.gold += factor * amount;
        } else if (side.resources) {
            amountIn(*side.resources, resource) += factor * amount;
        }
    }
}

void receive(State& state, const SideId& side, const Amounts& amounts) {
    add(state.sides.at(side), amounts);
    if (state.bank) take(*state.bank, amounts);
}

void pay(State& state, const SideId& side, const Amounts& amounts) {
    add(state.sides.at(side), amounts, -1);
    if (!state.bank) return;
    for (const auto& [resource, amount] : amounts) {
        int& stock = amountIn(*state.bank, resource);
        const int whole = stock + amount;
        stock =
            isCounted(state, resource) ? whole : std::max(stock, std::min(whole, amountIn(Bank(), resource)));
    }
}

int amountOf(const Side& side, Resource resource) {
    if (resource == Resource::gold) return side.gold;
    return side.resources ? amountIn(*side.resources, resource) : 0;
}

bool canPay(const State& state, const SideId& side, const Amounts& cost) {
    return std::all_of(cost.begin(), cost.end(), [&](const auto& entry) {
        return !isCounted(state, entry.first) || amountOf(at(state, side), entry.first) >= entry.second;
    });
}

int bankGives(const State& state, Resource resource, int wanted) {
    return state.bank ? std::min(wanted, amountIn(*state.bank, resource)) : wanted;
}

Amounts bankGives(const State& state, const Amounts& wanted) {
    Amounts given;
    for (const auto& [resource, amount] : wanted) {
        if (const int gives = bankGives(state, resource, amount); gives > 0) given[resource] = gives;
    }
    return given;
}

}  // namespace adjutant::conquest
