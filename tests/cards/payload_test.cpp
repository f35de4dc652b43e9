// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/payload.hpp"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include "cards/error.hpp"
#include "cards/wire_id.hpp"

namespace adjutant::cards {
namespace {

using testing::HasSubstr;

constexpr std::string_view alphanumeric = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";

std::string whyForeign(std::string_view text, std::string_view language = journalLanguage) {
    const Payload payload = parse(text);
    const auto* foreign = std::get_if<Foreign>(&payload);
    return foreign ? foreign->why.in(language) : "not foreign";
}

TEST(Payload, ATagCardPlaceAndPieceAreWrittenAsTheDesignSays) {
    EXPECT_EQ(write(Tag::fromRandom(1)), "A1/T/00000012");
    EXPECT_EQ(write(CardCode{"life-1861", "bandit-gang"}), "A1/C/LIFE-1861/BANDIT-GANG");
    EXPECT_EQ(write(PlaceCode{"life-1861", "town-hall"}), "A1/L/LIFE-1861/TOWN-HALL");
    EXPECT_EQ(write(PieceCode{"one-stat", "p1"}), "A1/P/ONE-STAT/P1");
}

TEST(Payload, CoordinatesStayShort) {
    EXPECT_EQ(write(PlaceCode{"life-1861", "0,0"}), "A1/L/LIFE-1861/0.0");
    EXPECT_EQ(write(PlaceCode{"life-1861", "-1,3"}), "A1/L/LIFE-1861/-1.3");
    EXPECT_EQ(write(PlaceCode{"civil-war-1863", "E3"}), "A1/L/CIVIL-WAR-1863/$E3");
    EXPECT_EQ(write(PlaceCode{"mine", "a_b"}), "A1/L/MINE/A+B");
}

TEST(Payload, BytesOutsideTheShortSpellingsAreSpelledInBaseSixteen) {
    EXPECT_EQ(wireId("a/b"), "A%2FB");
    EXPECT_EQ(wireId("100%"), "100%25");
    EXPECT_EQ(wireId("é"), "%C3%A9");
    EXPECT_EQ(idFromWire("%C3%A9"), "é");
}

RC_GTEST_PROP(Payload, AnyIdComesBackFromItsWireSpelling, ()) {
    const auto id = *rc::gen::nonEmpty(rc::gen::container<std::string>(rc::gen::arbitrary<char>()));
    const std::string wire = wireId(id);
    RC_ASSERT(wire.find_first_not_of(alphanumeric) == std::string::npos);
    RC_ASSERT(wire.find('/') == std::string::npos);
    RC_ASSERT(idFromWire(wire) == id);
}

RC_GTEST_PROP(Payload, AnyTwoIdsComeBackFromACode, ()) {
    const auto id = rc::gen::nonEmpty(rc::gen::container<std::string>(rc::gen::arbitrary<char>()));
    const std::string system = *id;
    const std::string thing = *id;
    RC_ASSERT(parse(write(CardCode{system, thing})) == Payload(CardCode{system, thing}));
    RC_ASSERT(parse(write(PlaceCode{system, thing})) == Payload(PlaceCode{system, thing}));
    RC_ASSERT(parse(write(PieceCode{system, thing})) == Payload(PieceCode{system, thing}));
}

RC_GTEST_PROP(Payload, ATagComesBackFromItsCode, (std::uint64_t random)) {
    RC_ASSERT(parse(write(Tag::fromRandom(random))) == Payload(Tag::fromRandom(random)));
}

RC_GTEST_PROP(Payload, AnyTextIsReadWithoutLosingIt, ()) {
    // Texts near ours, so that every branch of the reader is met, and texts of any bytes.
    const auto near = rc::gen::map(
        rc::gen::container<std::string>(rc::gen::element('A', '/', '1', '$', '%', '.', 'C', 'F')),
        [](const std::string& rest) { return "A1/C/" + rest; });
    const auto any = rc::gen::container<std::string>(rc::gen::arbitrary<char>());
    const std::string text = *rc::gen::oneOf(near, any);
    RC_ASSERT(write(parse(text)) == text);
}

TEST(Payload, ACodeOfSomebodyElseIsForeignWithoutAReason) {
    for (const std::string_view text : {"", "4006381333931", "https://example.org/A1/T/1", "A", "A1", "A1T",
                                        "AB/C/D", "A0/T/1", "a1/t/00000012"})
        EXPECT_EQ(parse(text), Payload(Foreign{std::string(text)})) << text;
}

TEST(Payload, ANewerVersionSaysSo) {
    EXPECT_THAT(whyForeign("A2/T/00000012"), HasSubstr("version A2; this Adjutant reads A1"));
    EXPECT_THAT(whyForeign("A17/X"), HasSubstr("version A17"));
}

TEST(Payload, ADamagedCodeOfOursSaysWhatIsWrong) {
    EXPECT_THAT(whyForeign("A1/T/00000013"), HasSubstr("check character"));
    EXPECT_THAT(whyForeign("A1/T/"), HasSubstr("check character"));
    EXPECT_THAT(whyForeign("A1/C/LIFE-1861"), HasSubstr("nothing in it"));
    EXPECT_THAT(whyForeign("A1/C/LIFE-1861/"), HasSubstr("no sheet of ours"));
    EXPECT_THAT(whyForeign("A1/C//FEVER"), HasSubstr("no sheet of ours"));
    EXPECT_THAT(whyForeign("A1/C/LIFE-1861/FEVER/2"), HasSubstr("no sheet of ours"));
    EXPECT_THAT(whyForeign("A1/L/LIFE-1861/%41"), HasSubstr("no sheet of ours"));
    EXPECT_THAT(whyForeign("A1/L/LIFE-1861/$"), HasSubstr("no sheet of ours"));
    EXPECT_THAT(whyForeign("A1/X/1"), HasSubstr("kind"));
    EXPECT_THAT(whyForeign("A1/"), HasSubstr("kind"));
}

TEST(Payload, SaysInGermanWhyACodeIsNotRead) {
    EXPECT_THAT(whyForeign("A2/T/00000012", "de"), HasSubstr("Version A2; dieser Adjutant liest A1"));
    EXPECT_THAT(whyForeign("A1/T/00000013", "de"), HasSubstr("Prüfzeichen"));
    EXPECT_THAT(whyForeign("A1/C/LIFE-1861", "de"), HasSubstr("nichts daraus"));
    EXPECT_THAT(whyForeign("A1/C//FEVER", "de"), HasSubstr("auf keinem unserer Bögen"));
    EXPECT_THAT(whyForeign("A1/X/1", "de"), HasSubstr("von einer Art"));
}

TEST(Payload, ACodeWithAnEmptyNameIsNotWritten) {
    EXPECT_THROW((void)write(CardCode{"", "fever"}), Error);
    EXPECT_THROW((void)write(PlaceCode{"life-1861", ""}), Error);
}

}  // namespace
}  // namespace adjutant::cards
