// SPDX-License-Identifier: GPL-3.0-or-later
// What the dice of a system bring, on the page to play on with by pencil.
#include "companion/doors/dice_rules.hpp"

#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "companion/clock.hpp"
#include "companion/doors/state_page.hpp"
#include "engine/games.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;
using report::PageBlock;
using testing::HasSubstr;
using testing::Not;

std::vector<std::string> idsOf(std::string_view system) {
    std::vector<std::string> ids;
    for (const Clause* clause : diceRules(system)) ids.emplace_back(clause->id);
    return ids;
}

TEST(DiceRules, AreTheClausesBehindOutcomesAndWhatLeadsToThem) {
    const auto ids = idsOf("life-1861");
    for (const char* id : {"L61-COMBAT-01", "L61-COMBAT-02", "L61-LOOT-01", "L61-STATUS-01"})
        EXPECT_THAT(ids, testing::Contains(id)) << id;
    EXPECT_THAT(ids, Not(testing::Contains("L61-PICK-01"))) << "nothing is thrown there";
    EXPECT_TRUE(diceRules("no-such-game").empty());
}

TEST(DiceRules, OfEverySystemStandInTheOrderOfItsLedgerOnThePaper) {
    for (const SystemEntry& system : systems()) {
        const auto rules = diceRules(system.id);
        if (rules.empty()) continue;
        for (std::size_t i = 1; i < rules.size(); ++i) EXPECT_LT(rules[i - 1], rules[i]) << system.id;
        Table table({.now = utcNow, .seed = randomSeed, .sink = nullptr, .oneGame = false});
        ASSERT_TRUE(table.answer(json{{"do", "start"}, {"system", system.id}}).value("ok", false))
            << system.id;
        const report::Page page = statePage(table, "Friday", report::ReportNames(), {});
        bool begun = false;
        std::string told;
        for (const PageBlock& block : page.blocks) {
            begun = begun || (block.kind == PageBlock::Kind::heading && block.text == "What the dice bring");
            if (begun) told += block.text + "\n";
        }
        EXPECT_TRUE(begun) << system.id;
        for (const Clause* clause : rules) EXPECT_THAT(told, HasSubstr(std::string(clause->id) + ". "));
        EXPECT_THAT(told, Not(HasSubstr("**"))) << system.id;
        EXPECT_THAT(told, Not(HasSubstr("`"))) << system.id;
    }
}

TEST(DiceRules, KeepTheTablesOfAClause) {
    const Clause clause{
        "A-1", "book", "Fights",
        "The **hits** are:\n\n| die | hits |\n|---|---:|\n| `1` | 0 |\n| 2 | 1 |\n\nThat is all."};
    report::Page page;
    addClause(page, clause);
    ASSERT_EQ(page.blocks.size(), 3U);
    EXPECT_EQ(page.blocks[0].text, "A-1. The hits are:");
    ASSERT_EQ(page.blocks[1].rows.size(), 3U);
    EXPECT_EQ(page.blocks[1].rows[1][0].text, "1");
    EXPECT_EQ(page.blocks[1].rows[2][1].text, "1");
    EXPECT_EQ(page.blocks[2].text, "That is all.");
}

}  // namespace
}  // namespace adjutant::companion
