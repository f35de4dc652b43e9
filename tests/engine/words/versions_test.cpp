// SPDX-License-Identifier: GPL-3.0-or-later
// Events as earlier and later builds write them.
#include <gmock/gmock.h>

#include <optional>
#include <string_view>
#include <variant>

#include "engine/words/wire.hpp"

namespace adjutant {
namespace {

using nlohmann::json;
using testing::HasSubstr;

/// An event as it always was.
struct Halted {
    static constexpr std::string_view name = "halted";
    int spaces = 0;
    static constexpr auto fields() { return listed(field("spaces", &Halted::spaces)); }
};

/// What a state or an event holds that has no version of its own.
struct Weather {
    int wind = 0;
    int rain = 3;
    static constexpr auto fields() {
        return listed(field("wind", &Weather::wind), field("rain", &Weather::rain).since(2));
    }
};

/// An event that got a field in its second version and another in its third.
struct Marched {
    static constexpr std::string_view name = "marched";
    static constexpr int version = 3;
    int spaces = 0;
    int fatigue = 7;
    std::optional<int> lost = 1;
    Weather weather;
    static constexpr auto fields() {
        return listed(field("spaces", &Marched::spaces), field("fatigue", &Marched::fatigue).since(2),
                      field("lost", &Marched::lost).since(3), field("weather", &Marched::weather).since(3));
    }
};

using Event = std::variant<Halted, Marched>;

Marched marched(const json& from) {
    Event event;
    EXPECT_TRUE(wire::readTagged("marched", from, event));
    return std::get<Marched>(event);
}

TEST(Versions, AreWrittenFromTheSecondOnOnly) {
    EXPECT_EQ(wire::writeTagged("event", Event(Halted{2})).dump(), R"({"event":"halted","spaces":2})");
    EXPECT_EQ(wire::writeTagged("event", Event(Marched{})).at("version"), 3);
}

TEST(Versions, AnEventWithoutOneIsOfTheFirstAndItsLaterFieldsHaveTheirInitialValues) {
    const Marched event = marched({{"event", "marched"}, {"spaces", 4}});
    EXPECT_EQ(event.spaces, 4);
    EXPECT_EQ(event.fatigue, 7);
    EXPECT_EQ(event.lost, 1);
    EXPECT_EQ(event.weather.rain, 3);
}

TEST(Versions, AFieldThatItsVersionHasMustBeThere) {
    EXPECT_EQ(marched({{"version", 2}, {"spaces", 4}, {"fatigue", 5}}).fatigue, 5);
    EXPECT_THROW(marched({{"version", 2}, {"spaces", 4}}), wire::ParseError);
    EXPECT_THROW(marched({{"fatigue", 5}}), wire::ParseError);  // the spaces were always there
}

TEST(Versions, APartWithoutOneMayLackWhatCameLater) {
    const json event{
        {"version", 3}, {"spaces", 4}, {"fatigue", 5}, {"lost", nullptr}, {"weather", {{"wind", 2}}}};
    EXPECT_EQ(marched(event).weather.wind, 2);
    EXPECT_EQ(marched(event).weather.rain, 3);
    EXPECT_EQ(marched(event).lost, std::nullopt);
}

TEST(Versions, OneOfALaterBuildIsRefusedInASentence) {
    try {
        marched({{"version", 4}, {"spaces", 4}});
        FAIL() << "it was read";
    } catch (const wire::ParseError& error) {
        EXPECT_THAT(error.what(), HasSubstr("version is 4"));
        EXPECT_THAT(error.what(), HasSubstr("3"));
    }
    EXPECT_THROW(marched({{"version", "two"}, {"spaces", 4}}), wire::ParseError);
    EXPECT_THROW(marched({{"version", 0}, {"spaces", 4}}), wire::ParseError);
}

TEST(Versions, WhatIsWrittenIsReadBack) {
    Marched event;
    event.fatigue = 2;
    event.lost = {};
    const Marched back = marched(wire::writeTagged("event", Event(event)));
    EXPECT_EQ(back.fatigue, 2);
    EXPECT_EQ(back.lost, std::nullopt);
}

}  // namespace
}  // namespace adjutant
