// SPDX-License-Identifier: GPL-3.0-or-later
// What a roster is made of (engine/play/roster_reading.hpp), against the starts that take one.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>

#include "engine/readings.hpp"
#include "engine/table.hpp"

namespace adjutant {
namespace {

using nlohmann::json;

class ARosterReading : public testing::Test {
  protected:
    const RosterReading reading = readingsOf("one-stat").rosters();

    [[nodiscard]] const RosterReading::Field& field(const std::string& name) const {
        return *std::ranges::find(reading.fields, name, &RosterReading::Field::name);
    }
    /// A warband of so many specialists of the first kinds, with two rookies for each.
    [[nodiscard]] json warband(int specialists, int rookies) const {
        json fighters = json::array({{{"tier", "boss"}, {"stat", 3}}});
        for (int i = 0; i < specialists; ++i)
            fighters.push_back(
                {{"tier", "specialist"},
                 {"stat", 3},
                 {"specialization", field("specialization").choices.at(static_cast<std::size_t>(i))}});
        for (int i = 0; i < rookies; ++i) fighters.push_back({{"tier", "rookie"}, {"stat", 3}});
        return {{reading.list, fighters}};
    }
    /// "" where a game of that use may be begun with it, else what the rules have against it.
    [[nodiscard]] std::string refusal(const json& roster, const RosterReading::Use& use) const {
        json options = use.options;
        for (const std::string& side : use.sides) options[reading.option][side] = roster;
        Table table{Environment{.now = [] { return std::string("2026-11-21T19:30:00Z"); },
                                .seed = [] { return std::uint64_t{7}; },
                                .sink = nullptr,
                                .oneGame = false}};
        const json reply =
            table.answer({{"do", "start"}, {"system", "one-stat"}, {"seed", 7}, {"options", options}});
        return reply.value("ok", false) ? "" : reply.at("error").at("message").get<std::string>();
    }
    /// With the boss as changed.
    [[nodiscard]] std::string refusalOfBoss(const json& change) const {
        json roster = warband(3, 6);
        roster.at(reading.list).at(0).update(change);
        return refusal(roster, reading.uses.front());
    }
};

TEST_F(ARosterReading, NamesGamesThatCanBeBegunWithOne) {
    ASSERT_EQ(reading.uses.size(), 3U);
    EXPECT_EQ(refusal(warband(3, 6), reading.uses.at(0)), "");
    EXPECT_EQ(refusal(warband(2, 2), reading.uses.at(1)), "");
    EXPECT_EQ(refusal(warband(3, 6), reading.uses.at(2)), "");
    EXPECT_NE(refusal(warband(3, 6), reading.uses.at(1)), "") << "these take fewer";
}

TEST_F(ARosterReading, NamesNothingThatNoRosterMayHave) {
    for (const std::string& skill : field("specialization").choices)
        EXPECT_EQ(refusalOfBoss({{"specialization", skill}}), "") << skill;
    for (const std::string& weapon : field("weapons").choices)
        EXPECT_EQ(refusalOfBoss({{"weapons", json::array({weapon})}}), "") << weapon;
    for (const int stat : {field("stat").least, field("stat").usual, field("stat").most})
        EXPECT_EQ(refusalOfBoss({{"stat", stat}}), "") << stat;
    EXPECT_TRUE(field("specialization").mayBeNone);
}

TEST_F(ARosterReading, NamesAllThatOneMayHave) {
    EXPECT_NE(refusalOfBoss({{"stat", field("stat").least - 1}}), "");
    EXPECT_NE(refusalOfBoss({{"stat", field("stat").most + 1}}), "");
    for (const char* given : {"force", "natural"})
        EXPECT_NE(refusalOfBoss({{"weapons", json::array({given})}}), "") << given;
    json roster = warband(3, 6);
    roster.at(reading.list).push_back({{"tier", "demon"}, {"stat", 3}});
    EXPECT_NE(refusal(roster, reading.uses.front()), "");
}

TEST(ASystemWithoutRosters, ReadsNone) { EXPECT_EQ(readingsOf("hex-acw").rosters, nullptr); }

}  // namespace
}  // namespace adjutant
