// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/ruling.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "engine/games/pig/entry.hpp"

namespace adjutant {
namespace {

using nlohmann::json;

const json state = json::parse(R"({"round":1,"a/b":{"m~n":2},"list":["x","y"],"none":null,"heaps":{}})");

/// Of the places of this state only `none` can hold null.
bool holdsNull(const json& /*state*/, const std::string& place) { return place == "/none"; }

Expected<json> ruled(const json& set) {
    json patched = state;
    const auto places = ruling::patch(patched, set, &holdsNull);
    if (!places.has_value()) return tl::make_unexpected(places.error());
    return patched;
}

json after(const std::string& pointer, const json& value) {
    const auto patched = ruled(json{{pointer, value}});
    EXPECT_TRUE(patched.has_value()) << pointer;
    return patched.value_or(json());
}

TEST(Ruling, SetsWhatThePointerNames) {
    EXPECT_EQ(after("/round", 2).at("round"), 2);
    EXPECT_EQ(after("/a~1b/m~0n", 3).at("a/b").at("m~n"), 3);
    EXPECT_EQ(after("/list/1", "z").at("list"), (json{"x", "z"}));
    EXPECT_EQ(after("", json::object()), json::object());
}

TEST(Ruling, MakesMembersThatAreNotThereYet) {
    EXPECT_EQ(after("/heaps/h1/food", 1).at("heaps"), (json{{"h1", {{"food", 1}}}}));
    EXPECT_EQ(after("/none/reason", "x").at("none"), (json{{"reason", "x"}}));
}

TEST(Ruling, AddsToAListRightBehindItsEnd) {
    EXPECT_EQ(after("/list/2", "z").at("list"), (json{"x", "y", "z"}));
    EXPECT_EQ(after("/list/-", "z").at("list"), (json{"x", "y", "z"}));
    json patched = state;
    EXPECT_EQ(ruling::patch(patched, json{{"/list/-", "z"}}, &holdsNull)->set,
              (std::vector<std::string>{"/list/2"}));
}

TEST(Ruling, NullRemovesWhatCannotHoldIt) {
    EXPECT_FALSE(after("/a~1b", nullptr).contains("a/b"));
    EXPECT_EQ(after("/a~1b/m~0n", nullptr).at("a/b"), json::object());
    EXPECT_TRUE(after("/none", nullptr).at("none").is_null());
    EXPECT_EQ(ruled(json{{"/list/0", nullptr}, {"/list/1", nullptr}})->at("list"), json::array());
    for (const char* nothing : {"/heaps/h1", "/nowhere", "/list/2", "/list/-", ""}) {
        EXPECT_FALSE(ruled(json{{nothing, nullptr}}).has_value()) << nothing;
    }
}

TEST(Ruling, TakesThePointersInTheirOrder) {
    const auto patched = ruled(json{{"/list", json::array()}, {"/list/0", "first"}});
    ASSERT_TRUE(patched.has_value());
    EXPECT_EQ(patched->at("list"), json{"first"});
}

TEST(Ruling, APointerThatLeadsNowhereIsRefusedAndGrowsNothing) {
    for (const std::string& pointer :
         {std::string("round"), std::string("/round/x"), std::string("/~2"), std::string("/~"),
          std::string("/list/3"), std::string("/list/999999999999"), std::string("/list/4000000000"),
          std::string("/list/99999999999999999999999"), std::string("/list/--"), std::string("/list/-1"),
          std::string("/list/01"), std::string("/list/x"), std::string("/list/"), std::string("/list/1/z"),
          std::string(3'000'000, '/')}) {
        const auto patched = ruled(json{{pointer, 1}});
        ASSERT_FALSE(patched.has_value()) << pointer.substr(0, 40);
        EXPECT_EQ(patched.error().code, "bad-parameter");
        EXPECT_LT(patched.error().sentence.text().size(), 300U);
    }
}

TEST(Ruling, FindsWhatLeadsToSomethingHidden) {
    const std::vector<std::string> hidden{"/sides/a/hand", "/decks/d/draw"};
    const json set{{"/sides/a/hand", 1},   {"/sides/a/hand/0", 1}, {"/sides/a/handy", 1},
                   {"/sides/b", 1},        {"/sides", 1},          {"", 1},
                   {"/decks/d/discard", 1}};
    EXPECT_EQ(ruling::hiddenIn(set, hidden),
              (std::vector<std::string>{"", "/sides", "/sides/a/hand", "/sides/a/hand/0"}));
    EXPECT_TRUE(ruling::hiddenIn(set, {}).empty());
}

TEST(Ruling, WhatIsLeftOutOfAnObjectMayBeKeptAsNull) {
    const auto keeps = [](const json& kept, const json& wanted) {
        return ruling::keeps({{"piece", kept}}, {.set = {"/piece"}, .removed = {}}, {{"piece", wanted}})
            .has_value();
    };
    EXPECT_TRUE(keeps({{"gun", "pistol"}, {"place", nullptr}}, {{"gun", "pistol"}}));
    EXPECT_FALSE(keeps({{"gun", "pistol"}, {"turns", 0}}, {{"gun", "pistol"}}));
    EXPECT_FALSE(keeps({{"gun", "pistol"}}, {{"gun", "pistol"}, {"place", "h1"}}));
    const json armed = json::parse(R"({"guns":[{"name":"pistol","shots":null}]})");
    EXPECT_TRUE(keeps(armed, json::parse(R"({"guns":[{"name":"pistol"}]})")));
    EXPECT_FALSE(keeps(armed, json::parse(R"({"guns":[{"name":"pistol"},{"name":"musket"}]})")));
    EXPECT_FALSE(keeps({{"turn", {{"left", 1}}}}, {{"turn", {{"left", 2}}}}));
}

TEST(Ruling, ARemovalBesideAnObjectWithPartsLeftOutIsARemoval) {
    const json patched = json::parse(R"({"pieces":{"b":{"gun":"pistol"}}})");
    const json kept = json::parse(R"({"pieces":{"b":{"gun":"pistol","place":null}}})");
    const json back = json::parse(R"({"pieces":{"a":{},"b":{"gun":"pistol"}}})");
    const ruling::Places places{.set = {"/pieces/b"}, .removed = {"/pieces/a"}};
    EXPECT_TRUE(ruling::keeps(kept, places, patched).has_value());
    EXPECT_FALSE(ruling::keeps(back, places, patched).has_value());
    const ruling::Places fromList{.set = {}, .removed = {"/cards/0"}};
    EXPECT_TRUE(ruling::keeps({{"cards", {"two"}}}, fromList, {{"cards", {"two"}}}).has_value());
    EXPECT_FALSE(ruling::keeps({{"cards", {"one", "two"}}}, fromList, {{"cards", {"two"}}}).has_value());
}

TEST(Ruling, OfTodayKeepsOptionsWithinTheirBoundsAndOneOfTheJournalStands) {
    const auto begun = pig::entry().begin(json::object());
    ASSERT_TRUE(begun.has_value());
    Position& position = *begun->position;
    const Allowed beyond = position.rule(json{{"/options/goal", 1000}});
    ASSERT_FALSE(beyond.has_value());
    EXPECT_EQ(beyond.error().sentence.text(), "The goal is 1 to 100.");
    EXPECT_TRUE(position.rule(json{{"/options/goal", 30}}).has_value());
    // It was made when a build knew no bounds; whatever is ruled later is still heard.
    EXPECT_TRUE(position.ruleAgain(json{{"/options/goal", 1000}}).has_value());
    EXPECT_TRUE(position.rule(json{{"/pot", 3}}).has_value());
    EXPECT_EQ(position.state().at("options").at("goal"), 1000);
}

}  // namespace
}  // namespace adjutant
