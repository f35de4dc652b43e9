// SPDX-License-Identifier: GPL-3.0-or-later
// The page of a linked campaign's chronicle, and what is asked after a game of it, by touch and in every form
// of the window.
#include "tests/companion/chronicles/a_linked_campaign.hpp"
#include "tests/companion/pages_in_full.hpp"

namespace adjutant::companion {
namespace {

class ChroniclePages : public PagesInFull {
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
    [[nodiscard]] QString page() const { return window->property("page").toString(); }
    ChronicleDesk& chronicle = PeopleDesks::of(evening.companion).chronicle();
};

TEST_F(ChroniclePages, GamesAreLinkedByOneTouchAndWhatAGameLeavesIsTakenByOneMore) {
    ASSERT_TRUE(skirmish(evening, "The bridge", {"red-r1"}));
    open();
    touchNamed("campaign");
    touchNamed("chronicle");
    ASSERT_EQ(page(), "chronicle");
    touch("Link the games");
    ASSERT_TRUE(chronicle.exists());
    show("table");
    touch("Home");
    ASSERT_EQ(page(), "after");
    touchNamed("takeLeft");
    EXPECT_TRUE(isRead("Written into the chronicle: 3."));
    EXPECT_EQ(item("takeLeft"), nullptr) << "it is asked no more";
    touch("Done");
    EXPECT_EQ(page(), "home");
    show("table");
    touch("Home");
    EXPECT_EQ(page(), "home") << "nothing is left";
}

TEST_F(ChroniclePages, AFigureLeadsToItsLineAndIsUndoneByName) {
    ASSERT_TRUE(chronicle.begin());
    ASSERT_TRUE(skirmish(evening, "The bridge", {"red-r1"}));
    chronicle.askAbout("The bridge");
    ASSERT_TRUE(chronicle.takeLeft());
    open();
    show("chronicle");
    touchNamed("who-r1");
    touchNamed("figure-lost/4");
    touchNamed("toTheLine");
    EXPECT_EQ(page(), "log");
    EXPECT_TRUE(table.log().looking() > 0);
    show("chronicle");
    touch("Log");
    touchNamed("entry-4");
    type("undoReason", "not killed after all", false);
    touchNamed("undoEntry");
    EXPECT_EQ(chronicle.countOf("1.2", "lost"), 0);
    EXPECT_EQ(chronicle.countOf("1.1", "lost"), 0);
    EXPECT_TRUE(isRead("not killed after all"));
}

TEST_F(ChroniclePages, ACorrectionIsWrittenWithItsReasonAndWhatIsGivenChangesHands) {
    ASSERT_TRUE(chronicle.begin());
    ASSERT_TRUE(chronicle.enrol("The Rats", false));
    ASSERT_TRUE(chronicle.enrol("The North", true));
    ASSERT_TRUE(chronicle.carry("1.0", "lost", 2));
    open();
    show("chronicle");
    touchNamed("who-The Rats");
    touchIn("figureSheet", "Give");
    touchNamed("writeFigure");
    EXPECT_EQ(chronicle.countOf("1.0", "lost"), 1);
    EXPECT_EQ(chronicle.countOf("2.0", "lost"), 1);
    touchNamed("who-The North");
    touchIn("figureSheet", "Correct");
    touchIn("figureSheet", "What it is more");
    touchNamed("writeFigure");
    EXPECT_EQ(chronicle.countOf("2.0", "lost"), 1) << "a correction needs its reason";
    type("figureText", "miscounted", false);
    touchNamed("writeFigure");
    EXPECT_EQ(chronicle.countOf("2.0", "lost"), 2);
}

class ChroniclesInFull : public ChroniclePages {
  protected:
    static constexpr const char* warband = "Die Freischar der Wilhelmina Featherstonehaugh";
    [[nodiscard]] QString givenNames() override { return warband; }
    void lookAtAll() {
        ASSERT_TRUE(chronicle.begin());
        ASSERT_TRUE(chronicle.enrol(warband, false));
        ASSERT_TRUE(chronicle.enrol("The North", true));
        ASSERT_TRUE(chronicle.carry("2.0", "resources", 5));
        ASSERT_TRUE(chronicle.transfer("resources", 3, "2.0", "1.0"));
        ASSERT_TRUE(skirmish(evening, "The bridge", {"red-r1", "blue-r1"}));
        open();
        for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(390, 844)}) {
            window->resize(size);
            settle();
            const std::string at = ", " + std::to_string(size.width());
            for (const char* page : {"chronicle", "after", "campaign"}) {
                show(page);
                examine(page + at);
            }
            show("chronicle");
            touchNamed("who-The North");
            examine("what it has" + at);
            QTest::keyClick(window, Qt::Key_Escape);
            settle();
            chronicle.refresh();
            window->findChild<QQuickItem*>("chroniclePage")->setProperty("view", "log");
            settle();
            examine("log" + at);
            touchNamed("entry-4");
            examine("entry" + at);
            QTest::keyClick(window, Qt::Key_Escape);
            settle();
        }
    }
};

TEST_F(ChroniclesInFull, AreWholeInEveryForm) { lookAtAll(); }

TEST_F(ChroniclesInFull, AreWholeWithTheLargestText) {
    evening.companion.settings().setTextScale(1.5);
    lookAtAll();
}

TEST_F(ChroniclesInFull, AreWholeInGermanAndInLight) {
    evening.companion.settings().setLanguage(QStringLiteral("de"));
    evening.companion.settings().setTheme(QStringLiteral("light"));
    lookAtAll();
}

TEST_F(ChroniclesInFull, AreWholeInALongLanguage) {
    speakLong();
    lookAtAll();
}

}  // namespace
}  // namespace adjutant::companion
