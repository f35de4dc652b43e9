// SPDX-License-Identifier: GPL-3.0-or-later
// Tidying a campaign by touch: each in one or two touches, taken back by one where it was done, and later in
// the list.
#include "companion/bridge/campaign_people.hpp"
#include "companion/people/game_desk.hpp"
#include "companion/people/people_desks.hpp"
#include "companion/people/person_desk.hpp"
#include "companion/upkeep/upkeep_desk.hpp"
#include "companion/upkeep/upkeep_desks.hpp"
#include "tests/companion/pages_in_full.hpp"

namespace adjutant::companion {
namespace {

class TidyingPages : public PagesInFull {
  protected:
    void play(const QString& winner, const QString& loser) {
        ASSERT_TRUE(campaigns.newGame("life-1861", {}, {}, {{"soldier", winner}, {"civilians", loser}}));
        ASSERT_TRUE(evening.act("end", {{"reason", "agreed"}, {"winners", QVariantList{"soldier"}}}));
    }
    void toGame() {
        touchNamed("campaign");
        touchNamed("results");
        touchNamed("result-Game 1");
        ASSERT_EQ(page(), "game");
    }
    void type(const QString& name, const QString& words) {
        QQuickItem* field = item(name);
        ASSERT_NE(field, nullptr) << name.toStdString();
        scrollTo(field);
        field->forceActiveFocus();
        for (const QChar letter : words) QTest::keyClick(window, letter.toLatin1());
        QTest::keyClick(window, Qt::Key_Return);
        settle();
    }
    [[nodiscard]] QString page() const { return window->property("page").toString(); }

    CampaignsController& campaigns = evening.companion.campaigns();
    UpkeepDesk& upkeep = UpkeepDesks::of(evening.companion).upkeep();
    PeopleDesks& desks = PeopleDesks::of(evening.companion);
};

TEST_F(TidyingPages, ADeletedGameIsBackByOneTouchWhereItWasListed) {
    play("Ann", "Bob");
    open();
    toGame();
    touchNamed("deleteGame");
    ASSERT_EQ(page(), "results");
    EXPECT_EQ(item("result-Game 1"), nullptr);
    EXPECT_TRUE(isRead("The game Game 1 was deleted."));
    touchNamed("noticeUndo");
    EXPECT_NE(item("result-Game 1"), nullptr);
    EXPECT_EQ(item("noticeUndo"), nullptr) << "it is taken back once";
}

TEST_F(TidyingPages, UndoGoesWithTheNextPageButOneAndStandsInTheListOfChanges) {
    play("Ann", "Bob");
    open();
    toGame();
    touchNamed("deleteGame");
    touch("Back");
    EXPECT_EQ(item("noticeUndo"), nullptr) << "the reader has gone on";
    ASSERT_EQ(page(), "campaign");
    touchNamed("changes");
    ASSERT_EQ(page(), "changes");
    touch("Not deleted after all");
    EXPECT_EQ(campaigns.games()->count(), 1);
    EXPECT_EQ(button("Not deleted after all"), nullptr);
    EXPECT_TRUE(isRead("taken back today"));
}

TEST_F(TidyingPages, AGameGoesIntoTheArchiveAndOutOfItAgain) {
    play("Ann", "Bob");
    open();
    toGame();
    touchNamed("archiveGame");
    EXPECT_TRUE(desks.game().isArchived());
    touch("Back");
    EXPECT_TRUE(isRead("in the archive"));
    touch("Back");
    touchNamed("archive");
    ASSERT_EQ(page(), "archive");
    touchNamed("act", "kept-Game 1");
    EXPECT_EQ(item("kept-Game 1"), nullptr);
    EXPECT_EQ(campaigns.games()->count(), 1);
}

TEST_F(TidyingPages, AGameIsMovedToACampaignThatIsThereOrANewOneInTwoTouches) {
    play("Ann", "Bob");
    ASSERT_TRUE(campaigns.makeCampaign("Club nights"));
    campaigns.setCampaign("My games");
    open();
    toGame();
    touchNamed("moveGame");
    touchNamed("to-Club nights");
    EXPECT_EQ(campaigns.games()->at(0).value("campaign"), "Club nights");
    EXPECT_EQ(page(), "results");
    touchNamed("noticeUndo");
    touchNamed("result-Game 1");
    touchNamed("moveGame");
    type("moveToNew", "autumn");
    EXPECT_EQ(campaigns.games()->at(0).value("campaign"), "autumn");
}

TEST_F(TidyingPages, TwoNamesAreMergedInTwoTouchesAndTheOneWhoStaysIsShown) {
    play("Ann", "Bob");
    play("Anne", "Bob");
    open();
    touchNamed("campaign");
    touchNamed("person-Anne");
    touchNamed("mergePerson");
    touchNamed("into-Ann");
    EXPECT_EQ(desks.person().name(), "Ann");
    EXPECT_EQ(desks.person().won(), 2);
    touchNamed("noticeUndo");
    EXPECT_EQ(desks.person().won(), 1);
}

TEST_F(TidyingPages, APersonIsArchivedDeletedAndBroughtBack) {
    for (const char* name : {"Ann", "Bob"}) ASSERT_TRUE(evening.companion.people().add(name));
    open();
    touchNamed("campaign");
    touchNamed("person-Ann");
    touchNamed("archivePerson");
    touch("Back");
    EXPECT_EQ(item("person-Ann"), nullptr);
    touchNamed("archive");
    touchNamed("kept-Ann");
    ASSERT_EQ(page(), "person") << "the row leads to the person";
    touchNamed("archivePerson");
    touch("Delete");
    ASSERT_EQ(page(), "archive");
    touchNamed("noticeUndo");
    EXPECT_EQ(evening.companion.people().names(), (QStringList{"Ann", "Bob"}));
}

TEST_F(TidyingPages, ADeletedCampaignLeavesHomeAndIsBackByOneTouchThere) {
    play("Ann", "Bob");
    ASSERT_TRUE(campaigns.makeCampaign("Club nights"));
    play("Cid", "Dee");
    open();
    touchNamed("campaign");
    touchNamed("deleteCampaign");
    ASSERT_EQ(page(), "home");
    EXPECT_EQ(item("campaign-Club nights"), nullptr);
    EXPECT_EQ(campaigns.campaign(), "My games");
    touchNamed("noticeUndo");
    EXPECT_NE(item("campaign-Club nights"), nullptr);
    EXPECT_EQ(campaigns.campaign(), "Club nights");
}

TEST_F(TidyingPages, UndoIsReachedByKeys) {
    play("Ann", "Bob");
    open();
    toGame();
    touchNamed("deleteGame");
    QQuickItem* undo = item("noticeUndo");
    ASSERT_NE(undo, nullptr);
    EXPECT_TRUE(undo->activeFocusOnTab());
    undo->forceActiveFocus(Qt::TabFocusReason);
    QTest::keyClick(window, Qt::Key_Space);
    settle();
    EXPECT_NE(item("result-Game 1"), nullptr);
}

class TidyingInFull : public TidyingPages {
  protected:
    void lookAtAll() {
        play("Wilhelmina Featherstonehaugh", "Bob");
        play("Bob", "Wilhelmina Featherstonehaugh");
        ASSERT_TRUE(campaigns.makeCampaign("Thursdays at the Riverside Club"));
        campaigns.setCampaign("My games");
        const QString game = campaigns.games()->at(0).value("id").toString();
        ASSERT_TRUE(upkeep.archiveGame(game));
        ASSERT_TRUE(upkeep.archivePerson("p2"));
        ASSERT_TRUE(upkeep.archiveCampaign("Thursdays at the Riverside Club"));
        ASSERT_TRUE(upkeep.takeBack(upkeep.changes()->at(0).value("id").toString()));
        campaigns.setCampaign("My games");
        open();
        desks.person().show("p1");
        desks.game().show(game);
        for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(390, 844)}) {
            window->resize(size);
            settle();
            for (const char* page : {"changes", "archive", "game", "person", "campaign"}) {
                show(page);
                examine(std::string(page) + ", " + std::to_string(size.width()));
            }
            show("game");
            touchNamed("moveGame");
            examine("move, " + std::to_string(size.width()));
            QTest::keyClick(window, Qt::Key_Escape);
            settle();
            show("person");
            touchNamed("mergePerson");
            examine("merge, " + std::to_string(size.width()));
            QTest::keyClick(window, Qt::Key_Escape);
            settle();
            show("home");
            ASSERT_TRUE(upkeep.archivePerson("p1"));
            settle();
            examine("undo, " + std::to_string(size.width()));
            touchNamed("noticeUndo");
        }
    }
};

TEST_F(TidyingInFull, IsWholeInEveryForm) { lookAtAll(); }

TEST_F(TidyingInFull, IsWholeWithTheLargestText) {
    evening.companion.settings().setTextScale(1.5);
    lookAtAll();
}

TEST_F(TidyingInFull, IsWholeInGermanAndInLight) {
    evening.companion.settings().setLanguage(QStringLiteral("de"));
    evening.companion.settings().setTheme(QStringLiteral("light"));
    lookAtAll();
}

TEST_F(TidyingInFull, IsWholeInALongLanguage) {
    speakLong();
    lookAtAll();
}

}  // namespace
}  // namespace adjutant::companion
