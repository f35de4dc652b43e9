// SPDX-License-Identifier: GPL-3.0-or-later
// Another table's game, watched in the window as it is played: the other table is a whole second app, with a
// file and a thread of its own.
#include <QElapsedTimer>

#include "companion/bridge/app_language.hpp"
#include "companion/leagues/league_desk.hpp"
#include "league/rules.hpp"
#include "tests/companion/club/club_page.hpp"
#include "tests/db/club/a_pooler.hpp"

namespace adjutant::companion {
namespace {

class Watching : public ClubPage {
  protected:
    /// The other table founds the club, plays a game, and invites this window, which joins.
    void meetAtFriday(const QString& system = QStringLiteral("life-1861"), const char* role = "table") {
        const QString invitation = invitedAs(role);
        ASSERT_TRUE(there.companion.campaigns().openFile(QString::fromStdString(tablet(1).string())));
        there.companion.campaigns().setCampaign(QStringLiteral("Sumter"));
        ASSERT_TRUE(there.companion.campaigns().newGame(system, {}, QStringLiteral("Friday")));
        open();
        joinBy(invitation);
        ASSERT_TRUE(comes([&] { return item("clubGame-Friday") != nullptr; }));
    }
    void watchFriday() {
        touchNamed("clubGame-Friday");
        touch(inLanguage("ClubPage", "Watch it"));
        ASSERT_TRUE(comes(
            [&] { return page() == "table" && table.log().entries() == there.table().log().entries(); }));
    }
    /// The game at both tables is one.
    [[nodiscard]] bool isAlike() {
        return table.log().entries() == there.table().log().entries() &&
               table.stateText() == there.table().stateText();
    }
    [[nodiscard]] std::int64_t actsHere(const std::string& game) const {
        const auto file = db::CampaignFile::openToRead(here());
        const auto found = file.findGame(campaignAt(file), game);
        return found ? found->acts : 0;
    }
    /// What was refused or failed since.
    struct Told {
        explicit Told(TableController& table)
            : refused(&table, &TableController::refused), failed(&table, &TableController::failed) {}
        QSignalSpy refused, failed;
        [[nodiscard]] QString refusal() const {
            return refused.isEmpty() ? QString() : refused.last().at(1).toString();
        }
        [[nodiscard]] QString failure() const {
            return failed.isEmpty() ? QString() : failed.last().at(0).toString();
        }
    };

    Evening there;
};

TEST_F(Watching, AnotherTablesGameMovesHereAsItIsPlayedThere) {
    meetAtFriday();
    watchFriday();
    EXPECT_TRUE(isRead("Watching: Tablet 1 writes this game"));
    EXPECT_TRUE(isAlike());
    EXPECT_EQ(table.offers()->count(), 0) << "nothing is to be done here";
    ASSERT_TRUE(there.act("set-up", {{"rolls", QVariantList{QVariantList{1}, QVariantList{2}}}}));
    ASSERT_TRUE(comes([&] { return isAlike(); }));
    // By now it hears: it is quicker than who asks every three seconds, each time.
    for (int i = 0; i < 6; ++i) {
        ASSERT_TRUE(there.act(i == 0 ? "draw-event" : "note",
                              i == 0 ? QVariantMap{{"rolls", QVariantList{"calm"}}}
                                     : QVariantMap{{"text", QString("tea %1").arg(i)}}));
        QElapsedTimer since;
        since.start();
        ASSERT_TRUE(comes([&] { return isAlike(); })) << i;
        EXPECT_LT(since.elapsed(), 2000) << i;
    }
    EXPECT_EQ(table.log().sentence(), there.table().log().sentence());
    EXPECT_TRUE(isRead("tea 5")) << "what happened last is told";
    ASSERT_TRUE(there.act("undo"));
    EXPECT_TRUE(comes([&] { return isAlike(); })) << "back as well";
    EXPECT_EQ(table.log().cursor(), there.table().log().cursor());
}

TEST_F(Watching, LookingBackGoesOnWhileTheGameDoes) {
    meetAtFriday();
    ASSERT_TRUE(there.act("set-up", {{"rolls", QVariantList{QVariantList{1}, QVariantList{2}}}}));
    ASSERT_TRUE(comes([&] { return statusHere().games.at(0).here == 2; }));
    watchFriday();
    table.lookAt(1);
    settle();
    const QString then = table.stateText();
    ASSERT_TRUE(there.act("draw-event", {{"rolls", QVariantList{"calm"}}}));
    ASSERT_TRUE(comes([&] { return table.log().entries() == 3; }));
    EXPECT_EQ(table.log().looking(), 1);
    EXPECT_EQ(table.stateText(), then);
    EXPECT_EQ(button("Play on from here"), nullptr) << "that would be an act";
    touch("Back to now");
    EXPECT_TRUE(isAlike());
    EXPECT_EQ(actsHere("Friday"), 3);
}

TEST_F(Watching, WhateverIsTriedThereIsRefusedAtOnceWithWhoWritesItAndHowToGoOn) {
    meetAtFriday();
    watchFriday();
    const QString before = table.stateText();
    const auto refused = [&](const std::function<void()>& attempt, const char* what) {
        const Told told(table);
        attempt();
        EXPECT_EQ(told.refused.count(), 1) << what;
        EXPECT_TRUE(told.refusal().startsWith("Tablet 1 writes this game. Nothing was done;")) << what;
        EXPECT_TRUE(told.refusal().contains("take it over on the page Club")) << what;
    };
    refused([&] { evening.act("set-up"); }, "an act");
    refused([&] { evening.act("note", {{"text", "tea"}}); }, "a note");
    refused([&] { table.undo(); }, "undo");
    refused([&] { table.redo(); }, "redo");
    refused([&] { table.playOnFrom(1); }, "rewind");
    refused([&] { table.setDiceMode("table"); }, "dice");
    refused([&] { EXPECT_FALSE(table.seat("soldier", "Ann")); }, "a seat");
    refused([&] { EXPECT_FALSE(table.rule({{"/round", 3}}, "why not")); }, "a ruling");
    settle();
    EXPECT_TRUE(isRead("Tablet 1 writes this game. Nothing was done;")) << "it stands on the table";
    EXPECT_EQ(table.stateText(), before);
    EXPECT_EQ(actsHere("Friday"), 1);
    // Its way on.
    touch("Club");
    EXPECT_EQ(page(), "club");
    ASSERT_TRUE(there.act("set-up", {{"rolls", QVariantList{QVariantList{1}, QVariantList{2}}}}));
    EXPECT_TRUE(comes([&] { return isAlike(); })) << "there nothing was disturbed";
}

TEST_F(Watching, WhenItIsGivenBackThereItIsPlayedOnHereWithoutClosing) {
    meetAtFriday();
    watchFriday();
    QSignalSpy opened(&table, &TableController::openChanged);
    there.companion.club().release("Friday");
    ASSERT_TRUE(comes([&] { return table.watching().isEmpty(); }));
    EXPECT_FALSE(isRead("Watching:"));
    EXPECT_EQ(opened.count(), 0);
    EXPECT_GT(table.offers()->count(), 0);
    ASSERT_TRUE(evening.act("set-up", {{"rolls", QVariantList{QVariantList{1}, QVariantList{2}}}}));
    ASSERT_TRUE(comes([&] { return isAlike(); })) << "and the other table watches now";
    EXPECT_EQ(there.table().watching(),
              QString("Watching: %1 writes this game").arg(QString::fromStdString(statusHere().device)));
    EXPECT_FALSE(there.act("note", {{"text", "mine"}}));
    EXPECT_EQ(actsHere("Friday"), 2);
}

TEST_F(Watching, EachTakeOverIsToldWhereItWasPlayed) {
    meetAtFriday();
    watchFriday();
    const Told there1(there.table());
    for (int i = 1; i <= 2; ++i) {
        Told told(table);
        desk.takeOver("Friday");
        ASSERT_TRUE(comes([&] { return !desk.isBusy() && table.watching().isEmpty(); }))
            << desk.problem().toStdString();
        ASSERT_TRUE(comes([&] { return there1.failed.count() == i; })) << "lost there, time " << i;
        EXPECT_TRUE(there1.failure().contains("writes this game now, and it is watched here.")) << i;
        ASSERT_TRUE(evening.act("note", {{"text", "here"}}));
        ASSERT_TRUE(comes([&] { return isAlike(); })) << i;
        EXPECT_FALSE(there.act("note", {{"text", "there"}})) << i;
        there.companion.club().takeOver("Friday");
        ASSERT_TRUE(comes([&] { return there.table().watching().isEmpty(); })) << i;
        ASSERT_TRUE(comes([&] { return told.failed.count() == 1; })) << "lost here, time " << i;
        EXPECT_TRUE(told.failure().startsWith("Tablet 1 writes this game now"))
            << told.failure().toStdString();
        EXPECT_TRUE(isRead("Tablet 1 writes this game now"));
        ASSERT_TRUE(there.act("note", {{"text", "there"}}));
        ASSERT_TRUE(comes([&] { return isAlike(); })) << i;
    }
    EXPECT_TRUE(statusHere().conflicts.empty()) << "nothing was played that was not sent";
}

TEST_F(Watching, WhatWasPlayedAndNotSentGoesAsideAndTheGameItselfIsWatched) {
    open();
    joinBy(invitedAs());
    ASSERT_TRUE(evening.start());
    const std::string game = table.gameName().toStdString();
    ASSERT_TRUE(comes([&] {
        sync(1);
        return gameAt(1, game).has_value();
    }));
    // Another took it over; it is not heard of before the next act.
    ASSERT_NE(
        asked("WITH c AS (UPDATE adjutant.campaign SET head = head + 1 RETURNING campaign, head) "
              "UPDATE adjutant.game AS g SET lease = lease + 1, head = c.head, holder = (SELECT device FROM "
              "adjutant.device WHERE name = 'Tablet 1') FROM c WHERE g.campaign = c.campaign AND g.name = '" +
              game + "' RETURNING 1"),
        "");
    const Told told(table);
    ASSERT_TRUE(evening.act("set-up", {{"rolls", QVariantList{QVariantList{1}, QVariantList{2}}}}));
    ASSERT_TRUE(comes([&] { return told.failed.count() == 1; }));
    ASSERT_TRUE(comes([&] { return table.log().entries() == 1 && !table.watching().isEmpty(); }));
    EXPECT_EQ(table.gameName().toStdString(), game);
    EXPECT_FALSE(evening.act("note", {{"text", "on"}}));
    const std::string aside = game + " (" + statusHere().device + ")";
    EXPECT_EQ(actsHere(aside), 2);
    EXPECT_EQ(actsHere(game), 1);
}

TEST_F(Watching, AGameWithHiddenHandsIsShownAsAllAtThatTableSeeIt) {
    meetAtFriday("conquest-1762");
    touchNamed("clubGame-Friday");
    touch("Watch it");
    ASSERT_NE(item("seenStocks"), nullptr);
    EXPECT_TRUE(isRead("Watching: Tablet 1 writes this game"));
    EXPECT_TRUE(isRead("Hands and decks stay hidden until the game is over."));
    EXPECT_TRUE(isRead("British"));
    EXPECT_TRUE(isRead("Gold 0"));
    EXPECT_FALSE(table.isOpen()) << "there is no such game in this file";
    const QString before = desk.seen().said;
    ASSERT_TRUE(there.act("note", {{"text", "tea is served"}}));
    ASSERT_TRUE(comes([&] { return desk.seen().said != before; }));
    settle();
    EXPECT_TRUE(isRead("tea is served"));
}

TEST_F(Watching, AGameWithoutItsKeyIsNotTakenOverAndASentenceSaysWhy) {
    meetAtFriday("conquest-1762");
    touchNamed("clubGame-Friday");
    touch("Take it over");
    ASSERT_TRUE(comes([&] { return !desk.isBusy() && !desk.problem().isEmpty(); }));
    EXPECT_TRUE(isRead("This game has hidden hands. Only the organiser's tablet can go on with it."));
    EXPECT_EQ(statusHere().games.at(0).lease, "other");
    ASSERT_TRUE(there.act("note", {{"text", "tea"}})) << "there it goes on";
    EXPECT_EQ(there.table().watching(), "");
}

TEST_F(Watching, AReaderOnlyLooksOn) {
    meetAtFriday("life-1861", "reader");
    watchFriday();
    EXPECT_TRUE(isRead("Watching: Tablet 1 writes this game"));
    there.companion.club().release("Friday");
    ASSERT_TRUE(comes([&] { return table.watching() == "Watching: this tablet only looks on"; }));
    const Told told(table);
    EXPECT_FALSE(evening.act("note", {{"text", "tea"}}));
    EXPECT_TRUE(told.refusal().startsWith("This tablet only looks on. Nothing was done;"));
}

TEST_F(Watching, TheResultOfAnotherTablesGameWaitsHereAndTheStandingsMoveWhenItIsCounted) {
    const QString invitation = invitedAs();
    ASSERT_TRUE(there.companion.campaigns().openFile(QString::fromStdString(tablet(1).string())));
    there.companion.campaigns().setCampaign(QStringLiteral("Sumter"));
    LeagueDesk& ours = evening.companion.league();
    LeagueDesk& theirs = there.companion.league();
    league::Rules rules;
    rules.seed = 7;
    rules.avoidRematch = false;
    ASSERT_TRUE(theirs.make(rules));
    for (const char* name : {"Ann", "Bob"}) ASSERT_TRUE(theirs.enterNamed(name));
    ASSERT_TRUE(theirs.pairNext());
    open();
    joinBy(invitation);
    ASSERT_TRUE(comes([&] { return ours.rounds() == 1; }));
    show("league");
    const auto played = [&](Evening& table, const QString& name, const QString& winner,
                            const QString& loser) {
        ASSERT_TRUE(table.companion.campaigns().newGame("life-1861", {}, name,
                                                        {{"soldier", winner}, {"civilians", loser}}));
        ASSERT_TRUE(table.act("end", {{"reason", "agreed"}, {"winners", QVariantList{"soldier"}}}));
    };
    played(there, "Round 1", "Ann", "Bob");
    ASSERT_TRUE(comes([&] { return ours.knownTables() == 1; })) << "the result waits here";
    // Counted there: the standings move on this page.
    ASSERT_TRUE(theirs.takeAllKnown());
    ASSERT_TRUE(comes([&] { return ours.standings()->at(0).value("won").toInt() == 1; }));
    EXPECT_EQ(ours.standings()->at(0).value("name"), "Ann");
    EXPECT_EQ(ours.knownTables(), 0);
    settle();
    EXPECT_TRUE(isRead("Ann"));
    // The next round the other way round: counted here, and seen there.
    ASSERT_TRUE(ours.pairNext());
    ASSERT_TRUE(comes([&] { return theirs.rounds() == 2; }));
    played(there, "Round 2", "Bob", "Ann");
    ASSERT_TRUE(comes([&] { return ours.knownTables() == 1; }));
    ASSERT_TRUE(ours.takeAllKnown());
    ASSERT_TRUE(comes([&] { return theirs.openTables() == 0 && theirs.rounds() == 2; }));
    EXPECT_EQ(theirs.standings()->at(0).value("won").toInt(), 1);
    EXPECT_EQ(theirs.standings()->at(1).value("won").toInt(), 1);
}

TEST_F(Watching, BehindAPoolerThePageSaysThatItAsks) {
    if (!std::filesystem::exists(club::Pooler::program)) GTEST_SKIP() << "pgbouncer is not installed";
    found();
    const club::Pooler pooler(server->folder());
    open();
    joinBy(QString::fromStdString(pooler.url(name)));
    ASSERT_TRUE(comes([&] { return desk.standing().swallowed; }));
    EXPECT_TRUE(isRead("This address tells nothing by itself (a pooler?)."));
}

class WatchingInFull : public Watching {
  protected:
    void examineEverything() {
        meetAtFriday();
        ASSERT_TRUE(there.act("set-up", {{"rolls", QVariantList{QVariantList{1}, QVariantList{2}}}}));
        const QList<QSize> sizes{QSize(1280, 800), QSize(800, 1280), QSize(390, 844)};
        const auto at = [](const char* what, QSize size) {
            return std::string(what) + ", " + std::to_string(size.width()) + " wide";
        };
        for (const QSize size : sizes) {
            window->resize(size);
            settle();
            touchNamed("clubGame-Friday");
            examine(at("the question", size));
            keep("question", size);
            QTest::keyClick(window, Qt::Key_Escape);
            settle();
        }
        watchFriday();
        for (const QSize size : sizes) {
            window->resize(size);
            settle();
            examine(at("watching", size));
            keep("watching", size);
            evening.act("note", {{"text", "tea"}});
            settle();
            examine(at("refused", size));
            keep("refused", size);
        }
        ASSERT_TRUE(there.companion.campaigns().newGame("conquest-1762", {}, QStringLiteral("Karten")));
        show("club");
        ASSERT_TRUE(comes([&] { return item("clubGame-Karten") != nullptr; }));
        touchNamed("clubGame-Karten");
        touch(inLanguage("ClubPage", "Watch it"));
        for (const QSize size : sizes) {
            window->resize(size);
            settle();
            examine(at("seen", size));
            keep("seen", size);
        }
    }
    /// A picture of it, where somebody wants to look.
    void keep(const char* what, QSize size) {
        const QString folder = qEnvironmentVariable("ADJUTANT_PICTURES");
        if (!folder.isEmpty())
            window->grabWindow().save(QStringLiteral("%1/%2-%3-%4.png")
                                          .arg(folder, evening.companion.language().code(), what)
                                          .arg(size.width()));
    }
};

TEST_F(WatchingInFull, IsWholeWithTheLargestText) {
    evening.companion.settings().setTextScale(1.5);
    examineEverything();
}

TEST_F(WatchingInFull, IsWholeInGerman) {
    evening.companion.settings().setLanguage(QStringLiteral("de"));
    examineEverything();
}

}  // namespace
}  // namespace adjutant::companion
