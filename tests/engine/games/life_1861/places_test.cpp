// SPDX-License-Identifier: GPL-3.0-or-later
// What pieces do at the places they stand on, where the cases leave something open.
#include "tests/engine/games/life_1861/life_table.hpp"

namespace adjutant::tests {
namespace {

json act(const std::string& word, const std::string& piece, json more = json::object()) {
    more["do"] = word;
    more["piece"] = piece;
    return more;
}

TEST(Life1861Places, BreadCostsWhatTheRefereeSays) {  // L61-BAKERY-02
    LifeTable table(json{{"/phase", "action"}, {"/pieces/s1/place", "bakery"}});
    const json overrule{{{"clause", "L61-BAKERY-02"}, {"value", 0}, {"reason", "a friendly baker"}}};
    table.take(act("take-bread", "s1", {{"overrule", overrule}}));
    EXPECT_EQ(table.state("/sides/soldier/trade-goods"), 2);
    EXPECT_EQ(table.state("/bakery/free-taken"), json::array()) << "free bread is the Civilians' alone";
}

TEST(Life1861Places, TheDoctorTakesWoundsFirst) {  // L61-DOCTOR-01
    LifeTable table(json{{"/phase", "action"},
                         {"/pieces/s1/place", "doctor"},
                         {"/pieces/s1/health", 2},
                         {"/pieces/s1/diseases", {"cough", "fever"}}});
    table.take(act("visit-doctor", "s1", {{"treat", "fever"}}));
    EXPECT_EQ(table.state("/pieces/s1/diseases"), json({"cough"}));
    table.take(act("visit-doctor", "s1"));
    EXPECT_EQ(table.state("/pieces/s1/health"), 3);
    EXPECT_EQ(table.state("/sides/soldier/trade-goods"), 0);
}

TEST(Life1861Places, ThereAreTwoPiecesOfAKindForTheStoreOrNoTrade) {  // L61-STORE-01, L61-RES-01
    LifeTable table(
        json{{"/phase", "action"}, {"/pieces/s1/place", "store"}, {"/sides/soldier/medicine", 1}});
    EXPECT_EQ(table.refusal(act("trade-at-store", "s1", {{"give", json::array()}, {"take", "food"}})),
              "bad-parameter");
    EXPECT_EQ(
        table.refusal(act("trade-at-store", "s1", {{"give", {"medicine", "medicine"}}, {"take", "food"}})),
        "not-enough");
    const json reply =
        table.take(act("trade-at-store", "s1", {{"give", {"food", "medicine"}}, {"take", "food"}}));
    EXPECT_EQ(LifeTable::event(reply, "traded").at("sum").at(0).at("clause"), "L61-STORE-01");
}

TEST(Life1861Places, TwoOfAKindThatAreTradedAreCounted) {  // L61-STORE-01
    LifeTable table(json{{"/phase", "action"},
                         {"/pieces/s1/place", "store"},
                         {"/sides/soldier/trade-goods", 2},
                         {"/sides/soldier/medicine", 1}});
    const auto said = [&](const json& give) {
        return LifeTable::event(table.take(act("trade-at-store", "s1", {{"give", give}, {"take", "food"}})),
                                "traded")
            .at("say");
    };
    EXPECT_EQ(said({"trade-goods", "trade-goods"}),
              "The Soldier trades 2 trade goods for 1 food at the store.");
    EXPECT_EQ(said({"food", "medicine"}), "The Soldier trades food and medicine for 1 food at the store.");
}

TEST(Life1861Places, TheCropIsTakenBeforeWhatLiesOnTheGround) {  // L61-PICK-02, L61-FARM-05
    LifeTable table(
        json{{"/phase", "action"},
             {"/round", 5},
             {"/pieces/c1/place", "farm"},
             {"/ground", {{"farm", {{"food", 1}}}}},
             {"/farm", {{"status", "ripe"}, {"owner", "civilians"}, {"due", nullptr}, {"food", 1}}}});
    const json first = table.take(act("pick-up", "c1"));
    EXPECT_EQ(LifeTable::event(first, "farm-emptied").at("due"), 7);
    const json second = table.take(act("pick-up", "c1"));
    EXPECT_FALSE(LifeTable::event(second, "picked-up").at("crop").get<bool>());
    EXPECT_EQ(table.state("/ground"), json::object());
    EXPECT_EQ(table.state("/sides/civilians/food"), 9);
}

TEST(Life1861Places, BuyingTheLastFoodLetsTheFarmRest) {  // L61-FARM-04, L61-FARM-05
    LifeTable table(
        json{{"/phase", "action"},
             {"/round", 5},
             {"/pieces/c1/place", "farm"},
             {"/farm", {{"status", "ripe"}, {"owner", "soldier"}, {"due", nullptr}, {"food", 1}}}});
    table.take(act("buy-crop", "c1"));
    EXPECT_EQ(table.state("/farm"),
              (json{{"status", "resting"}, {"owner", nullptr}, {"due", 7}, {"food", 0}}));
    EXPECT_EQ(table.refusal(act("buy-crop", "c1")), "nothing-here");
}

TEST(Life1861Places, AnotherCiviliansBoonBlocksTheChurchForTheSide) {  // L61-CHURCH-05
    LifeTable table(json{{"/phase", "action"}, {"/pieces/c1/place", "church"}, {"/pieces/c2/boon", true}});
    EXPECT_EQ(table.refusal(act("activate-church", "c1")), "boon-held");
    table.rule({{"/pieces/c2/out", true}});
    table.take(act("activate-church", "c1"));
}

TEST(Life1861Places, ABoonInLootingKeepsTheHigherFaceUnlessToldOtherwise) {  // L61-CHURCH-04
    LifeTable table(
        json{{"/phase", "action"}, {"/pieces/s1/place", "battlefield"}, {"/pieces/s1/boon", true}});
    const json loot = act("loot", "s1");
    EXPECT_EQ(table.odds(loot), (json{{"any", "11/36"}, {"ammo", "4/9"}, {"trade-goods", "1/4"}}));
    json picky = loot;
    picky["prefer"] = {"trade-goods"};
    EXPECT_EQ(table.odds(picky), (json{{"trade-goods", "3/4"}, {"any", "5/36"}, {"ammo", "1/9"}}));
    picky["rolls"] = {{3, 6}};
    EXPECT_EQ(LifeTable::event(table.take(picky), "looted").at("roll"), 3);
}

TEST(Life1861Places, OddsOfLootingTellWhetherACivilianIsHurt) {  // L61-LOOT-02
    LifeTable table(json{{"/phase", "action"}, {"/pieces/c1/place", "battlefield"}});
    const json odds = table.odds(act("loot", "c1"));
    EXPECT_EQ(odds.at("pistol,hurt"), "1/36");
    EXPECT_EQ(odds.at("trade-goods,unhurt"), "5/12");
    EXPECT_EQ(odds.size(), 6U);
}

TEST(Life1861Places, PreferenceNamesRewardsOfThePiecesOwnColumnOnce) {
    LifeTable table(json{{"/phase", "action"}, {"/pieces/c1/place", "battlefield"}});
    for (const json& prefer : {json{"any"}, json{"ammo", "ammo"}, json{"gold"}, json("ammo")}) {
        EXPECT_EQ(table.refusal(act("loot", "c1", {{"prefer", prefer}})), "bad-parameter") << prefer;
    }
}

TEST(Life1861Places, AMerchantGivesAwayWhatItReceived) {  // L61-MERCHANT-03
    LifeTable table(json{{"/phase", "action"},
                         {"/pieces/c1/place", "h1"},
                         {"/pieces/s1/place", "h1"},
                         {"/pieces/m2/out", false},
                         {"/pieces/m2/place", "h1"},
                         {"/pieces/m2/stock/ammo", 0}});
    EXPECT_EQ(table.refusal(act("swap", "c1", {{"give", "food"}, {"take", "ammo"}})), "not-enough");
    EXPECT_EQ(table.refusal(act("swap", "c1", {{"merchant", "m1"}, {"give", "food"}, {"take", "food"}})),
              "no-merchant");
    EXPECT_EQ(table.refusal(act("swap", "c1", {{"merchant", "b1"}, {"give", "food"}, {"take", "food"}})),
              "bad-parameter");
    table.take(act("swap", "s1", {{"give", "ammo"}, {"take", "medicine"}}));
    table.take({{"do", "end-turn"}});
    table.take(act("swap", "c1", {{"give", "food"}, {"take", "ammo"}}));
    EXPECT_EQ(table.state("/sides/civilians/ammo"), 1);
}

TEST(Life1861Places, TwoInTheOpenFieldNeedNotBeTogether) {
    LifeTable table(json{{"/phase", "action"},
                         {"/pieces/c1/place", "field"},
                         {"/pieces/m1/out", false},
                         {"/pieces/m1/place", "field"}},
                    json{{"positions", "asked"}});
    EXPECT_EQ(table.refusal(act("swap", "c1", {{"give", "food"}, {"take", "ammo"}})), "no-merchant");
}

}  // namespace
}  // namespace adjutant::tests
