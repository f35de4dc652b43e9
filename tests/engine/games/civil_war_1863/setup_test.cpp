// SPDX-License-Identifier: GPL-3.0-or-later
// Chapters 2, 3 and 9: options, the house board, and boards of a group's own.
#include <gmock/gmock.h>

#include <set>

#include "engine/games/civil_war_1863/board_map.hpp"
#include "tests/engine/games/civil_war_1863/war.hpp"

namespace adjutant::w63 {
namespace {

using nlohmann::json;
using testing::HasSubstr;

std::string startRefusal(const json& options) {
    War war;
    return war.sentence({{"do", "start"}, {"system", "civil-war-1863"}, {"options", options}});
}

TEST(W63Setup, OptionsAreNamedAndHaveTheirValues) {  // chapter 2
    War war(json{{"city-even", "no"}, {"dice", nullptr}});
    EXPECT_EQ(war.state("/options"), json({{"dice", "app"},
                                           {"positions", "board"},
                                           {"transport-speed", "one"},
                                           {"mountain-rail", "bed"},
                                           {"city-even", "no"},
                                           {"city-sacrifice", "no"}}));
    for (const char* name :
         {"dice", "positions", "transport-speed", "mountain-rail", "city-even", "city-sacrifice"})
        EXPECT_THAT(startRefusal({{name, "three"}}), HasSubstr("do not fit")) << name;
    EXPECT_THAT(startRefusal({{"city-even", true}}), HasSubstr("do not fit"));
    EXPECT_THAT(startRefusal({{"hidden", "yes"}}), HasSubstr("There is no option"));
}

TEST(W63Setup, TheHouseBoardHasThePiecesAndCitiesOfTheBook) {  // W63-GAME-03, 3.1, 3.5
    War war;
    std::map<std::string, int> counts;
    for (const json& piece : war.state("/pieces"))
        ++counts[piece["side"].get<std::string>() + ' ' + piece["kind"].get<std::string>()];
    EXPECT_EQ(counts, (std::map<std::string, int>{{"union infantry", 15},
                                                  {"union cavalry", 2},
                                                  {"union gunboat", 3},
                                                  {"confederate infantry", 10},
                                                  {"confederate cavalry", 4},
                                                  {"confederate gunboat", 1}}));
    std::map<std::string, int> penalties;
    for (const json& city : war.state("/cities")) penalties[city["owner"]] += city["penalty"].get<int>();
    EXPECT_EQ(penalties, (std::map<std::string, int>{{"union", 4 * 2 + 6}, {"confederate", 3 + 5}}));
    EXPECT_EQ(war.state("/decks"), json::object());
}

TEST(W63Setup, TheHouseBoardIsABoardThatTheRulesCanUse) {  // 3.3 to 3.7
    const BoardPlan& plan = housePlan();
    EXPECT_TRUE(checkPlan(plan).has_value());
    EXPECT_EQ(plan.railroads.size(), 28U);
    EXPECT_EQ(plan.sites.size(), 21U);
    const BoardMap map(plan);
    std::set<PlaceId> sites;
    for (const Site& site : plan.sites) sites.insert(site.square);
    for (const Section& section : plan.railroads) {
        for (const PlaceId& square : section.track) EXPECT_FALSE(sites.contains(square)) << square.text;
    }
}

TEST(W63Setup, InAskedModeEveryPieceIsSomewhereInTheField) {  // W63-ASK-01
    War war(json{{"positions", "asked"}});
    for (const json& piece : war.state("/pieces")) EXPECT_EQ(piece["place"], "field");
    EXPECT_EQ(war.state("/cities/richmond/square"), nullptr);
    EXPECT_EQ(war.state("/cities/richmond/garrison"), 5);
}

// -- a board of the group's own

json ownBoard() {
    return {{"name", "Two Forts"},
            {"rows", {"..~", "^..", "..~"}},
            {"courses", json::array({json::array({"a1", "b2"})})},
            {"sites",
             {{{"id", "north"},
               {"name", "North"},
               {"square", "a1"},
               {"kind", "capital"},
               {"owner", "union"},
               {"penalty", 1},
               {"garrison", 2}},
              {{"id", "south"},
               {"name", "South"},
               {"square", "a3"},
               {"kind", "capital"},
               {"owner", "confederate"},
               {"penalty", 1},
               {"garrison", 0}},
              {{"id", "mill"},
               {"name", "Mill"},
               {"square", "c2"},
               {"kind", "town"},
               {"owner", nullptr},
               {"penalty", 0},
               {"garrison", 0}}}},
            {"railroads", {{{"from", "north"}, {"to", "south"}, {"track", {"a2"}}}}},
            {"start", {{"a1", {"ui1"}}, {"b3", {"ci1", "cc1"}}, {"c1", {"ug1"}}}}};
}

TEST(W63Setup, AGroupPlaysOnItsOwnBoard) {
    War war(json{{"board", ownBoard()}});
    EXPECT_EQ(war.state("/cities").size(), 2U);
    EXPECT_EQ(war.placeOf("cc1"), "b3");
    war.act(march("cc1", "mill"));
    EXPECT_EQ(war.placeOf("cc1"), "c2");
    EXPECT_EQ(war.refusal(march("ci1", "b4")), "bad-parameter");  // off this board
    EXPECT_EQ(war.refusal(march("ci1", "a2")), "no-route");       // a mountain, from beside the railroad
}

struct Flaw {
    const char* name;
    const char* pointer;
    json value;
    const char* sentence;

    friend void PrintTo(const Flaw& flaw, std::ostream* out) { *out << flaw.name; }
};

class W63OwnBoard : public testing::TestWithParam<Flaw> {};

TEST_P(W63OwnBoard, IsRefusedWithTheReason) {
    json board = ownBoard();
    board[json::json_pointer(GetParam().pointer)] = GetParam().value;
    EXPECT_THAT(startRefusal({{"board", board}}), HasSubstr(GetParam().sentence));
}

const std::vector<Flaw> flaws{
    {"NoRows", "/rows", json::array(), "it needs 1 to 26 rows"},
    {"UnequalRows", "/rows/1", "^.", "equally long"},
    {"UnknownTerrain", "/rows/1", "^x.", "unknown terrain"},
    {"SameIdTwice", "/sites/2/id", "north", "two places are called north"},
    {"SameSquareTwice", "/sites/2/square", "a1", "two cities lie on a1"},
    {"CityAtSea", "/sites/2/square", "c1", "mill lies in the sea"},
    {"CityOffTheBoard", "/sites/2/square", "d1", "mill lies off the board"},
    {"CityNamedLikeASquare", "/sites/2/id", "b2", "b2 is no name for a city"},
    {"CityNamedField", "/sites/2/id", "field", "field is no name for a city"},
    {"CapitalOfNobody", "/sites/0/owner", nullptr, "north has no owner"},
    {"TwoCapitalsOfOneSide", "/sites/0/owner", "confederate", "each side needs one capital"},
    {"PenaltyBelowZero", "/sites/0/penalty", -1, "number below 0"},
    {"CourseJumps", "/courses/0/1", "c3", "jumps from a1 to c3"},
    {"CourseLeavesTheBoard", "/courses/0/1", "a9", "leaves the board at a9"},
    {"RailroadToNowhere", "/railroads/0/to", "west", "ends at no city or town"},
    {"RailroadJumps", "/railroads/0/track/0", "c1", "jumps from a1 to c1"},
    {"RailroadThroughACity", "/railroads/0/track/0", "c2", "c2 is track and a city"},
    {"StartOffTheBoard", "/start", {{"d1", {"ui1"}}, {"b3", {"ci1"}}}, "start off the board at d1"},
    {"StartOfAStrangePiece", "/start/b3/0", "cx1", "there is no piece cx1"},
    {"StartTwice", "/start/b3/0", "ui1", "ui1 starts twice"},
    {"StartInTheSea", "/start/c1/0", "ui2", "ui2 starts in the sea"},
    {"StartOfOneSideAlone", "/start", {{"a1", {"ui1"}}}, "each side needs pieces"}};

INSTANTIATE_TEST_SUITE_P(Flaws, W63OwnBoard, testing::ValuesIn(flaws),
                         [](const auto& flaw) { return std::string(flaw.param.name); });

TEST(W63Setup, TheBoardShowsWhatTheTableShows) {
    War war({}, {{"/pieces/ui1/place", "m5"}, {"/cities/atlanta/fortified", "confederate"}});
    const json board = war.ask({{"ask", "board"}}).at("board");
    EXPECT_EQ(board["grid"], "square");
    EXPECT_EQ(board["places"].size(), 16U * 12U);
    for (const json& place : board["places"]) {
        if (place["id"] == "i9") {
            EXPECT_EQ(place["marks"], json({"key-city", "owner:confederate", "fortified:confederate"}));
        }
        if (place["id"] == "h8") {
            EXPECT_EQ(place["kind"], "mountain");
        }
    }
    int cut = 0;
    for (const json& link : board["links"]) {
        if (link["marks"] == json({"cut:confederate"})) ++cut;
    }
    EXPECT_EQ(cut, 2);  // both steps of Washington to Richmond, for the Confederates alone
}

}  // namespace
}  // namespace adjutant::w63
