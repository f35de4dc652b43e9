// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/tag.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cctype>
#include <utility>

namespace adjutant::cards {
namespace {

const std::string sample = Tag::fromRandom(0x5A'1234'89AB).text();

TEST(Tag, IsEightCharactersOfItsAlphabet) {
    EXPECT_EQ(sample.size(), Tag::length);
    EXPECT_EQ(sample.find_first_not_of(Tag::alphabet), std::string::npos);
}

TEST(Tag, IsTheSameForTheSameChanceOnEveryMachine) {
    EXPECT_EQ(Tag::fromRandom(0).text(), "00000000");
    EXPECT_EQ(Tag::fromRandom(1).text(), "00000012");
    EXPECT_EQ(Tag::fromRandom(123456789012345).text(), "230VQVS2");
}

RC_GTEST_PROP(Tag, OfAnyChanceReadsBackAsItself, (std::uint64_t random)) {
    const Tag tag = Tag::fromRandom(random);
    RC_ASSERT(Tag::parse(tag.text()) == tag);
    RC_ASSERT(Tag::typed(tag.spaced()) == tag);
}

RC_GTEST_PROP(Tag, OfDifferentChanceIsDifferent, (std::uint64_t one, std::uint64_t other)) {
    const std::uint64_t mask = (std::uint64_t{1} << Tag::bits) - 1;
    RC_ASSERT((Tag::fromRandom(one) == Tag::fromRandom(other)) == ((one & mask) == (other & mask)));
}

RC_GTEST_PROP(Tag, WithAnyOneWrongCharacterIsRefused, (std::uint64_t random)) {
    const std::string right = Tag::fromRandom(random).text();
    for (std::size_t at = 0; at < Tag::length; ++at) {
        for (const char character : Tag::alphabet) {
            std::string wrong = right;
            wrong[at] = character;
            RC_ASSERT(Tag::parse(wrong).has_value() == (character == right[at]));
        }
    }
}

RC_GTEST_PROP(Tag, WithAnyTwoCharactersChangedAboutIsRefused, (std::uint64_t random)) {
    const std::string right = Tag::fromRandom(random).text();
    for (std::size_t first = 0; first < Tag::length; ++first) {
        for (std::size_t second = first + 1; second < Tag::length; ++second) {
            std::string wrong = right;
            std::swap(wrong[first], wrong[second]);
            RC_ASSERT(Tag::parse(wrong).has_value() == (right[first] == right[second]));
        }
    }
}

TEST(Tag, OfTheWrongLengthOrAlphabetIsRefused) {
    for (const std::string text : {"", "0", "0000000", "000000000", "0000000I", "0000 000", "0000000a"})
        EXPECT_FALSE(Tag::parse(text)) << text;
}

TEST(Tag, TypedBySleepyFingersIsStillRead) {
    const Tag tag = *Tag::parse("7174VVSA");
    for (const std::string text : {"7174vvsa", "7174 VVSA", "7174-vvsa", "7i74vvsa", " 7L74 VVSA "})
        EXPECT_EQ(Tag::typed(text), tag) << text;
    EXPECT_EQ(Tag::typed("oOo0 0oO0"), Tag::fromRandom(0));
    EXPECT_FALSE(Tag::typed("7174VVSU"));
}

}  // namespace
}  // namespace adjutant::cards
