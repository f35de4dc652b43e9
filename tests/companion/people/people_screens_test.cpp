// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of people, results, games and the search, by touch and in every form of the window.
#include <QDir>
#include <QImage>
#include <QSignalSpy>
#include <QVideoFrame>
#include <QVideoSink>
#include <algorithm>

#include "companion/bridge/campaign_people.hpp"
#include "companion/leagues/league_desk.hpp"
#include "companion/people/game_desk.hpp"
#include "companion/people/people_desks.hpp"
#include "companion/people/person_desk.hpp"
#include "companion/people/results_desk.hpp"
#include "tests/companion/pages_in_full.hpp"

namespace adjutant::companion {
namespace {

class PeoplePages : public PagesInFull {
  protected:
    void type(const QString& name, const QString& words, bool enter = true) {
        QQuickItem* field = item(name);
        ASSERT_NE(field, nullptr) << name.toStdString();
        scrollTo(field);
        field->forceActiveFocus();
        for (const QChar letter : words) QTest::keyClick(window, letter.toLatin1());
        if (enter) QTest::keyClick(window, Qt::Key_Return);
        settle();
    }
    void play(const QString& winner, const QString& loser) {
        ASSERT_TRUE(evening.companion.campaigns().newGame("life-1861", {}, {},
                                                          {{"soldier", winner}, {"civilians", loser}}));
        ASSERT_TRUE(evening.act("end", {{"reason", "agreed"}, {"winners", QVariantList{"soldier"}}}));
    }
    [[nodiscard]] QString page() const { return window->property("page").toString(); }
    PeopleDesks& desks = PeopleDesks::of(evening.companion);
};

TEST_F(PeoplePages, EveryFigureOfAPersonLeadsToTheGamesBehindItAndThoseToTheirPages) {
    play("Ann", "Bob");
    play("Bob", "Ann");
    open();
    touchNamed("campaign");
    touchNamed("person-Ann");
    ASSERT_EQ(page(), "person");
    touchNamed("outcome-win");
    ASSERT_EQ(page(), "results");
    EXPECT_NE(item("result-Game 1"), nullptr);
    EXPECT_EQ(item("result-Game 2"), nullptr) << "Ann lost it";
    touchNamed("result-Game 1");
    ASSERT_EQ(page(), "game");
    EXPECT_TRUE(isRead("Victory by agreement: Ann (Soldier)"));
    touchNamed("side-civilians");
    ASSERT_EQ(page(), "person");
    EXPECT_EQ(desks.person().name(), "Bob");
    touchNamed("opponent-Ann");
    EXPECT_TRUE(isRead("Games: 2 · won 1, drawn 0, lost 1"));
}

TEST_F(PeoplePages, ANoteIsWrittenFoundAndLedBackTo) {
    play("Ann", "Bob");
    open();
    touchNamed("campaign");
    touchNamed("results");
    touchNamed("result-Game 1");
    type("gameNote", "mud at the ford");
    EXPECT_EQ(desks.game().notes(), QStringList{"mud at the ford"});
    show("home");
    touchNamed("home-search");
    ASSERT_EQ(page(), "search");
    type("query", "ford", false);
    touchNamed("hit-entry-Game 1");
    EXPECT_EQ(page(), "game");
    EXPECT_TRUE(isRead("mud at the ford"));
}

TEST_F(PeoplePages, AfterTheLastActOnePageAsksWhatIsLeftAndRecordsItInOneTouch) {
    for (const char* name : {"Ann", "Bob"}) ASSERT_TRUE(evening.companion.people().add(name));
    LeagueDesk& league = evening.companion.league();
    ASSERT_TRUE(league.make({}));
    ASSERT_TRUE(league.enterAll());
    ASSERT_TRUE(league.pairNext());
    play("Ann", "Bob");
    open();
    show("table");
    touch("Home");
    ASSERT_EQ(page(), "after");
    touchNamed("recordResult");
    EXPECT_TRUE(league.tables()->at(0).value("done").toBool());
    EXPECT_TRUE(isRead("Ann beat Bob."));
    type("lastNote", "the last one", false);
    touch("Done");
    EXPECT_EQ(page(), "home");
    EXPECT_TRUE(table.log().sentence().contains("the last one") || table.isOpen());
}

TEST_F(PeoplePages, WhereNothingIsLeftHomeIsOneTouch) {
    play("Ann", "Bob");
    open();
    show("table");
    touch("Home");
    EXPECT_EQ(page(), "home");
}

TEST_F(PeoplePages, TheWayHomeInTheMenuLeadsToWhatIsLeftAsWell) {
    ASSERT_TRUE(evening.companion.people().add("Ann"));
    ASSERT_TRUE(evening.start());
    open();
    show("table");
    touch("Menu");
    touch("Home");
    EXPECT_EQ(page(), "home") << "while it goes on nothing is asked";
    ASSERT_TRUE(evening.act("end", {{"reason", "agreed"}, {"winners", QVariantList{"soldier"}}}));
    show("table");
    touch("Look");
    touch("Menu");
    touch("Home");
    EXPECT_EQ(page(), "after");
}

TEST_F(PeoplePages, WhoPlayedIsAskedOnThatPageInTwoTouches) {
    ASSERT_TRUE(evening.companion.people().add("Ann"));
    ASSERT_TRUE(evening.start());
    ASSERT_TRUE(evening.act("end", {{"reason", "agreed"}, {"winners", QVariantList{"soldier"}}}));
    open();
    show("table");
    touch("Home");
    ASSERT_EQ(page(), "after");
    touchNamed("seat-soldier");
    touchNamed("plays-Ann");
    EXPECT_EQ(table.seating().personOf("soldier"), "Ann");
    EXPECT_EQ(item("seat-soldier"), nullptr) << "it is asked no more";
}

TEST_F(PeoplePages, WhereAGameWasPlayedIsTypedOnceAndTheNextOneIsPlayedThere) {
    play("Ann", "Bob");
    open();
    desks.game().show(evening.companion.campaigns().games()->at(0).value("id").toString());
    show("game");
    type("gamePlace", "Club room");
    EXPECT_EQ(desks.game().place(), "Club room");
    play("Ann", "Bob");
    evening.companion.campaigns().refresh();
    desks.game().show(evening.companion.campaigns().games()->at(0).value("id").toString());
    EXPECT_EQ(desks.game().place(), "Club room");
}

TEST_F(PeoplePages, APictureOfTheTableIsKeptDescribedTakenOutAndPutBack) {
    qputenv("HOME", QFile::encodeName(evening.folder.path()));
    ASSERT_TRUE(QDir(evening.folder.path()).mkpath("Pictures"));
    QImage picture(2400, 1600, QImage::Format_RGB32);
    picture.fill(QColor("#7a9a4a"));
    ASSERT_TRUE(picture.save(evening.folder.filePath("Pictures/table.png")));
    play("Ann", "Bob");
    open();
    desks.game().show(evening.companion.campaigns().games()->at(0).value("id").toString());
    show("game");
    touchNamed("photographFiles");
    touchNamed("file-table.png");
    touch("Add 1 picture");
    ASSERT_EQ(desks.game().photographs()->count(), 1);
    touchNamed("photograph-0");
    type("photographWords", "The river", false);
    touch("Save");
    EXPECT_EQ(desks.game().photographs()->at(0).value("words"), "The river");
    touchNamed("photograph-0");
    touch("Take out");
    EXPECT_EQ(desks.game().photographs()->count(), 0);
    touchNamed("noticeUndo");
    EXPECT_EQ(desks.game().photographs()->count(), 1);
}

// Here, because libpulse, which Qt Multimedia loads, frees nothing at the end: the leak finder would count it
// as ours.
TEST_F(PeoplePages, WhatTheCameraShowsIsKept) {
    ASSERT_TRUE(evening.start());
    evening.companion.campaigns().refresh();
    GameDesk& desk = desks.game();
    desk.show(evening.companion.campaigns().games()->at(0).value("id").toString());
    QVideoSink sink;
    QSignalSpy failed(&desk, &GameDesk::failed);
    EXPECT_FALSE(desk.takePhotograph(&sink));
    EXPECT_EQ(failed.count(), 1);
    QVideoFrame frame(QVideoFrameFormat(QSize(640, 480), QVideoFrameFormat::Format_BGRA8888));
    ASSERT_TRUE(frame.map(QVideoFrame::WriteOnly));
    std::fill_n(frame.bits(0), frame.mappedBytes(0), uchar{0x7f});
    frame.unmap();
    sink.setVideoFrame(frame);
    EXPECT_TRUE(desk.takePhotograph(&sink));
    ASSERT_EQ(desk.photographs()->count(), 1);
    const QByteArray kept = desk.photographs()->at(0).value("picture").toByteArray();
    EXPECT_EQ(QImage::fromData(QByteArray::fromBase64(kept)).size(), QSize(640, 480));
}

TEST_F(PeoplePages, WithoutACameraThePhotographSaysSo) {
    play("Ann", "Bob");
    open();
    desks.game().show(evening.companion.campaigns().games()->at(0).value("id").toString());
    show("game");
    touchNamed("photographCamera");
    EXPECT_TRUE(isRead("No camera shows a picture. Add one from a file instead."));
}

class PeopleInFull : public PeoplePages {
  protected:
    void lookAtAll() {
        play("Wilhelmina Featherstonehaugh", "Bob");
        play("Bob", "Wilhelmina Featherstonehaugh");
        ASSERT_TRUE(evening.act("note", {{"text", "Regen am Steg #club-night"}}));
        open();
        desks.person().show("p1");
        ASSERT_TRUE(desks.person().describe("Wilhelmina Featherstonehaugh", "Freitags"));
        ASSERT_TRUE(desks.person().setColour("plum"));
        desks.person().countLuck();
        desks.game().show(evening.companion.campaigns().games()->at(0).value("id").toString());
        QImage picture(640, 480, QImage::Format_RGB32);
        picture.fill(QColor("#7a9a4a"));
        ASSERT_TRUE(picture.save(evening.folder.filePath("table.png")));
        desks.game().addPhotographs({QUrl::fromLocalFile(evening.folder.filePath("table.png"))});
        for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(390, 844)}) {
            window->resize(size);
            settle();
            for (const char* page : {"person", "results", "game", "search", "campaign", "home"}) {
                if (qstrcmp(page, "results") == 0) desks.results().ask("p1", "", "", "");
                show(page);
                if (qstrcmp(page, "results") == 0) touchNamed("resultsOpponent");
                examine(std::string(page) + ", " + std::to_string(size.width()));
            }
        }
    }
};

TEST_F(PeopleInFull, AreWholeInEveryForm) { lookAtAll(); }

TEST_F(PeopleInFull, AreWholeWithTheLargestText) {
    evening.companion.settings().setTextScale(1.5);
    lookAtAll();
}

TEST_F(PeopleInFull, AreWholeInGermanAndInLight) {
    evening.companion.settings().setLanguage(QStringLiteral("de"));
    evening.companion.settings().setTheme(QStringLiteral("light"));
    lookAtAll();
}

TEST_F(PeopleInFull, AreWholeInALongLanguage) {
    speakLong();
    lookAtAll();
}

}  // namespace
}  // namespace adjutant::companion
