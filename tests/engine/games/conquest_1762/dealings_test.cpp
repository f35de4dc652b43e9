// SPDX-License-Identifier: GPL-3.0-or-later
// Who takes and pays what (engine/play/dealing.hpp), against what the books of the state have.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "engine/readings.hpp"
#include "tests/engine/games/conquest_1762/conquest_table.hpp"
#include "tests/engine/played.hpp"

namespace adjutant::tests {
namespace {

using nlohmann::json;
/// side → good → how much it has.
using Books = std::map<std::string, std::map<std::string, int>>;

constexpr const char* pool = "pool";

std::vector<Dealing> dealingsOf(const json& events) { return readingsOf("conquest-1762").dealings(events); }

/// What each side has.
Books booksOf(const json& state) {
    Books books;
    for (const auto& [id, side] : state.at("sides").items()) {
        for (const auto& [resource, count] : side.at("resources").items()) books[id][resource] = count;
        books[id]["gold"] = side.at("gold");
        books[id][pool] = side.at("pool");
    }
    return books;
}

void enter(const std::vector<Dealing>& dealings, Books& books) {
    for (const Dealing& dealing : dealings) {
        for (const auto& [of, count] : dealing.goods)
            books[dealing.side.text][of] += dealing.pays ? -count : count;
    }
}

/// What is on the books without anybody taking or paying: soldiers go from the pool to the map, those of the
/// beginning are counted out, and an eliminated side gives back whatever it has.
void enterTheRest(const json& event, Books& books) {
    const std::string name = event.at("event");
    if (name == "placed" || name == "spread")
        books[event.at("side")][pool] -= event.at("soldiers").get<int>();
    if (name == "phase" && event.contains("pools")) {
        for (const auto& [side, soldiers] : event.at("pools").items()) books[side][pool] = soldiers;
    }
    if (name == "eliminated") {
        for (auto& [good, count] : books[event.at("side")]) count = 0;
    }
}

class Dealings : public testing::TestWithParam<json> {};

TEST_P(Dealings, OfEveryActAreWhatTheStateHasMoreOrLessAfterIt) {
    std::set<std::string> seen;
    for (std::uint32_t seed = 1; seed <= 6; ++seed) {
        Played game("conquest-1762", seed, GetParam());
        Books told = booksOf(game.state());
        for (int acts = 0; acts < 250 && game.step(); ++acts) {
            const json& events = game.reply.at("events");
            for (const json& event : events) {
                const std::vector<Dealing> dealings = dealingsOf(json::array({event}));
                if (!dealings.empty()) seen.insert(event.at("event"));
                enter(dealings, told);
                enterTheRest(event, told);
            }
            ASSERT_EQ(told, booksOf(game.state())) << game.action << "\n" << events;
        }
    }
    for (const char* often : {"collected", "built", "recruited", "bank-traded", "reinforcements"})
        EXPECT_TRUE(seen.contains(often)) << often << " never came up";
}

INSTANTIATE_TEST_SUITE_P(Conquest, Dealings,
                         testing::Values(json{{"setup", "standard"}, {"reinforcement", "spread"}},
                                         json{{"setup", "standard"},
                                              {"reinforcement", "spread"},
                                              {"bank", "box"},
                                              {"plunder-values", "table"}}));

Dealing takes(const char* side, std::vector<Dealing::Good> goods) {
    return {{side}, false, std::move(goods)};
}
Dealing pays(const char* side, std::vector<Dealing::Good> goods) { return {{side}, true, std::move(goods)}; }

TEST(DealingsOfAnAct, AddUpForEachSideInTheOrderOfTheGoods) {
    const json events{
        {{"event", "metropolis-bonus"}, {"side", "french"}, {"got", {{"gold", 1}, {"wood", 2}}}},
        {{"event", "looted"}, {"territory", "iceland"}, {"resource", "iron"}, {"side", "british"}},
        {{"event", "gained"}, {"side", "french"}, {"got", {{"iron", 3}, {"wood", 1}}}}};
    EXPECT_THAT(dealingsOf(events),
                testing::ElementsAre(takes("french", {{"wood", 3}, {"iron", 3}, {"gold", 1}}),
                                     takes("british", {{"iron", 1}})));
}

TEST(DealingsOfAnAct, AreThoseOfBothSidesOfATrade) {  // C62-TRADE-03
    const json events{{{"event", "traded"},
                       {"a", "french"},
                       {"b", "british"},
                       {"give", {{"wood", 2}}},
                       {"take", {{"iron", 1}}}}};
    EXPECT_THAT(dealingsOf(events),
                testing::ElementsAre(takes("french", {{"iron", 1}}), takes("british", {{"wood", 2}}),
                                     pays("french", {{"wood", 2}}), pays("british", {{"iron", 1}})));
}

TEST(DealingsOfAnAct, AreSoldiersThatAreRecruitedAndThoseThatAreLost) {  // C62-RECRUIT-01, C62-BONUS-03
    ConquestTable table({{"/phase", "build"}, {"/sides/british/gold", 2}, {"/sides/british/pool", 0}});
    const json recruited = table.take({{"do", "recruit"}, {"pay", "gold"}, {"times", 1}}).at("events");
    const int soldiers = table.at("/sides/british/pool");
    EXPECT_GE(soldiers, 2);
    EXPECT_THAT(dealingsOf(recruited),
                testing::ElementsAre(takes("british", {{pool, soldiers}}), pays("british", {{"gold", 1}})));
    EXPECT_THAT(dealingsOf(table.take({{"do", "next-phase"}}).at("events")),
                testing::ElementsAre(pays("british", {{pool, soldiers}})));
}

TEST(DealingsOfAnAct, AreNoneOfWhatOnlyKeepsTheBooksOrCannotBeRead) {
    EXPECT_THAT(
        dealingsOf({{{"event", "placed"}, {"side", "french"}, {"territory", "iceland"}, {"soldiers", 3}},
                    {{"event", "noted"}, {"text", "tea"}},
                    {{"event", "collected"}, {"side", 7}},
                    {{"side", "french"}},
                    "collected"}),
        testing::IsEmpty());
    EXPECT_THAT(dealingsOf(json::array()), testing::IsEmpty());
}

TEST(DealingsOfAnAct, AreUnknownWhereAGameHasNone) {
    EXPECT_EQ(readingsOf("hex-acw").dealings, nullptr);
    EXPECT_EQ(readingsOf("no-such-game").dealings, nullptr);
}

}  // namespace
}  // namespace adjutant::tests
