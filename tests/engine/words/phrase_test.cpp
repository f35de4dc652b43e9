// SPDX-License-Identifier: GPL-3.0-or-later
// What is to be said, in the language in which it is said at last.
#include "engine/words/phrase.hpp"

#include <gtest/gtest.h>

#include "engine/words/catalogue.hpp"
#include "engine/words/refusal.hpp"

namespace adjutant {
namespace {

enum class Colour { red, deepBlue };

const Catalogue& catalogue(std::string_view language) {
    static const Catalogue english("en", R"({
        "words": {"deep-blue": "deep blue"},
        "refusals": {
            "too-far": "{To} is {hexes, plural, one {# hex} other {# hexes}} away{again, select, yes {, again} other {}}.",
            "cannot": "{Side} {side_plural, select, yes {do} other {does}} not have {things_or}.",
            "painted": "{colour_id, select, deep_blue {As the sea: {colour}} other {{colour}}}{by_given, select, yes { by {by}} other {}}."
        }
    })");
    static const Catalogue german("de", R"({
        "words": {"deep-blue": "tiefblau"},
        "refusals": {"too-far": "{To} ist {hexes, plural, one {ein Feld} other {# Felder}} entfernt."}
    })",
                                  &english);
    return language == "de" ? german : english;
}

// As the build makes them.
struct TooFar {
    Insert to, hexes, again;
    static constexpr std::string_view arguments[]{"to", "hexes", "again"};
    static constexpr MessageKey key{&catalogue, "refusals", "too-far", arguments};
    static std::vector<Insert> inserts(TooFar m) {
        return insertsOf(std::move(m.to), std::move(m.hexes), std::move(m.again));
    }
};
struct Cannot {
    Insert side, things;
    static constexpr std::string_view arguments[]{"side", "things"};
    static constexpr MessageKey key{&catalogue, "refusals", "cannot", arguments};
    static std::vector<Insert> inserts(Cannot m) { return insertsOf(std::move(m.side), std::move(m.things)); }
};
struct Painted {
    Insert colour, by;
    static constexpr std::string_view arguments[]{"colour", "by"};
    static constexpr MessageKey key{&catalogue, "refusals", "painted", arguments};
    static std::vector<Insert> inserts(Painted m) { return insertsOf(std::move(m.colour), std::move(m.by)); }
};

}  // namespace

template <>
struct Names<Colour> {
    static constexpr auto list =
        std::to_array<Name<Colour>>({{Colour::red, "red"}, {Colour::deepBlue, "deep-blue"}});
};

namespace {

TEST(Phrases, AreSaidInTheLanguageThatIsAskedFor) {
    const Phrase phrase = TooFar{.to = "the hill", .hexes = 2, .again = false};
    EXPECT_EQ(phrase.text(), "The hill is 2 hexes away.");
    EXPECT_EQ(phrase.in("de"), "The hill ist 2 Felder entfernt.");
    EXPECT_EQ(phrase.in("tlh"), "The hill is 2 hexes away.") << "English stands in";
}

TEST(Phrases, TextOfPeopleIsTheSameInAllLanguages) {
    EXPECT_EQ(Phrase("Anna's men").in("de"), "Anna's men");
    EXPECT_TRUE(Phrase().empty());
    EXPECT_FALSE(Phrase("x").empty());
}

TEST(Phrases, AVerbFollowsANameThatStandsForSeveral) {
    EXPECT_EQ(Phrase(Cannot{.side = Called(Phrase("the French"), true), .things = "wood"}).text(),
              "The French do not have {things_or}.");
    EXPECT_EQ(Phrase(Cannot{.side = Called(Phrase("Anna"), false),
                            .things = std::vector<std::string>{"wood", "gold"}})
                  .text(),
              "Anna does not have wood or gold.");
}

TEST(Phrases, AWordOfAClosedListIsSaidAsTheCatalogueHasIt) {
    EXPECT_EQ(Phrase(Painted{.colour = Colour::red, .by = Insert::none()}).text(), "red.");
    const Phrase blue = Painted{.colour = Colour::deepBlue, .by = std::optional<std::string>("Anna")};
    EXPECT_EQ(blue.text(), "As the sea: deep blue by Anna.");
    EXPECT_EQ(blue.in("de"), "As the sea: tiefblau by Anna.");
}

TEST(Phrases, StandInOnesThatHoldThemInTheSameLanguage) {
    const Phrase inner = TooFar{.to = "it", .hexes = 1, .again = true};
    EXPECT_EQ(Phrase(Painted{.colour = inner, .by = Insert::none()}).text(), "It is 1 hex away, again..");
    EXPECT_EQ(Phrase(Painted{.colour = inner, .by = Insert::none()}).in("de"), "It ist ein Feld entfernt..");
}

TEST(Phrases, AreEqualWhereTheySayTheSame) {
    EXPECT_EQ(Phrase(TooFar{"a", 1, true}), Phrase(TooFar{"a", 1, true}));
    EXPECT_NE(Phrase(TooFar{"a", 1, true}), Phrase(TooFar{"a", 2, true}));
    EXPECT_NE(Phrase("a"), Phrase(TooFar{"a", 1, true}));
}

}  // namespace
}  // namespace adjutant
