// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/words/flat_map.hpp"

#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>
#include <random>

#include "engine/words/flat_map_wire.hpp"

namespace adjutant {
namespace {

TEST(FlatMap, KeepsItsKeysInOrder) {
    const FlatMap<std::string, int> map{{"c", 3}, {"a", 1}, {"b", 2}};
    std::string keys;
    for (const auto& [key, value] : map) keys += key;
    EXPECT_EQ(keys, "abc");
    EXPECT_EQ(map.at("b"), 2);
    EXPECT_EQ(map.find("d"), nullptr);
}

TEST(FlatMap, DoesWhatAMapDoes) {
    std::mt19937 random(7);
    std::uniform_int_distribution<int> key(0, 20);
    FlatMap<int, int> flat;
    std::map<int, int> map;
    for (int step = 0; step < 2000; ++step) {
        const int at = key(random);
        if (step % 3 == 0) {
            flat.erase(at);
            map.erase(at);
        } else {
            flat[at] = step;
            map[at] = step;
        }
        ASSERT_EQ(flat.size(), map.size());
        ASSERT_TRUE(std::equal(flat.begin(), flat.end(), map.begin(), [](const auto& a, const auto& b) {
            return a.first == b.first && a.second == b.second;
        }));
    }
}

TEST(FlatMap, IsAnObjectOnTheWire) {
    const FlatMap<std::string, int> map{{"left", 1}, {"right", 2}};
    EXPECT_EQ(wire::write(map).dump(), R"({"left":1,"right":2})");
    FlatMap<std::string, int> back;
    wire::read(nlohmann::json::parse(R"({"right":2,"left":1})"), back);
    EXPECT_EQ(back, map);
    EXPECT_THROW(wire::read(nlohmann::json::parse(R"({"right":"two"})"), back), wire::ParseError);
    EXPECT_THROW(wire::read(nlohmann::json::array(), back), wire::ParseError);
}

}  // namespace
}  // namespace adjutant
