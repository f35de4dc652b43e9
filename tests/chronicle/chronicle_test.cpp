// SPDX-License-Identifier: GPL-3.0-or-later
// The chronicle of a linked campaign: what is carried over, who gives and takes, what is corrected and
// undone.
#include "chronicle/chronicle.hpp"

#include <gtest/gtest.h>

#include "chronicle/sentence.hpp"

namespace adjutant::chronicle {
namespace {

constexpr Whose rats{1, 0}, ada{1, 1}, bob{1, 2}, north{2, 0};

/// The Rats with Ada and Bob, and the North with ten of resources.
Chronicle aCampaign() {
    Chronicle made;
    std::vector<Field> fields = usualFields();
    fields.push_back({"debts", Field::Kind::count, true});
    fields.push_back({"title", Field::Kind::words});
    made.append({Begun{fields}});
    made.append({Enrolled{1, Enrolled::Kind::roster, "The Rats", {"Ada", "Bob"}}});
    made.append({Enrolled{2, Enrolled::Kind::side, "The North", {}}});
    made.append({Carried{north, "resources", 10, {}}, Source{"abc", "The bridge", 42, true}});
    return made;
}

std::string codeOf(const std::optional<Refusal>& why) { return why ? why->code : ""; }

TEST(Chronicle, AFigureHasTheEntriesThatItComesFrom) {
    Chronicle chronicle = aCampaign();
    chronicle.append({Carried{north, "resources", -3, {}}});
    const Figure& figure = chronicle.figuresOf(north).at("resources");
    EXPECT_EQ(figure.value, 7);
    EXPECT_EQ(figure.parts, (std::vector<Figure::Part>{{4, 10, {}}, {5, -3, {}}}));
    EXPECT_EQ(chronicle.entry(4).source->line, 42);
    EXPECT_EQ(sourceOf(chronicle.entry(4)), "from The bridge, line 42");
}

TEST(Chronicle, WhatChangesHandsIsOneEntryWithALossAndAGain) {
    Chronicle chronicle = aCampaign();
    chronicle.append({Transferred{"resources", 4, north, rats}});
    EXPECT_EQ(chronicle.countOf(north, "resources"), 6);
    EXPECT_EQ(chronicle.countOf(rats, "resources"), 4);
    const auto why = chronicle.whyNot(Transferred{"resources", 7, north, rats});
    EXPECT_EQ(codeOf(why), "below-zero");
    EXPECT_EQ(why->sentence, "The North would have less than nothing of 'resources': it is 6 now.");
    EXPECT_EQ(codeOf(chronicle.whyNot(Transferred{"resources", 1, north, north})), "same");
    EXPECT_EQ(codeOf(chronicle.whyNot(Transferred{"resources", -1, north, rats})), "less-than-nothing");
    EXPECT_EQ(codeOf(chronicle.whyNot(Transferred{"title", 1, north, rats})), "wrong-kind");
    EXPECT_FALSE(chronicle.whyNot(Transferred{"debts", 5, north, rats})) << "debts may be below nothing";
}

TEST(Chronicle, NotKilledAfterAllIsSaidOfTheEntryByItsNumber) {
    Chronicle chronicle = aCampaign();
    chronicle.append({Carried{ada, std::string(lost), 1, {}}, Source{"abc", "The bridge", 40, true}});
    EXPECT_EQ(sentenceOf(chronicle, 5), "Ada of The Rats: lost +1.");
    chronicle.append({Undone{5, "Not killed after all."}});
    EXPECT_EQ(chronicle.countOf(ada, lost), 0);
    EXPECT_EQ(chronicle.undoneBy(5), 6);
    EXPECT_EQ(sentenceOf(chronicle, 6), "Undone, entry 5: Ada of The Rats: lost +1. Not killed after all.");
    EXPECT_EQ(codeOf(chronicle.whyNot(Undone{5, {}})), "undone-already");
    chronicle.append({Undone{6, "Dead all the same."}});
    EXPECT_EQ(chronicle.countOf(ada, lost), 1);
    EXPECT_EQ(chronicle.logOf(1), (std::vector<EntryId>{2, 5, 6, 7}));
}

TEST(Chronicle, WhatALaterEntryRestsOnIsNotUndoneAndTheRefusalSaysWhichItIs) {
    Chronicle chronicle = aCampaign();
    chronicle.append({Transferred{"resources", 4, north, rats}});
    const auto why = chronicle.whyNot(Undone{4, {}});
    EXPECT_EQ(codeOf(why), "rests-on");
    EXPECT_EQ(why->terms, (std::vector<std::string>{"4", "5"}));
    EXPECT_EQ(
        why->sentence,
        "Entry 4 cannot be undone: entry 5 would not hold any more. The North would have less than nothing "
        "of 'resources': it is 0 now.");
    EXPECT_EQ(codeOf(chronicle.whyNot(Undone{2, {}})), "rests-on");
    EXPECT_EQ(codeOf(chronicle.whyNot(Undone{1, {}})), "the-beginning");
    EXPECT_EQ(codeOf(chronicle.whyNot(Undone{9, {}})), "unknown-entry");
    chronicle.append({Undone{5, {}}});
    EXPECT_FALSE(chronicle.whyNot(Undone{4, {}}));
}

TEST(Chronicle, ACorrectionNeedsItsReasonAndFindsWhatItCorrects) {
    Chronicle chronicle = aCampaign();
    EXPECT_EQ(codeOf(chronicle.whyNot(Ruled{north, "resources", 10, 12, {}, {}, "  "})), "no-reason");
    EXPECT_EQ(codeOf(chronicle.whyNot(Ruled{north, "resources", 9, 12, {}, {}, "Miscounted."})),
              "changed-since");
    chronicle.append({Ruled{north, "resources", 10, 12, {}, {}, "Miscounted."}});
    EXPECT_EQ(chronicle.countOf(north, "resources"), 12);
    EXPECT_EQ(codeOf(chronicle.whyNot(Undone{4, {}})), "rests-on") << "the correction found ten there";
    chronicle.append({Carried{ada, "title", 0, "Sergeant"}});
    chronicle.append({Ruled{ada, "title", 0, 0, "Sergeant", "Captain", "Promoted in the field."}});
    EXPECT_EQ(chronicle.figuresOf(ada).at("title").words, "Captain");
    chronicle.append({Undone{7, {}}});
    EXPECT_EQ(chronicle.figuresOf(ada).at("title").words, "Sergeant");
}

TEST(Chronicle, WhoJoinsLaterHasTheNextNumberWhichNobodyElseGets) {
    Chronicle chronicle = aCampaign();
    EXPECT_EQ(codeOf(chronicle.whyNot(Joined{{1, 2}, "Cleo"})), "bad-number");
    EXPECT_EQ(codeOf(chronicle.whyNot(Joined{{2, 1}, "Cleo"})), "no-members");
    chronicle.append({Joined{{1, 3}, "Cleo"}});
    chronicle.append({Undone{5, {}}});
    EXPECT_EQ(codeOf(chronicle.whyNot(Carried{{1, 3}, "injuries", 1, {}})), "unknown-member");
    EXPECT_EQ(chronicle.nextMember(1), 4);
    EXPECT_FALSE(chronicle.whyNot(Carried{bob, "injuries", 1, {}}));
}

TEST(Chronicle, EverythingThatIsRefusedSaysWhy) {
    const Chronicle chronicle = aCampaign();
    const std::pair<Event, const char*> asked[] = {
        {Begun{}, "already-linked"},
        {Fielded{{"lost"}}, "duplicate"},
        {Fielded{{" "}}, "bad-name"},
        {Enrolled{3, Enrolled::Kind::side, "The North", {}}, "duplicate"},
        {Enrolled{7, Enrolled::Kind::side, "The South", {}}, "bad-number"},
        {Carried{{9, 0}, "lost", 1, {}}, "unknown-subject"},
        {Carried{{1, 9}, "lost", 1, {}}, "unknown-member"},
        {Carried{ada, "gold", 1, {}}, "unknown-field"},
        {Carried{ada, "lost", 0, {}}, "nothing"},
        {Carried{ada, "lost", -1, {}}, "below-zero"},
        {Carried{ada, "lost", 2'000'000'000, {}}, "too-much"},
        {Carried{ada, "lost", 1, "dead"}, "wrong-kind"},
        {Noted{ada, " "}, "nothing"},
    };
    for (const auto& [event, code] : asked) {
        const auto why = chronicle.whyNot(event);
        ASSERT_TRUE(why) << code;
        EXPECT_EQ(why->code, code);
        EXPECT_TRUE(why->sentence.ends_with('.')) << why->sentence;
    }
    EXPECT_EQ(codeOf(Chronicle().whyNot(Noted{{}, "Hello"})), "not-linked");
}

TEST(Chronicle, ALogThatDoesNotHangTogetherIsNotRead) {
    EXPECT_THROW(static_cast<void>(Chronicle::of({{Noted{{}, "Hello"}}})), std::runtime_error);
    EXPECT_THROW(static_cast<void>(Chronicle::of({{Begun{}}, {Carried{ada, "lost", 1, {}}}})),
                 std::runtime_error);
    for (const char* line : {"", "[]", "{}", R"([{"event":"won"}])", R"([{"event":"undone"}])",
                             R"([{"event":"carried","subject":"one","field":"lost"}])"}) {
        EXPECT_THROW(static_cast<void>(readEntry(line)), std::runtime_error) << line;
        EXPECT_FALSE(beginsAChronicle(line));
    }
    EXPECT_TRUE(beginsAChronicle(written({Begun{usualFields()}})));
}

}  // namespace
}  // namespace adjutant::chronicle
