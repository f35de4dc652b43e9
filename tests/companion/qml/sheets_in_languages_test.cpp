// SPDX-License-Identifier: GPL-3.0-or-later
// What no page shows by itself, in German and in a language twice as long: the sheets of each act, the pads
// of dice, trade and hands, seats, files, cameras, how a game ends. Nothing is cut, nothing is left in
// English.
#include "tests/companion/turns_by_bar.hpp"

namespace adjutant::companion {
namespace {

class SheetsInFull : public TurnsByBar {
  protected:
    void look(const std::string& where) override {
        ++looks;
        for (const QSize size : {QSize(390, 844), QSize(1280, 800)}) {
            window->resize(size);
            settle();
            examine(where + ", " + std::to_string(size.width()) + " wide");
        }
    }
    void lookAway(const std::string& where) {
        look(where);
        QTest::keyClick(window, Qt::Key_Escape);
        settle();
    }
    template <class... Words>
    void lookAtSheet(const char* opening, Words... words) {
        openSheetOf(opening, "", words...);
        lookAway(opening);
    }
    void lookAtSheetsOfTheTable() {
        for (const char* opening : {"openSeats", "openDice", "openMore", "openStanding"})
            lookAtSheet(opening);
        const QString side = table.tabletop().sides()->at(0).value("id").toString();
        lookAtSheet("openPlayer", side, QStringLiteral("Wilhelmina Featherstonehaugh"), QString());
        lookAtSheet("openEntry", QStringLiteral("2"));
        const RowsModel* stocks = table.tabletop().stocksOf(side);
        if (stocks->count() > 0) lookAtSheet("openStock", side, stocks->at(0).value("id").toString());
        if (table.tabletop().pieces()->count() > 0)
            lookAtSheet("openRuling", table.tabletop().pieces()->at(0).value("id").toString());
    }
    void lookAtFilesAndCameras() {
        for (const char* task : {"open", "new", "backup", "import"}) {
            show("home");
            auto* home = window->findChild<QQuickItem*>("homePage");
            ASSERT_NE(home, nullptr);
            QMetaObject::invokeMethod(home, "askForFile", Q_ARG(QString, QString::fromLatin1(task)));
            settle();
            lookAway("the file to " + std::string(task));
        }
        show("scan");
        for (const char* sheet : {"camera", "pictures"}) {
            auto* one = window->findChild<QObject*>(sheet);
            ASSERT_NE(one, nullptr) << sheet;
            QMetaObject::invokeMethod(one, "open");
            settle();
            lookAway(sheet);
        }
    }
    /// What the app says for itself when people end a game is a word of its own in every language.
    void lookForAgreed() {
        if (!speaksGerman()) return;
        EXPECT_TRUE(words().join("\n").contains("ereinbar"));
        EXPECT_FALSE(words().join("\n").contains("agreed", Qt::CaseInsensitive));
    }
    void lookAtEverything() {
        table.setSeed([] { return std::uint64_t{3}; });  // so that the same is looked at in every run
        ASSERT_TRUE(evening.companion.campaigns().newGame(GetParam(), {}, QStringLiteral("Unser Abend")));
        open();
        show("table");
        look("the beginning");
        play(30);
        lookAtSheetsOfTheTable();
        lookAtFilesAndCameras();
        show("table");
        const QString side = table.tabletop().sides()->at(0).value("id").toString();
        ASSERT_TRUE(evening.act("end", {{"reason", "agreed"}, {"winners", QVariantList{side}}}));
        look("the verdict");
        lookForAgreed();
        show("log");
        look("the log of all");
        lookForAgreed();
        EXPECT_GT(looks, 20);
    }
    /// Hands of cards and what is traded are in 1762 alone.
    void lookAtTrades() {
        ASSERT_TRUE(evening.companion.campaigns().newGame(
            "conquest-1762", {{"setup", "standard"}, {"first", "french"}, {"reinforcement", "spread"}}, {}));
        ASSERT_TRUE(
            evening.act("ruling", {{"set", QVariantMap{{"/phase", "build"},
                                                       {"/sides/french/resources/wood", 3},
                                                       {"/sides/british/resources/iron", 2},
                                                       {"/sides/french/hand", QVariantList{"levy"}},
                                                       {"/sides/british/hand", QVariantList{"almanac"}}}},
                                   {"reason", "so am Tisch"}}));
        open();
        show("table");
        touch(inLanguage("ConquestDesk", "Trade"));
        touchItem(item("good-wood", "gives"));
        touchItem(item("good-iron", "gives-british"));
        lookAway("a trade");
        window->resize(1280, 800);
        settle();
        for (const char* hand : {"hand-french", "hand-british"}) {
            hold(item(hand));  // on a phone it would lie in the sheet of the standing
            examine(hand);
            touch(inLanguage("HandSheet", "Hide it"));
        }
    }

    int looks = 0;
};

TEST_P(SheetsInFull, AreWholeInGerman) {
    evening.companion.settings().setLanguage(QStringLiteral("de"));
    lookAtEverything();
}

TEST_P(SheetsInFull, AreWholeInALongLanguage) {
    speakLong();
    lookAtEverything();
}

INSTANTIATE_TEST_SUITE_P(EverySystem, SheetsInFull,
                         testing::Values("life-1861", "hex-acw", "conquest-1762", "civil-war-1863",
                                         "one-stat"),
                         [](const auto& system) { return QString(system.param).remove('-').toStdString(); });

class TradesInFull : public SheetsInFull {};

TEST_P(TradesInFull, AndHandsAreWholeInGerman) {
    evening.companion.settings().setLanguage(QStringLiteral("de"));
    lookAtTrades();
}

TEST_P(TradesInFull, AndHandsAreWholeInALongLanguage) {
    speakLong();
    lookAtTrades();
}

INSTANTIATE_TEST_SUITE_P(Of1762, TradesInFull, testing::Values("conquest-1762"),
                         [](const auto&) { return std::string("conquest1762"); });

}  // namespace
}  // namespace adjutant::companion
