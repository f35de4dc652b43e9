// SPDX-License-Identifier: GPL-3.0-or-later
// What each game declares that a campaign may carry over, of games that were played to their end.
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "engine/readings.hpp"
#include "engine/table.hpp"
#include "tests/tests_folder.hpp"

namespace adjutant {
namespace {

using nlohmann::json;

/// The state after a recorded game.
json endOf(const std::string& name) {
    Table table({.now = [] { return std::string("2026-11-26T19:30:00Z"); }, .seed = [] { return 1u; }});
    std::ifstream file(tests::testsFolder() / "playthroughs" / (name + ".jsonl"));
    for (std::string line; std::getline(file, line);) {
        const json request = json::parse(line);
        if (request.contains("do")) table.answer(request);
    }
    EXPECT_NE(table.game(), nullptr) << name;
    return table.answer({{"ask", "state"}}).at("state");
}

std::int64_t membersOf(const CarriedOver& found, std::size_t taker) {
    return static_cast<std::int64_t>(found.takers.at(taker).members.size());
}

TEST(CarriedOver, OfASkirmishTheWarbandsAndWhoIsOut) {
    const json state = endOf("one-stat-last-man-standing");
    const CarriedOver found = readingsOf("one-stat").carriedOver(state);
    ASSERT_EQ(found.takers.size(), 2u);
    EXPECT_EQ(found.takers[0].name, "Ashes");
    EXPECT_EQ(found.takers[1].name, "Abbey");
    EXPECT_TRUE(found.takers[0].roster);
    EXPECT_EQ(membersOf(found, 0), 10) << "a shapeshifter is of the warband in every shape";
    EXPECT_EQ(found.countOf(SideId{"blue"}, PieceId{"blue-boss"}, CarriedOver::lost), 1);
    EXPECT_EQ(found.countOf(SideId{"red"}, PieceId{"red-boss"}, CarriedOver::lost), 0);
    std::size_t out = 0;
    for (const auto& [id, piece] : state.at("pieces").items()) out += piece.value("out", false) ? 1 : 0;
    EXPECT_EQ(found.counts.size(), out) << "nothing of nothing, and nobody but fighters";
}

TEST(CarriedOver, TheOpponentsOfASoloGameAreNobodysRoster) {
    const CarriedOver found = readingsOf("one-stat").carriedOver(endOf("one-stat-solo-rescue-hard"));
    ASSERT_EQ(found.takers.size(), 1u);
    EXPECT_EQ(found.takers[0].side, SideId{"players"});
}

TEST(CarriedOver, OfEmpiresTheirGoldAndWhatTheyHold) {
    const json state = endOf("conquest-1762-economic");
    const CarriedOver found = readingsOf("conquest-1762").carriedOver(state);
    ASSERT_EQ(found.takers.size(), state.at("seating").size());
    std::int64_t held = 0;
    for (const auto& taker : found.takers) {
        EXPECT_FALSE(taker.roster);
        EXPECT_EQ(found.countOf(taker.side, {}, CarriedOver::resources),
                  state.at("sides").at(taker.side.text).at("gold").get<int>());
        held += found.countOf(taker.side, {}, CarriedOver::places);
    }
    EXPECT_GT(held, 0);
    for (const auto& count : found.counts) EXPECT_TRUE(count.inAll);
}

TEST(CarriedOver, OfArmiesTheirLossesAndOfAWarTheCitiesAsWell) {
    const CarriedOver war = readingsOf("civil-war-1863").carriedOver(endOf("civil-war-1863-elimination"));
    ASSERT_EQ(war.takers.size(), 2u);
    EXPECT_GT(war.countOf(SideId{"confederate"}, {}, CarriedOver::lost) +
                  war.countOf(SideId{"union"}, {}, CarriedOver::lost),
              0);
    const CarriedOver battle = readingsOf("hex-acw").carriedOver(endOf("hex-acw-stone-ford-annihilation"));
    ASSERT_EQ(battle.takers.size(), 2u);
    EXPECT_FALSE(battle.counts.empty());
}

TEST(CarriedOver, WhatIsNoStateCarriesNothing) {
    for (const char* system : {"one-stat", "conquest-1762", "civil-war-1863", "hex-acw"}) {
        const auto read = readingsOf(system).carriedOver;
        ASSERT_NE(read, nullptr) << system;
        EXPECT_TRUE(read(nullptr).takers.empty());
        EXPECT_TRUE(read(json::object()).counts.empty());
        EXPECT_TRUE(read({{"seating", 7}, {"sides", "none"}, {"pieces", {1, 2}}}).takers.empty());
    }
    EXPECT_EQ(readingsOf("life-1861").carriedOver, nullptr) << "who lives through the winter is told by hand";
}

}  // namespace
}  // namespace adjutant
