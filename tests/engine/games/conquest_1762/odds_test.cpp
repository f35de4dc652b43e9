// SPDX-License-Identifier: GPL-3.0-or-later
// Odds of exchanges and assaults, what-ifs and refusals (C62-ODDS).
#include "tests/engine/games/conquest_1762/conquest_table.hpp"

namespace adjutant::tests {
namespace {

json whatIf(int attackers, int defenders) {
    return {{"do", "assault"}, {"attackers", attackers}, {"defenders", defenders}};
}

double sum(const json& odds, const std::string& prefix) {
    double total = 0;
    for (const auto& [outcome, p] : odds.items()) {
        const std::string text = p;
        const auto slash = text.find('/');
        const double value = slash == std::string::npos
                                 ? std::stod(text)
                                 : std::stod(text.substr(0, slash)) / std::stod(text.substr(slash + 1));
        if (outcome.starts_with(prefix)) total += value;
    }
    return total;
}

TEST(ConquestOdds, AWhatIfIsCheckedInTheLedgersOrder) {  // C62-ODDS-01
    ConquestTable table;
    const auto refusal = [&](json action) {
        return table.refusal({{"ask", "odds"}, {"action", std::move(action)}});
    };
    json action = whatIf(0, 0);
    action["defence-dice"] = 2;
    EXPECT_EQ(refusal(action), "bad-parameter");
    EXPECT_EQ(refusal({{"do", "assault"}, {"attackers", 5}}), "missing-parameter");
    EXPECT_EQ(refusal(whatIf(201, 5)), "bad-parameter");
    action = whatIf(5, 5);
    action["from"] = "france";
    EXPECT_EQ(refusal(action), "bad-parameter");
    action = whatIf(5, 5);
    action["until"] = 5;
    EXPECT_EQ(refusal(action), "bad-parameter");
    action = whatIf(5, 5);
    action["report"] = "everything";
    EXPECT_EQ(refusal(action), "bad-parameter");
    EXPECT_EQ(refusal({{"do", "attack"}, {"attackers", 2}, {"defenders", 2}, {"dice", 3}}), "too-many-dice");
    for (const char* without : {"start", "set-up", "undo", "note", "roll", "ruling", "end"}) {
        EXPECT_EQ(refusal({{"do", without}}), "no-odds");
    }
    table.take({{"do", "end"}});
    EXPECT_EQ(refusal({{"do", "end"}}), "no-odds");
    EXPECT_EQ(refusal({{"do", "end-turn"}}), "game-over");
}

TEST(ConquestOdds, BreakingOffAfterOneExchangeIsTheSameAsOneExchange) {
    ConquestTable table(
        json{{"/phase", "attack"}, {"/territories/france/soldiers", 9}, {"/territories/iberia/soldiers", 7}});
    const json exchange = table.odds({{"do", "attack"}, {"from", "france"}, {"to", "iberia"}});
    const json round =
        table.odds({{"do", "assault"}, {"from", "france"}, {"to", "iberia"}, {"exchanges", 1}});
    EXPECT_EQ(round.at("stopped-7,defender-7"), exchange.at("attacker-2,defender-0"));
    EXPECT_EQ(round.at("stopped-9,defender-5"), exchange.at("attacker-0,defender-2"));
    EXPECT_NEAR(sum(round, ""), 1, 1e-12);
}

TEST(ConquestOdds, TheMasterGunnerHelpsTheFirstExchangeOnlyAndEntrenchmentsAll) {  // C62-ODDS-03
    ConquestTable table(
        json{{"/phase", "attack"}, {"/territories/france/soldiers", 4}, {"/territories/iberia/soldiers", 3}});
    const json assault{{"do", "assault"}, {"from", "france"}, {"to", "iberia"}, {"report", "totals"}};
    const double plain = sum(table.odds(assault), "conquered");
    table.rule({{"/turn/gunner", true}});
    const double gunner = sum(table.odds(assault), "conquered");
    table.rule({{"/turn/gunner", false}, {"/turn/entrenched", {"iberia"}}});
    const double dug = sum(table.odds(assault), "conquered");
    EXPECT_GT(gunner, plain);
    EXPECT_LT(dug, plain);
    // The gunner changes the first exchange alone: the odds after it are those of a plain fight.
    table.rule({{"/turn/gunner", true}, {"/turn/entrenched", json::array()}});
    double mixed = 0;
    const json first =
        table.odds({{"do", "assault"}, {"from", "france"}, {"to", "iberia"}, {"exchanges", 1}});
    for (const auto& [outcome, p] : first.items()) {
        const double weight = sum({{outcome, p}}, "");
        if (outcome.starts_with("conquered")) mixed += weight;
        if (!outcome.starts_with("stopped")) continue;
        json rest = whatIf(outcome[8] - '0', outcome.back() - '0');
        rest["report"] = "totals";
        mixed += weight * sum(table.odds(rest), "conquered");
    }
    EXPECT_NEAR(mixed, gunner, 1e-12);
}

TEST(ConquestOdds, AssaultsBySeaStopWithSoldiersAboardCountedIn) {  // C62-NAVAL-04
    ConquestTable table(json{{"/phase", "attack"},
                             {"/territories/great-britain/soldiers", 5},
                             {"/territories/new-england/soldiers", 2}});
    table.dock("british-warship-1", "great-britain");
    table.dock("french-warship-1", "new-england");
    const json odds = table.odds({{"do", "assault"},
                                  {"ship", "british-warship-1"},
                                  {"to", "new-england"},
                                  {"soldiers", 3},
                                  {"until", 6}});
    EXPECT_NEAR(sum(odds, ""), 1, 1e-12);
    // One sailor lost and no ship sunk: six fighters, and four sailors with two soldiers behind them.
    EXPECT_TRUE(odds.contains("stopped-6,defender-5")) << odds;
    EXPECT_TRUE(odds.contains("conquered-7")) << odds;
}

TEST(ConquestOdds, OfTwoHundredAgainstTwoHundredEveryDigitIsRight) {  // C62-ODDS-04
    ConquestTable table;
    const json odds = table.odds(whatIf(200, 200));
    EXPECT_NEAR(sum(odds, ""), 1, 1e-9);
    EXPECT_GT(odds.size(), 380U);
    json totals = whatIf(200, 200);
    totals["report"] = "totals";
    const json total = table.odds(totals);
    EXPECT_NEAR(sum(total, "conquered"), sum(odds, "conquered"), 1e-9);
    // The last digit printed is that of the exact value, however small it is.
    const std::string rarest = odds.at("conquered-200");
    EXPECT_EQ(rarest.size(), std::string("1.23456789012e-99").size()) << rarest;
}

TEST(ConquestOdds, FacesOnThePadSayWhatTheyLeave) {
    ConquestTable table(
        json{{"/phase", "attack"}, {"/territories/france/soldiers", 3}, {"/territories/iberia/soldiers", 2}});
    const json attack{{"do", "attack"}, {"from", "france"}, {"to", "iberia"}, {"rolls", {{6, 5, 1}}}};
    const json reply = table.take({{"ask", "faces"}, {"action", attack}, {"so-far", {4}}});
    ASSERT_EQ(reply.at("faces").size(), 6U);
    EXPECT_EQ(reply.at("faces").at(5).at("outcomes").at(0).at("outcome"), "attacker-1,defender-1");
    json assault = attack;
    assault["do"] = "assault";
    EXPECT_TRUE(table.send({{"ask", "faces"}, {"action", assault}, {"so-far", {4}}}).at("ok").get<bool>());
}

TEST(ConquestOdds, ASwapIsCertainThoughTheRollsForTheFirstTurnFollowIt) {  // C62-SETUP-10
    ConquestTable table(json::object(), {{"setup", "random"}, {"first", "roll"}, {"farmers-hand", "trade"}});
    table.take({{"do", "set-up"}});
    for (int seed = 1; seed < 40 && table.at("/phase") != "balance"; ++seed) {
        table.take({{"do", "start"},
                    {"system", "conquest-1762"},
                    {"options", {{"sides", {"british", "french", "spanish"}}, {"farmers-hand", "trade"}}},
                    {"seed", seed}});
        table.take({{"do", "set-up"}});
    }
    ASSERT_EQ(table.at("/phase"), "balance");
    const json lands = table.at("/territories");
    int asked = 0;
    for (const auto& [a, one] : lands.items()) {
        for (const auto& [b, other] : lands.items()) {
            if (one.at("owner") == other.at("owner") || asked == 60) continue;
            ++asked;
            ASSERT_EQ(table.odds({{"do", "swap"}, {"a", a}, {"b", b}}), (json{{"certain", "1/1"}}));
        }
    }
    EXPECT_EQ(table.refusal({{"ask", "odds"}, {"action", {{"do", "swap"}, {"a", "here"}, {"b", "there"}}}}),
              "bad-parameter");
}

}  // namespace
}  // namespace adjutant::tests
