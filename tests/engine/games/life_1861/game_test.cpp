// SPDX-License-Identifier: GPL-3.0-or-later
// The game, its components and its board.
#include <map>
#include <set>

#include "tests/engine/games/life_1861/life_table.hpp"

namespace adjutant::tests {
namespace {

TEST(Life1861Game, AGiftOutsideTheRulesIsARuling) {  // L61-GAME-04
    LifeTable table(json{{"/phase", "action"}});
    table.rule({{"/sides/soldier/food", 1}, {"/sides/civilians/food", 8}});
    EXPECT_EQ(table.state("/sides/civilians/food"), 8);
    EXPECT_EQ(table.state("/phase"), "action");
    table.take({{"do", "undo"}});
    EXPECT_EQ(table.state("/sides/civilians/food"), 7);
}

TEST(Life1861Game, BlocksOfResourcesDoNotLimitTheGame) {  // L61-COMP-02
    LifeTable table(
        {{"/phase", "status"}, {"/sides/civilians/food", 30}, {"/ground", {{"h1", {{"food", 30}}}}}});
    table.take({{"do", "status-stage"}, {"rolls", {{1}}}});
    EXPECT_EQ(table.state("/ground/h1/food"), 31);
}

TEST(Life1861Game, TrackersAndTheStatisticsSheetAreInTheState) {  // L61-COMP-03
    const json state = LifeTable().state();
    for (const char* key :
         {"/round", "/tension/level", "/tension/counter", "/farm/status", "/pieces/c3/health",
          "/pieces/c3/diseases", "/pieces/c3/gun", "/sides/soldier/ammo"}) {
        EXPECT_TRUE(state.contains(json::json_pointer(key))) << key;
    }
}

/// Places of the board by kind.
std::map<std::string, std::set<std::string>> placesByKind(LifeTable& table) {
    std::map<std::string, std::set<std::string>> kinds;
    const json board = table.send({{"ask", "board"}}).at("board");
    for (const json& place : board.at("places")) {
        kinds[place.at("kind")].insert(place.at("id").get<std::string>());
    }
    return kinds;
}

TEST(Life1861Game, TheHouseBoardHasSixtyOneHexes) {
    LifeTable table;
    const json board = table.send({{"ask", "board"}}).at("board");
    EXPECT_EQ(board.at("grid"), "hex-pointy");
    std::set<std::string> ids;
    std::set<std::pair<double, double>> centres;
    for (const json& place : board.at("places")) {
        ids.insert(place.at("id").get<std::string>());
        centres.insert({place.at("x").get<double>(), place.at("y").get<double>()});
    }
    EXPECT_EQ(ids.size(), 61U);
    EXPECT_EQ(centres.size(), 61U);
    EXPECT_EQ(placesByKind(table)[""].size(), 32U);
}

TEST(Life1861Game, NumberedHexesHoldNoLocation) {  // L61-RANDOM-02
    LifeTable table;
    const auto numbered = placesByKind(table)["numbered"];
    EXPECT_EQ(numbered.size(), 20U);
    for (int face = 1; face <= 20; ++face) EXPECT_TRUE(numbered.contains("h" + std::to_string(face)));
}

TEST(Life1861Game, EveryHexHasOneIdOnly) {
    LifeTable table(json{{"/phase", "action"}});
    // The store lies at (0, -1) and hex 11 at (1, 0): their coordinates are no ids.
    for (const char* id : {"0,-1", "1,0", "5,0", "h21", "h0", "field", "", "Store"}) {
        EXPECT_EQ(table.refusal({{"do", "move"}, {"piece", "s1"}, {"to", id}}), "bad-parameter") << id;
    }
}

TEST(Life1861Game, TownBuildingsAreTownHallBakeryDoctorAndStore) {  // L61-LOC-02
    LifeTable table;
    EXPECT_EQ(placesByKind(table)["town-building"],
              (std::set<std::string>{"town-hall", "bakery", "doctor", "store"}));
}

TEST(Life1861Game, TheTownHallIsUsedByEventCardsOnly) {  // L61-LOC-02
    LifeTable table(json{{"/phase", "action"}});
    const auto speaks = [](const json& reply) {
        for (const json& offer : reply.at("actions")) {
            if (offer.at("do") == "speak") return true;
        }
        return false;
    };
    EXPECT_FALSE(speaks(table.offers()));
    table.rule({{"/event", "town-meeting"}});
    EXPECT_TRUE(speaks(table.offers()));
}

TEST(Life1861Game, TheStatusStageIsOneActAndGoesBackWithOneUndo) {  // L61-STATUS-10
    LifeTable table(json{{"/phase", "status"}});
    const json before = table.state();
    table.take({{"do", "status-stage"}, {"rolls", {{4}}}});
    EXPECT_EQ(table.state("/round"), 2);
    table.take({{"do", "undo"}});
    EXPECT_EQ(table.state(), before);
}

TEST(Life1861Game, AGroupsOwnBoardHasNamesNumbersAndTheField) {
    LifeTable table(json::object(), json{{"positions", "asked"}});
    const auto kinds = placesByKind(table);
    std::size_t places = 0;
    for (const auto& [kind, ids] : kinds) places += ids.size();
    EXPECT_EQ(places, 30U);
    EXPECT_TRUE(kinds.at("field").contains("field"));
}

TEST(Life1861Game, RoundsOutsideOneToThirtyAreRefused) {  // L61-GAME-03
    LifeTable table;
    for (const json& rounds : {json(0), json(31), json("15"), json(2.5)}) {
        EXPECT_EQ(
            table.refusal({{"do", "start"}, {"system", "life-1861"}, {"options", {{"rounds", rounds}}}}),
            "bad-parameter");
    }
    EXPECT_EQ(table.state("/options/rounds"), 15) << "a refused start leaves the running game as it is";
}

TEST(Life1861Game, TheEventDeckHasTwentyFourCards) {  // L61-SETUP-01
    LifeTable table;
    const json draw = table.state("/decks/events/draw");
    int cards = 0;
    for (const json& copies : draw) cards += copies.get<int>();
    EXPECT_EQ(draw.size(), 20U);
    EXPECT_EQ(cards, 24);
}

TEST(Life1861Game, SettingUpLeavesWhatOnlyANewRoundRenews) {  // L61-STATUS-09
    LifeTable table(json{{"/bakery/free-taken", {"c1"}}, {"/pieces/c2/turns", 1}});
    table.take({{"do", "set-up"}, {"rolls", {{1}, {2}}}});
    EXPECT_EQ(table.state("/bakery/free-taken"), json({"c1"}));
    EXPECT_EQ(table.state("/pieces/c2/turns"), 1);
}

TEST(Life1861Game, APieceRuledWithoutItsEmptyPartsHasThemEmpty) {
    LifeTable table;
    json stranger = table.state("/pieces/c1");
    for (const char* key : {"gun", "place"}) stranger.erase(key);
    stranger["out"] = true;
    table.rule({{"/pieces/c1", stranger}});
    EXPECT_EQ(table.state("/pieces/c1/place"), nullptr);
}

}  // namespace
}  // namespace adjutant::tests
