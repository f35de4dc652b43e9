// SPDX-License-Identifier: GPL-3.0-or-later
// A new game of 1762.
#include "tests/engine/games/conquest_1762/conquest_table.hpp"

namespace adjutant::tests {
namespace {

TEST(SetUp, ATerritoryThatARulingLeftWithoutAnOwnerBringsNobodyACardWhenHandsAreSwapped) {
    ConquestTable table;
    const json owners = table.send({{"ask", "state"}}).at("/state/territories"_json_pointer);
    json set{{"/phase", "balance"}, {"/active", nullptr}};
    std::vector<std::string> owned;  // two, of two sides
    for (const auto& [place, territory] : owners.items()) {
        if (owned.size() < 2 &&
            (owned.empty() || owners.at(owned.front()).at("owner") != territory.at("owner")))
            owned.push_back(place);
        else
            set["/territories/" + place + "/owner"] = nullptr;
    }
    table.rule(set);
    table.take({{"do", "swap"}, {"a", owned.at(0)}, {"b", owned.at(1)}});
    EXPECT_NE(table.send({{"ask", "standing"}}).at("/standing/phase"_json_pointer), "balance");
}

}  // namespace
}  // namespace adjutant::tests
