// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/dealing.hpp"

#include <algorithm>
#include <map>

namespace adjutant {
namespace {

using Counts = std::map<std::string, int, std::less<>>;

struct Account {
    SideId side;
    Counts takes{}, pays{};
};

Account& accountOf(const SideId& side, std::vector<Account>& accounts) {
    const auto known = std::ranges::find(accounts, side, &Account::side);
    return known != accounts.end() ? *known : accounts.emplace_back(Account{side});
}

void put(const SideId& side, bool pays, const Counts& counts, std::span<const std::string_view> order,
         std::vector<Dealing>& list) {
    Dealing dealing{side, pays, {}};
    for (const std::string_view good : order) {
        const auto counted = counts.find(good);
        if (counted != counts.end() && counted->second > 0)
            dealing.goods.push_back({std::string(good), counted->second});
    }
    if (!dealing.goods.empty()) list.push_back(std::move(dealing));
}

}  // namespace

std::vector<Dealing> summed(const std::vector<Dealing>& dealings, std::span<const std::string_view> order) {
    std::vector<Account> accounts;
    for (const Dealing& dealing : dealings) {
        Account& account = accountOf(dealing.side, accounts);
        for (const auto& [of, count] : dealing.goods)
            (dealing.pays ? account.pays : account.takes)[of] += count;
    }
    std::vector<Dealing> list;
    for (const Account& account : accounts) put(account.side, false, account.takes, order, list);
    for (const Account& account : accounts) put(account.side, true, account.pays, order, list);
    return list;
}

}  // namespace adjutant
