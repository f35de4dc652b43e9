// SPDX-License-Identifier: GPL-3.0-or-later
// The page of a league, by touch: made in two touches, paired in one, a result in two, one that a game knows
// in one; and looked at in every form of the window.
#include "companion/bridge/campaign_people.hpp"
#include "companion/leagues/league_desk.hpp"
#include "tests/companion/pages_in_full.hpp"

namespace adjutant::companion {
namespace {

class LeaguePage : public PagesInFull {
  protected:
    void type(const QString& name, const QString& words) {
        QQuickItem* field = item(name);
        ASSERT_NE(field, nullptr);
        scrollTo(field);
        field->forceActiveFocus();
        for (const QChar letter : words) QTest::keyClick(window, letter.toLatin1());
        QTest::keyClick(window, Qt::Key_Return);
        settle();
    }
    void playedBy(const QStringList& names) {
        for (const QString& name : names) ASSERT_TRUE(evening.companion.people().add(name));
    }
    [[nodiscard]] QString page() const { return window->property("page").toString(); }
    /// What a row of the tables holds.
    [[nodiscard]] QVariantMap table(int row) { return league.tables()->at(row); }
    void touchResult(const QString& table, const char* result) {
        touchNamed("table-" + table);
        touchNamed(QStringLiteral("result-") + result);
    }
    LeagueDesk& league = evening.companion.league();
};

TEST_F(LeaguePage, IsOneTouchFromHomeAndAnOrdinaryLeagueIsMadeWithTheNext) {
    playedBy({"Ann", "Bob"});
    open();
    touchNamed("league");
    ASSERT_EQ(page(), "league");
    touch("Make the league");
    EXPECT_TRUE(league.exists());
    touchNamed("enterAll");
    type("newEntrant", "cid");
    EXPECT_EQ(league.standings()->count(), 3);
    touch("Back");
    EXPECT_EQ(page(), "home");
    touchNamed("campaign");
    touchNamed("league");
    EXPECT_EQ(page(), "league");
}

TEST_F(LeaguePage, APointForAWinAndTieBreaksInAnOrderOfOnesOwnAreTouched) {
    open();
    show("league");
    touch("Rounds more");
    touchNamed("leagueRules");
    touch("Points for a win less");
    touchNamed("raise-wins");
    touchNamed("tieBreak-lot");
    touch("Make the league");
    ASSERT_TRUE(league.exists());
    EXPECT_EQ(league.head(), "Swiss, no round yet");
    const db::CampaignFile file = db::CampaignFile::openToRead(evening.file().toStdString());
    const auto entries = file.leagueEntries(file.campaigns().front().id);
    ASSERT_EQ(entries.size(), 1U);
    EXPECT_NE(entries[0].events.find(R"("win":2)"), std::string::npos) << entries[0].events;
    EXPECT_NE(entries[0].events.find(R"(["head-to-head","strength-of-schedule","wins","score-difference"])"),
              std::string::npos)
        << entries[0].events;
}

TEST_F(LeaguePage, ABonusAndSeasonsAreTouchedAndCountInTheStandings) {
    playedBy({"Ann", "Bob"});
    open();
    show("league");
    touch("Round robin");
    touch("Rounds in a season more");
    touchNamed("leagueRules");
    touchNamed("addBonus");
    for (const char* words :
         {"Units taken", "At least more", "Points of the bonus more", "Who has lost", "Add it"}) {
        scrollTo(button(words));
        touch(words);
    }
    touchNamed("addBonus");
    touch("Add it");
    EXPECT_TRUE(isRead("Points: 1. Score: at least 1"));
    touchNamed("removeBonus-1");
    EXPECT_FALSE(isRead("Points: 1. Score: at least 1"));
    EXPECT_TRUE(isRead("Points: 2. Units taken of the loser: at least 2"));
    touch("Make the league");
    touchNamed("enterAll");
    touch("Pair round 1");
    const QString loser = table(0).value("b").toString();
    touchNamed("table-1.1");
    const QString more = "Units taken, " + loser + " more";
    scrollTo(button(more));
    touch(more);
    touch(more);
    scrollTo(item("result-a"));
    touchNamed("result-a");
    EXPECT_EQ(table(0).value("bonus"), "Bonus: " + loser + " 2");
    EXPECT_EQ(league.standings()->at(1).value("points"), "2");
    EXPECT_TRUE(isRead("Bonus: " + loser + " 2"));
    touch("Pair round 2");
    EXPECT_EQ(league.course().season, 2);
    EXPECT_EQ(league.standings()->at(0).value("points"), "0") << "points begin anew";
    touch("Season 1");
    EXPECT_EQ(league.round(), 1);
    EXPECT_EQ(league.standings()->at(1).value("points"), "2");
}

TEST_F(LeaguePage, PairsInOneTouchAndTellsAResultInTwo) {
    playedBy({"Ann", "Bob", "Cid", "Dot"});
    open();
    show("league");
    touch("Make the league");
    touchNamed("enterAll");
    touch("Pair round 1");
    ASSERT_EQ(league.rounds(), 1);
    touchResult("1.1", "a");
    EXPECT_EQ(table(0).value("winner"), "a");
    touchNamed("table-1.2");
    touchNamed("scored");
    touch(table(1).value("a").toString() + " more");
    touchNamed("result-a");
    EXPECT_EQ(table(1).value("score"), "1 : 0");
    touch("Pair round 2");
    EXPECT_EQ(league.rounds(), 2);
    touch("1");
    EXPECT_EQ(league.round(), 1);
    touchResult("1.1", "b");
    EXPECT_TRUE(isRead("It is now: ")) << "what the correction changed is told";
    touch("Standings");
    EXPECT_FALSE(item("standingsPlot")) << "a round alone is no curve";
    touch("2");
    EXPECT_EQ(league.course().rounds, (QStringList{"1", "2"}));
    ASSERT_NE(item("standingsPlot"), nullptr);
    EXPECT_TRUE(isRead("Points after each round"));
    touchNamed("standing-" + league.standings()->at(0).value("name").toString());
    EXPECT_TRUE(isRead("Ahead of ") || isRead("Level with ")) << "why somebody stands first";
}

TEST_F(LeaguePage, TheGameOfATableIsBegunFromItWithBothSeatedAndItsResultRecordedInOneTouch) {
    playedBy({"Ann", "Bob"});
    open();
    show("league");
    touch("Make the league");
    touchNamed("enterAll");
    touch("Pair round 1");
    const QString a = table(0).value("a").toString(), b = table(0).value("b").toString();
    touchNamed("play-1.1");
    ASSERT_EQ(page(), "new");
    EXPECT_EQ(item("seat-soldier")->property("text"), "Soldier: " + a);
    touch("Play");
    ASSERT_TRUE(Screens::table.isOpen());
    EXPECT_EQ(Screens::table.gameName(), "Round 1, table 1");
    EXPECT_EQ(Screens::table.seating().personOf("civilians"), b);
    show("home");
    touchNamed("league");
    touchNamed("going-1.1");
    ASSERT_EQ(page(), "table") << "the game that goes on is gone back to";
    touch("Menu");
    touchNamed("end-civilians");
    show("home");
    touchNamed("league");
    EXPECT_TRUE(isRead(b + " beat " + a));
    touch("Record the result");
    EXPECT_EQ(table(0).value("winner"), "b");
    EXPECT_EQ(table(0).value("game"), "Round 1, table 1");
}

TEST_F(LeaguePage, SomebodyLeavesAndComesBackByASwitch) {
    playedBy({"Ann", "Bob", "Cid"});
    open();
    show("league");
    touch("Make the league");
    touchNamed("enterAll");
    touchNamed("entrant-Bob");
    EXPECT_TRUE(isRead("Bob is out from round 1 on."));
    touch("Pair round 1");
    EXPECT_EQ(league.tables()->count(), 1);
    touch("Who is in");
    touchNamed("entrant-Bob");
    EXPECT_TRUE(isRead("Bob is in from round 2 on."));
}

TEST_F(LeaguePage, AGameOnALadderIsToldByTouchingTheTwoWhoPlayed) {
    playedBy({"Ann", "Bob", "Cid"});
    open();
    show("league");
    touch("Ladder");
    touch("Make the ladder");
    touchNamed("enterAll");
    touch("A result");
    touchNamed("played-Cid");
    touchNamed("played-Ann");
    touchNamed("result-a");
    EXPECT_EQ(league.standings()->at(0).value("name"), "Cid");
    EXPECT_TRUE(isRead("Cid beat Ann."));
}

TEST_F(LeaguePage, ARefusalIsASentenceAndLosesNothing) {
    open();
    show("league");
    touch("Make the league");
    EXPECT_TRUE(isRead("Nobody is entered for round 1."));
    type("newEntrant", "ann");
    type("newEntrant", "ann");
    EXPECT_TRUE(isRead("ann is in already.")) << "by the same name";
    EXPECT_EQ(league.standings()->count(), 1);
}

/// The page in all its views, with long names, a bye, a draw, a correction and a row that tells why.
class LeagueInFull : public LeaguePage {
  protected:
    void aSeason() {
        QStringList names{"Wilhelmina Featherstonehaugh", "Bob", "Cid",
                          "Dorothea von und zu Hohenlohe-Langenburg", "Eve"};
        playedBy(names);
        ASSERT_TRUE(league.make({}));
        ASSERT_TRUE(league.enterAll());
        for (int round = 1; round <= 3; ++round) {
            ASSERT_TRUE(league.pairNext());
            ASSERT_TRUE(league.tell(QStringLiteral("%1.1").arg(round), round == 2 ? "draw" : "a", {12, 7}));
            if (round < 3) {
                ASSERT_TRUE(league.tell(QStringLiteral("%1.2").arg(round), "b"));
            }
        }
        ASSERT_TRUE(league.tell("1.1", "b"));
    }
    void examineMaking() {
        open();
        show("league");
        touchNamed("leagueRules");
        for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(390, 844)}) {
            window->resize(size);
            settle();
            examine("the making, " + std::to_string(size.width()));
            touchNamed("addBonus");
            examine("a bonus, " + std::to_string(size.width()));
            touch(inLanguage("BonusSheet", "Add it"));
        }
    }
    void examineViews() {
        show("league");
        const char* context = "LeaguePage";
        for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(390, 844)}) {
            window->resize(size);
            settle();
            for (const char* view : {"Tables", "Standings", "Cross table", "Who is in"}) {
                const QString words = inLanguage(context, view);
                scrollTo(button(words));
                touch(words);
                examine(QStringLiteral("%1, %2 wide").arg(words).arg(size.width()).toStdString());
                if (qstrcmp(view, "Standings") != 0) continue;
                touchNamed("standing-" + league.standings()->at(1).value("name").toString());
                examine("why, " + std::to_string(size.width()));
            }
        }
    }
};

TEST_F(LeagueInFull, IsWholeInEveryForm) {
    aSeason();
    open();
    examineViews();
}

TEST_F(LeagueInFull, IsWholeWithTheLargestText) {
    aSeason();
    evening.companion.settings().setTextScale(1.5);
    open();
    examineViews();
}

TEST_F(LeagueInFull, IsWholeInGerman) {
    evening.companion.settings().setLanguage(QStringLiteral("de"));
    aSeason();
    open();
    examineViews();
}

TEST_F(LeagueInFull, IsWholeInALongLanguage) {
    speakLong();
    aSeason();
    open();
    examineViews();
}

TEST_F(LeagueInFull, IsMadeOnAPageThatIsWholeInEveryForm) {
    evening.companion.settings().setTextScale(1.5);
    examineMaking();
}

TEST_F(LeagueInFull, IsMadeOnAPageThatIsWholeInGerman) {
    evening.companion.settings().setLanguage(QStringLiteral("de"));
    examineMaking();
}

TEST_F(LeagueInFull, IsMadeOnAPageThatIsWholeInALongLanguage) {
    speakLong();
    examineMaking();
}

}  // namespace
}  // namespace adjutant::companion
