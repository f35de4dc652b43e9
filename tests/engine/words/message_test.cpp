// SPDX-License-Identifier: GPL-3.0-or-later
// Messages of a catalogue with their arguments.
#include "engine/words/message.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

#include "engine/words/catalogue.hpp"

namespace adjutant {
namespace {

/// The message's sentence with `x` as given.
template <class Value>
std::string saying(std::string_view pattern, const Value& x, std::string_view language = "en") {
    const Message message(pattern, language);
    Arguments arguments(message);
    arguments.set("x", x);
    return arguments.sentence();
}

TEST(Messages, ANumberBringsTheWordsThatFollowIt) {
    constexpr auto hexes = "{x, plural, =0 {nowhere} one {# hex} other {# hexes}}";
    EXPECT_EQ(saying(hexes, 0), "Nowhere");
    EXPECT_EQ(saying(hexes, 1), "1 hex");
    EXPECT_EQ(saying(hexes, 2), "2 hexes");
    EXPECT_EQ(saying("{x, plural, one {# inch} other {# inches}}", 2.5), "2.5 inches");
}

TEST(Messages, ANumberThatNoWordFollowsStandsAsItIs) {
    EXPECT_EQ(saying("{x} men", 12000), "12000 men");
    EXPECT_EQ(saying("{x} men", -3), "-3 men");
}

TEST(Messages, ASentenceInASentenceEndsBothWithOneStop) {
    EXPECT_EQ(saying("This is no map: {x}.", "it has no land."), "This is no map: it has no land.");
    EXPECT_EQ(saying("This is no map: {x}.", "it has no land"), "This is no map: it has no land.");
    EXPECT_EQ(saying("{x, select, other {A.}}.", "other"), "A..") << "only what was put in";
    EXPECT_EQ(saying("{x}{x}. So it is.", "so."), "So.so. So it is.");
}

TEST(Messages, AWordChoosesOthersThoughItHasAHyphen) {
    constexpr auto message = "{x, select, at_sea {lost at sea} other {lost}}";
    EXPECT_EQ(saying(message, "at-sea"), "Lost at sea");
    EXPECT_EQ(saying(message, "at-home"), "Lost");
    EXPECT_EQ(saying("{x, select, yes {a hit} other {a miss}}", true), "A hit");
}

TEST(Messages, AnIdAndANameOfOneThingStandSideBySide) {
    const Message message("{side} {side_id, select, the_soldier {eats} other {eat}}", "en");
    Arguments arguments(message);
    arguments.setId("side", "the-soldier");
    arguments.set("side", "the Soldier");
    EXPECT_EQ(arguments.text(), "the Soldier eats");
    EXPECT_EQ(arguments.sentence(), "The Soldier eats");
}

TEST(Messages, ANameWithACapitalLetterBeginsASentence) {
    EXPECT_EQ(saying("The end. {X} wins; {x} is glad.", "the Union"),
              "The end. The Union wins; the Union is glad.");
}

TEST(Messages, AListIsJoinedAsTheLanguageJoinsIt) {
    const auto joined = [](std::string_view pattern, const std::vector<std::string>& items,
                           std::string_view language = "en") {
        const Message message(pattern, language);
        Arguments arguments(message);
        arguments.setList("who", items);
        return arguments.text();
    };
    EXPECT_EQ(joined("{who}", {"a", "b", "c"}), "a, b and c");
    EXPECT_EQ(joined("{who_or}", {"a", "b", "c"}), "a, b or c");
    EXPECT_EQ(joined("{who_row}", {"6", "5"}), "6, 5");
    EXPECT_EQ(joined("{who_1}, then {who_2}", {"a", "b"}), "a, then b");
    EXPECT_EQ(joined("{who_count, plural, =0 {nobody} other {{who}}}", {}), "nobody");
    EXPECT_EQ(joined("{who}", {"a", "b", "c"}, "de"), "a, b und c");
}

TEST(Messages, WhatAMessageDoesNotUseIsLetGo) {
    const Message message("{attacker_lost} lost", "en");
    Arguments arguments(message);
    EXPECT_TRUE(arguments.wants("attacker-lost"));
    EXPECT_FALSE(arguments.wants("defender-lost"));
    arguments.set("defender-lost", 2);
    arguments.set("attacker-lost", 1);
    EXPECT_EQ(arguments.text(), "1 lost");
}

TEST(Messages, AWrongPatternIsNotTaken) {
    EXPECT_THROW(Message("{x, plural, one {# hex}}", "en"), std::invalid_argument) << "without other";
    EXPECT_THROW(Message("{x", "en"), std::invalid_argument);
}

TEST(Catalogues, WhatALanguageLacksIsSaidInEnglishAndCounted) {
    const Catalogue english("en", R"({"events": {"moved": "{x} moves.", "halted": "{x} halts."}})");
    const Catalogue german("de", R"({"events": {"moved": "{x} zieht."}})", &english);
    const auto say = [&](std::string_view key) {
        Arguments arguments(*german.find("events", key));
        arguments.set("x", "Anna");
        return arguments.sentence();
    };
    EXPECT_EQ(say("moved"), "Anna zieht.");
    EXPECT_EQ(say("halted"), "Anna halts.");
    EXPECT_EQ(german.missing(), std::vector<std::string>{"events.halted"});
    EXPECT_EQ(german.find("events", "flown"), nullptr);
    EXPECT_TRUE(english.missing().empty());
}

TEST(Catalogues, ATextThatIsNoneIsRefusedWithItsReason) {
    EXPECT_THROW(Catalogue("en", "{"), std::invalid_argument);
    EXPECT_THROW(Catalogue("en", R"({"events": {"moved": 3}})"), std::invalid_argument);
    EXPECT_THROW(Catalogue("en", R"({"events": {"moved": "{x"}})"), std::invalid_argument);
}

}  // namespace
}  // namespace adjutant
