// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/journal/parsed.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

namespace adjutant {
namespace {

std::string nested(std::size_t times) { return std::string(times, '[') + std::string(times, ']'); }

TEST(Parsed, JsonIsReadAndWhatIsNoneIsDiscarded) {
    EXPECT_EQ(parsed(R"({"a":[1,"b"]})"), (nlohmann::json{{"a", {1, "b"}}}));
    for (const char* text : {"", "{", "[1", "\"", "nothing", "{\"a\":1}}"})
        EXPECT_TRUE(parsed(text).is_discarded()) << text;
}

TEST(Parsed, WhatIsNestedDeeperThanWeWriteIsDiscarded) {
    EXPECT_TRUE(parsed(nested(64)).is_array());
    EXPECT_TRUE(parsed(nested(65)).is_discarded());
    EXPECT_TRUE(parsed(nested(2'000'000)).is_discarded());
}

TEST(Parsed, BracketsInTextsAndBesideEachOtherAreNotNested) {
    EXPECT_FALSE(isNestedTooDeep('"' + std::string(100, '[') + "\\\"" + std::string(100, '{') + '"'));
    std::string list = "[";
    for (int i = 0; i < 100; ++i) list += "[],";
    EXPECT_EQ(parsed(list + "{}]").size(), 101);
}

}  // namespace
}  // namespace adjutant
