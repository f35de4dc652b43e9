// SPDX-License-Identifier: GPL-3.0-or-later
// Battles whose numbers are drawn, and random play under every option through the offers alone.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

#include "engine/games/civil_war_1863/board_map.hpp"
#include "tests/engine/games/civil_war_1863/war.hpp"
#include "tests/engine/random_play.hpp"

namespace adjutant::w63 {
namespace {

using nlohmann::json;

std::string first(const char* kind, int count) {
    std::string pieces;
    for (int i = 1; i <= count; ++i) pieces += std::string(kind) + std::to_string(i) + ' ';
    return pieces;
}

int alive(War& war, const char* side) {
    int count = 0;
    for (const json& piece : war.state("/pieces"))
        count += piece["side"] == side && !piece["out"].get<bool>();
    return count;
}

/// `strong` Confederates beside `weak` Unionists in the open, and one more of each elsewhere.
War facing(int strong, int weak) {
    return War::ofOnly(
        {{"l6", first("ci", strong)}, {"l5", first("ui", weak)}, {"a1", "uc1 uc2"}, {"a9", "cc1 cc2"}});
}

RC_GTEST_PROP(W63Losses, ALargerForceLosesOneFewerThanItEliminates, ()) {  // W63-BATTLE-04
    const int weak = *rc::gen::inRange(1, 8);
    const int strong = *rc::gen::inRange(weak + 1, 10);
    const int gone = *rc::gen::inRange(1, weak + 1);
    War war = facing(strong, weak);
    json attack = assault(first("ci", strong), "l5");
    attack["eliminate"] = gone;
    war.act(attack);
    RC_ASSERT(alive(war, "union") == 2 + weak - gone);
    RC_ASSERT(alive(war, "confederate") == 2 + strong - (gone - 1));
    RC_ASSERT(war.state("/pending").empty() == (gone == weak));
}

RC_GTEST_PROP(W63Losses, AnEvenBattleCostsTheSameWhicheverSideWins, ()) {  // W63-BATTLE-09
    const int force = *rc::gen::inRange(1, 10);
    War war = facing(force, force);
    const json attack = assault(first("ci", force), "l5");
    war.act(attack, heads);
    RC_ASSERT(alive(war, "union") == 2 && alive(war, "confederate") == 3);
    war.act({{"do", "undo"}});
    war.act(attack, tails);
    RC_ASSERT(alive(war, "union") == 3 && alive(war, "confederate") == 2);
}

RC_GTEST_PROP(W63Losses, ASacrificeCostsItselfAndNothingElse, ()) {  // W63-SAC-01
    const int weak = *rc::gen::inRange(2, 8);
    War war = facing(1, weak);
    war.act(assault("ci1", "l5"));
    RC_ASSERT(alive(war, "union") == 2 + weak && alive(war, "confederate") == 2);
    for (int i = 1; i <= weak; ++i)
        RC_ASSERT(war.state("/pieces/ui" + std::to_string(i) + "/disabled") == "d1");
}

RC_GTEST_PROP(W63Losses, AKeyCityCostsTheWholeDefenceLessOne, ()) {  // W63-CITY-05, W63-FORT-03
    const int troops = *rc::gen::inRange(1, 4);
    const int boats = *rc::gen::inRange(0, 2);
    const bool walls = *rc::gen::arbitrary<bool>();
    const int defence = troops * (walls ? 2 : 1) + boats;
    const int strong = *rc::gen::inRange(defence + 1, 10);
    War war = War::ofOnly({{"d4", first("ci", strong)},
                           {"d3", first("ui", troops) + first("ug", boats)},
                           {"a1", "uc1 uc2 ui15"},
                           {"a9", "cc1 cc2"}});
    if (walls) war.rule({{"/cities/st-louis/fortified", "union"}});
    const json events = war.act(assault(first("ci", strong), "d3"));
    RC_ASSERT(events[1]["defence"] == defence);
    RC_ASSERT(alive(war, "confederate") == 2 + strong - (defence - 1));
    RC_ASSERT(alive(war, "union") == 3);
    RC_ASSERT(war.state("/pending/0/count") == 2);
}

// -- random play

struct Variant {
    const char* name;
    json options;

    friend void PrintTo(const Variant& variant, std::ostream* out) { *out << variant.name; }
};

class W63Play : public testing::TestWithParam<Variant> {};

/// What is wrong between two acts of a game on the house board; empty when all is well.
std::string wrongWith(const json& state) {
    const BoardMap map(housePlan());
    const bool playing = state["phase"] == "play";
    std::map<std::string, std::string> holder;
    std::set<std::string> boats;
    for (const json& piece : state["pieces"]) {
        if (!piece["out"] && piece["kind"] == "gunboat")
            boats.insert(piece["side"].get<std::string>() + piece["place"].get<std::string>());
    }
    for (const auto& [id, piece] : state["pieces"].items()) {
        if (piece["out"]) {
            if (piece["place"] != nullptr) return id + " is out and stands somewhere";
            continue;
        }
        const std::string place = piece["place"];
        const std::string side = piece["side"];
        const Square square = *readSquare(place);
        if (playing && holder.emplace(place, side).first->second != side)
            return "both sides stand at " + place;
        if (piece["kind"] == "cavalry" && !map.land(square)) return id + " rides on water";
        const bool carried = boats.contains(side + place);
        if (playing && piece["kind"] == "infantry" && map.openSea(square) && !carried) return id + " swims";
        if (side != state["turn"]["side"] && piece["moved"]) return id + " moved in the enemy's turn";
    }
    return {};
}

TEST_P(W63Play, EveryOfferIsAcceptedAndTheBoardStaysSound) {
    const bool board = GetParam().options.value("positions", "board") == "board";
    for (const std::uint32_t seed : {1U, 2U, 3U}) {
        War war(GetParam().options);
        tests::RandomPlayer player(seed);
        for (int act = 0; act < 120; ++act) {
            json action = player.choose(war.ask({{"ask", "actions"}}));
            if (action.is_null()) break;
            if (action["do"] == "surrender") continue;
            const json reply = war.table.answer(action);
            ASSERT_TRUE(reply.value("ok", false)) << action << reply;
            if (board) {
                ASSERT_EQ(wrongWith(war.state("")), "") << action;
            }
        }
    }
}

const std::vector<Variant> variants{
    {"TheLedgersDefaults", json::object()},
    {"TransportsOfTwo", {{"transport-speed", "two"}, {"mountain-rail", "space"}}},
    {"CitiesByStormAlone", {{"city-even", "no"}}},
    {"SacrificesEverywhere", {{"city-sacrifice", "yes"}}},
    {"PositionsAsked", {{"positions", "asked"}}},
    {"AskedWithSacrifices", {{"positions", "asked"}, {"city-sacrifice", "yes"}, {"city-even", "no"}}}};

INSTANTIATE_TEST_SUITE_P(Options, W63Play, testing::ValuesIn(variants),
                         [](const auto& variant) { return std::string(variant.param.name); });

}  // namespace
}  // namespace adjutant::w63
