// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/ruling.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace adjutant {
namespace {

using nlohmann::json;

const json state = json::parse(R"({"round":1,"a/b":{"m~n":2},"list":["x","y"],"none":null,"heaps":{}})");

json after(const std::string& pointer, const json& value) {
    const auto patched = ruling::patched(state, json{{pointer, value}});
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
}

TEST(Ruling, TakesThePointersInTheirOrder) {
    const auto patched = ruling::patched(state, json{{"/list", json::array()}, {"/list/0", "first"}});
    ASSERT_TRUE(patched.has_value());
    EXPECT_EQ(patched->at("list"), json{"first"});
}

TEST(Ruling, APointerThatLeadsNowhereIsRefusedAndGrowsNothing) {
    for (const std::string& pointer :
         {std::string("round"), std::string("/round/x"), std::string("/~2"), std::string("/~"),
          std::string("/list/3"), std::string("/list/999999999999"), std::string("/list/4000000000"),
          std::string("/list/99999999999999999999999"), std::string("/list/-"), std::string("/list/-1"),
          std::string("/list/01"), std::string("/list/x"), std::string("/list/"), std::string("/list/1/z"),
          std::string(3'000'000, '/')}) {
        const auto patched = ruling::patched(state, json{{pointer, 1}});
        ASSERT_FALSE(patched.has_value()) << pointer.substr(0, 40);
        EXPECT_EQ(patched.error().code, "bad-parameter");
        EXPECT_LT(patched.error().sentence.size(), 300U);
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

}  // namespace
}  // namespace adjutant
