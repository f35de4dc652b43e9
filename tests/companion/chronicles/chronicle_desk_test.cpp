// SPDX-License-Identifier: GPL-3.0-or-later
// The chronicle of the chosen campaign behind its page: what is written, refused and undone, and what a game
// leaves to it.
#include <gmock/gmock.h>

#include "chronicle/event.hpp"
#include "companion/bridge/roster_desk.hpp"
#include "companion/chronicles/chronicle_words.hpp"
#include "companion/leagues/league_desk.hpp"
#include "companion/people/afterwards.hpp"
#include "engine/words/failure.hpp"
#include "tests/companion/chronicles/a_linked_campaign.hpp"
#include "tests/companion/refusal_codes.hpp"

namespace adjutant::companion {
namespace {

class AChronicle : public testing::Test {
  protected:
    AChronicle() {
        QObject::connect(&chronicle, &ChronicleDesk::failed,
                         [this](const QString& sentence) { refused = sentence; });
    }
    [[nodiscard]] QVariantMap who(const QString& name) const {
        for (int row = 0; row < chronicle.who()->count(); ++row)
            if (chronicle.who()->at(row).value("name") == name) return chronicle.who()->at(row);
        return {};
    }

    Evening evening;
    PeopleDesks& desks = PeopleDesks::of(evening.companion);
    ChronicleDesk& chronicle = desks.chronicle();
    QString refused;
};

TEST_F(AChronicle, IsBegunOnceAndNotBesideALeague) {
    EXPECT_FALSE(chronicle.exists());
    ASSERT_TRUE(chronicle.begin());
    EXPECT_TRUE(chronicle.exists());
    EXPECT_EQ(chronicle.fields().size(), 5);
    LeagueDesk& league = evening.companion.league();
    EXPECT_FALSE(league.make({}));
    league.refresh();
    EXPECT_FALSE(league.exists());
    ASSERT_TRUE(evening.companion.campaigns().makeCampaign("Other"));
    EXPECT_FALSE(chronicle.exists()) << "of the chosen campaign";
    ASSERT_TRUE(league.make({}));
    chronicle.refresh();
    EXPECT_TRUE(chronicle.hasLeague());
    EXPECT_FALSE(chronicle.begin());
    EXPECT_EQ(refused, "This campaign has a league. Link another campaign.");
}

TEST_F(AChronicle, WhatChangesHandsGoesFromOneToTheOther) {
    ASSERT_TRUE(chronicle.begin());
    ASSERT_TRUE(chronicle.enrol("The Rats", false));
    ASSERT_TRUE(chronicle.enrol("The North", true));
    ASSERT_TRUE(chronicle.join("1.0", "Ada"));
    ASSERT_TRUE(chronicle.carry("2.0", "resources", 5));
    ASSERT_TRUE(chronicle.transfer("resources", 3, "2.0", "1.1"));
    EXPECT_EQ(chronicle.said(), "The North gives Ada of The Rats: resources 3");
    EXPECT_EQ(chronicle.countOf("1.1", "resources"), 3);
    EXPECT_FALSE(chronicle.transfer("resources", 3, "2.0", "1.0"));
    EXPECT_EQ(refused, "The North has 2 of “resources”, and nothing less than nothing.");
    EXPECT_FALSE(chronicle.undo("5", ""));
    EXPECT_EQ(
        refused,
        "This cannot be undone: a later entry rests on it. “The North gives Ada of The Rats: resources 3”");
    ASSERT_TRUE(chronicle.correct("1.1", "resources", 4, "Miscounted."));
    EXPECT_EQ(chronicle.said(), "Corrected, Ada of The Rats: resources is 4, not 3. Miscounted.");
    EXPECT_EQ(who("Ada").value("figures").toString(), "resources 4");
}

TEST_F(AChronicle, AGameThatIsOverLeavesItsWarbandsAndItsFallenAndNoGameTwice) {
    ASSERT_TRUE(chronicle.begin());
    ASSERT_TRUE(skirmish(evening, "The bridge", {"red-r1", "blue-boss"}));
    Afterwards& afterwards = desks.afterwards();
    afterwards.refresh();
    EXPECT_EQ(afterwards.left(), 4) << "two warbands, two of the fallen";
    ASSERT_TRUE(chronicle.takeLeft());
    EXPECT_EQ(chronicle.said(), "Written into the chronicle: 4.");
    EXPECT_EQ(who("Red").value("head").toBool(), true);
    EXPECT_EQ(who("r1").value("out").toBool(), true);
    EXPECT_EQ(who("r1").value("figures").toString(), "lost 1");
    afterwards.refresh();
    EXPECT_EQ(afterwards.left(), 0);
    ASSERT_TRUE(skirmish(evening, "The ford", {"red-r2"}));
    afterwards.refresh();
    EXPECT_EQ(chronicle.leftCount(), 1) << "the warbands are known by now";
}

TEST_F(AChronicle, WhatBecomesOfTheFallenIsForTheRefereeToSay) {
    ASSERT_TRUE(chronicle.begin());
    ASSERT_TRUE(skirmish(evening, "The bridge", {"red-r1", "red-r2"}));
    chronicle.askAbout("The bridge");
    ASSERT_EQ(chronicle.left()->count(), 4);
    const QString first = chronicle.left()->at(2).value("id").toString();
    EXPECT_EQ(chronicle.left()->at(2).value("choice").toString(), "lost +1");
    EXPECT_THAT(chronicle.left()->at(2).value("note").toString().toStdString(),
                testing::HasSubstr("The bridge, line "));
    chronicle.choose(first);
    EXPECT_EQ(chronicle.left()->at(2).value("choice").toString(), "injuries +1");
    const QString second = chronicle.left()->at(3).value("id").toString();
    chronicle.choose(second);
    chronicle.choose(second);
    EXPECT_FALSE(chronicle.left()->at(3).value("counts").toBool());
    EXPECT_EQ(chronicle.leftCount(), 3);
    ASSERT_TRUE(chronicle.takeLeft());
    EXPECT_EQ(chronicle.countOf("1.2", "injuries") + chronicle.countOf("1.3", "injuries"), 1);
    EXPECT_EQ(chronicle.countOf("1.2", "lost") + chronicle.countOf("1.3", "lost"), 0);
}

TEST_F(AChronicle, TheRosterForTheNextGameIsMusteredWithoutTheFallen) {
    RosterDesk& rosters = evening.companion.rosters();
    rosters.begin("one-stat");
    rosters.setName("The Rats");
    ASSERT_TRUE(rosters.save());
    const qsizetype all = rosters.fighters().size();
    const QString last = rosters.fighters().last().name;
    ASSERT_TRUE(chronicle.begin());
    ASSERT_TRUE(chronicle.enrol("The Rats", false));
    ASSERT_TRUE(chronicle.join("1.0", last));
    ASSERT_TRUE(chronicle.carry("1.1", "lost", 1));
    EXPECT_EQ(chronicle.outOf("1.0"), QStringList{last});
    ASSERT_TRUE(rosters.muster(chronicle.rosterOf("1.0"), chronicle.outOf("1.0")));
    EXPECT_EQ(rosters.name(), "The Rats 2") << "the one that is kept stays";
    EXPECT_EQ(rosters.fighters().size(), all - 1);
    EXPECT_FALSE(rosters.muster("The Mice", {}));
}

TEST_F(AChronicle, EachFigureLeadsToTheLineOfTheGameThatItComesFrom) {
    ASSERT_TRUE(chronicle.begin());
    ASSERT_TRUE(skirmish(evening, "The bridge", {"red-r1"}));
    chronicle.askAbout("The bridge");
    ASSERT_TRUE(chronicle.takeLeft());
    evening.table().close();
    const QString entry = QString::number(chronicle.log()->count());
    const int line = chronicle.log()->find(entry).value("line").toInt();
    ASSERT_GT(line, 0);
    ASSERT_TRUE(chronicle.openLine(entry));
    EXPECT_EQ(evening.table().gameName(), "The bridge");
    EXPECT_TRUE(evening.table().log().looking() > 0);
    ASSERT_TRUE(chronicle.undo(entry, "Not killed after all."));
    EXPECT_FALSE(who("r1").value("out").toBool());
    EXPECT_TRUE(chronicle.log()->find(entry).value("undone").toBool());
}

TEST_F(AChronicle, IsRefusedInGermanWhateverIsAsked) {
    evening.companion.settings().setLanguage("de");
    const chronicle::Chronicle nothing;
    const std::set<std::string> codes = refusalCodesOf("chronicle");
    ASSERT_GT(codes.size(), 15U);
    for (const std::string& code : codes)
        EXPECT_NE(ChronicleWords(nothing).refused({code, "In English.", {"1", "lost", "2"}}), "In English.")
            << code;
}

TEST_F(AChronicle, SaysInGermanWhatIsWrongWithItsLog) {
    try {
        static_cast<void>(chronicle::readEntry("{}"));
        ADD_FAILURE() << "that is no entry";
    } catch (const std::exception& error) {
        EXPECT_EQ(toldBy(error).in("de"),
                  "Die Chronik der Kampagne ist nicht lesbar: Ein Eintrag ist nicht genau ein Ereignis.");
    }
}

}  // namespace
}  // namespace adjutant::companion
