// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 5: what rulings can set, and the keys that are worked out afresh.
#include <gmock/gmock.h>

#include "tests/engine/games/civil_war_1863/war.hpp"

namespace adjutant::w63 {
namespace {

using nlohmann::json;

std::string rulingRefusal(War& war, const json& set) {
    return war.refusal({{"do", "ruling"}, {"set", set}, {"reason", "so it stands"}});
}

TEST(W63Ruling, MayPutAPieceOnACityByItsName) {  // state and events always hold the square
    War war({}, {{"/pieces/cc2/place", "richmond"}});
    EXPECT_EQ(war.placeOf("cc2"), "m6");
}

TEST(W63Ruling, WorksOutPhaseActiveAndMarkersAfresh) {
    War war({}, {{"/phase", "over"},
                 {"/active", "union"},
                 {"/markers/doubling", 1},
                 {"/turn/side", "union"},
                 {"/pieces/ui1/disabled", "d3"},
                 {"/cities/atlanta/fortified", "confederate"}});
    EXPECT_EQ(war.state("/phase"), "play");
    EXPECT_EQ(war.state("/active"), "union");
    EXPECT_EQ(war.state("/markers"), json({{"doubling", 5}, {"disabled", 2}}));
}

TEST(W63Ruling, EndsNothingAndRemovesNothing) {
    War war = War::ofOnly({{"a1", "ui1 ui2"}});
    EXPECT_EQ(war.state("/verdict"), nullptr);
    EXPECT_EQ(war.state("/phase"), "play");
}

TEST(W63Ruling, GarrisonAndCapturedDecideForThemselves) {
    War war =
        War::ofOnly({{"m5", "ui1 ui2 ui3 ui4 ui5 ui6"}, {"a9", "ci1 ci2 ci3 ci4 ci5 ci6"}, {"a1", "ui9"}}, {},
                    {{"/turn/side", "union"}, {"/cities/richmond/garrison", 1}});
    EXPECT_EQ(war.odds(assault("ui1", "m6")),
              json({{"attacker-1,defender-0,captured", "1/2"}, {"attacker-0,defender-0", "1/2"}}));
    war.rule({{"/cities/richmond/garrison", 0}});
    EXPECT_EQ(war.eventsOf(march("ui1", "m6")), std::vector<std::string>{"moved"});  // nothing to win there
    war.rule({{"/cities/atlanta/captured", true}, {"/pieces/ui2/place", "i10"}});
    EXPECT_EQ(war.eventsOf(march("ui2", "i9")), std::vector<std::string>{"moved"});
}

TEST(W63Ruling, WhoIsRuledOutOwesNoExtraMove) {
    War war = War::ofOnly({{"l6", "ci1 ci2 ci3"}, {"l5", "ui1 ui2"}, {"a1", "ui3"}});
    json attack = assault("ci1 ci2 ci3", "l5");
    attack["eliminate"] = 1;
    war.act(attack);
    war.rule({{"/pieces/ui2/out", true}});
    EXPECT_EQ(war.state("/pending"), json::array());
    EXPECT_EQ(war.state("/phase"), "play");
}

TEST(W63Ruling, ARemovalTakesNoMoreThanThereIs) {
    War war = War::ofOnly(
        {{"a1", "ui1"}, {"a9", "ci1 ci2"}}, {},
        {{"/pending", {{{"kind", "removal"}, {"side", "union"}, {"city", "baltimore"}, {"count", 2}}}}});
    EXPECT_EQ(war.refusal(give("ci1")), "not-your-turn");
    EXPECT_EQ(war.eventsOf(give("ui1")),
              (std::vector<std::string>{"eliminated:penalty", "game-over:eliminated"}));
}

TEST(W63Ruling, MayMakeAPieceAnotherKind) {  // 3.1: piece order is by kind
    War war = War::ofOnly({{"d4", "ci1 ci2 cc1"}, {"a1", "ui1 ui2"}}, {}, {{"/pieces/ci1/kind", "gunboat"}});
    EXPECT_EQ(war.act(march("ci1", "e5")).at(0)["how"], "sail");
    war.act({{"do", "undo"}});
    EXPECT_EQ(war.refusal(march("ci1 ci2 cc1", "d6")), "too-far");
    const json moved = war.act(march("ci1 ci2 cc1", "e5")).at(0);
    EXPECT_EQ(moved["pieces"], list("ci2 cc1 ci1"));
}

TEST(W63Ruling, MayAddAPieceOfTheGroupsOwnBox) {
    War war({}, {{"/pieces/ui16",
                  {{"side", "union"},
                   {"kind", "infantry"},
                   {"place", "a1"},
                   {"out", false},
                   {"moved", false},
                   {"disabled", nullptr}}},
                 {"/turn/side", "union"}});
    war.act(march("ui16", "a2"));
    EXPECT_EQ(war.placeOf("ui16"), "a2");
}

TEST(W63Ruling, ToAPlaceThatIsNotOnTheMapNamesIt) {
    War war;
    const json answer = war.table.answer(
        {{"do", "ruling"}, {"set", {{"/pieces/ci1/place", "zz9"}}}, {"reason", "a slip of the finger"}});
    EXPECT_EQ(answer.at("error").at("message"), "There is no place 'zz9'.");
}

struct Wrong {
    const char* name;
    json set;

    friend void PrintTo(const Wrong& wrong, std::ostream* out) { *out << wrong.name; }
};

class W63WrongRuling : public testing::TestWithParam<Wrong> {};

TEST_P(W63WrongRuling, IsRefusedAndChangesNothing) {
    War war;
    const json before = war.state("");
    EXPECT_EQ(rulingRefusal(war, GetParam().set), "bad-parameter");
    EXPECT_EQ(war.state(""), before);
    war.act(march("ci1", "m7"));
}

json stray(const char* side) {
    return {{"side", side}, {"kind", "infantry"}, {"place", "a1"},
            {"out", false}, {"moved", false},     {"disabled", nullptr}};
}
json duty(const json& part) {
    json due{{"kind", "extra-move"}, {"side", "union"}, {"place", "m4"}, {"pieces", {"ui1"}}};
    due.update(part);
    return {{"/pending", {due}}};
}
json debt(const json& part) {
    json due{{"kind", "removal"}, {"side", "union"}, {"city", "baltimore"}, {"count", 2}};
    due.update(part);
    return {{"/pending", {due}}};
}

const std::vector<Wrong> wrongs{
    {"APieceCalledAnything", {{"/pieces/foo", stray("union")}}},
    {"APieceWithoutANumber", {{"/pieces/ui", stray("union")}}},
    {"APieceOfNobody", {{"/pieces/ui16", stray("france")}}},
    {"APieceNowhere", {{"/pieces/ui1/place", "q9"}}},
    {"APieceInPlayWithoutAPlace", {{"/pieces/ui1/place", nullptr}}},
    {"AnUnknownMarker", {{"/pieces/ui1/disabled", "d4"}}},
    {"ACityWithoutASquare", {{"/cities/atlanta/square", nullptr}}},
    {"ACityOffTheBoard", {{"/cities/atlanta/square", "i13"}}},
    {"ACityOfNobody", {{"/cities/atlanta/owner", "france"}}},
    {"AFortressOfNobody", {{"/cities/atlanta/fortified", "france"}}},
    {"AGarrisonBelowZero", {{"/cities/richmond/garrison", -1}}},
    {"RoundZero", {{"/round", 0}}},
    {"TheTurnOfNobody", {{"/turn/side", "france"}}},
    {"AThirdSide", {{"/sides/france", {{"name", "France"}, {"flags", json::array()}}}}},
    {"AVerdictForNobodyKnown", {{"/verdict", {{"winners", {"france"}}, {"reason", "x"}}}}},
    {"AnExtraMoveOfAStranger", duty({{"pieces", {"ui77"}}})},
    {"AnExtraMoveOfTheOtherSide", duty({{"pieces", {"ci1"}}})},
    {"AnExtraMoveFromNowhere", duty({{"place", "q9"}})},
    {"ARemovalForNoCity", debt({{"city", "cairo"}})},
    {"ARemovalOfNothing", debt({{"count", 0}})},
    {"ARemovalByNobody", debt({{"side", "france"}})},
    {"AskedModeInTheMiddle", {{"/options/positions", "asked"}}}};

INSTANTIATE_TEST_SUITE_P(Rulings, W63WrongRuling, testing::ValuesIn(wrongs),
                         [](const auto& wrong) { return std::string(wrong.param.name); });

}  // namespace
}  // namespace adjutant::w63
