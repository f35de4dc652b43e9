// SPDX-License-Identifier: GPL-3.0-or-later
// In German every page of every game is in German, and nothing is cut off; the language is changed while a
// game is open.
#include <QRegularExpression>

#include "companion/bridge/app_language.hpp"
#include "engine/games.hpp"
#include "tests/companion/pages_in_full.hpp"

namespace adjutant::companion {
namespace {

/// Words that no German text has, and most English ones have.
bool isEnglish(const QString& text) {
    static const QRegularExpression words(QStringLiteral(
        "\\b(the|The|of|and|with|from|to|is|are|has|have|not|your|you|This|this|for|by|at|or|"
        "Round|Turn|Game|Back|Save|Piece|Side|Choose|Touch|Roll|Dice|Play|Log|Rules|Who|What|Which)\\b"));
    return words.match(text).hasMatch();
}

/// The games themselves are called what is printed on their boxes.
QString withoutNamesOfGames(QString text) {
    for (const SystemEntry& system : systems()) text.remove(QString::fromUtf8(system.name));
    return text;
}

class InGerman : public PagesInFull {
  protected:
    void examine(const std::string& where) override {
        examineLayout(where);
        for (const Painted& one : painted()) {
            // The ledger is English in every language, and the page of the rules says so.
            const QString name = one.item->objectName();
            if (name == "clauseText" || name == "clauseChapter") continue;
            if (one.text == evening.companion.campaigns().file()) continue;
            EXPECT_FALSE(isEnglish(withoutNamesOfGames(one.text)))
                << where << ": in English: " << one.text.toStdString();
        }
    }
};

TEST_P(InGerman, EveryPageIsWholeAndNothingIsLeftInEnglish) {
    evening.companion.settings().setLanguage(QStringLiteral("de"));
    ASSERT_TRUE(evening.companion.campaigns().newGame(GetParam(), {}, QStringLiteral("Unser Abend")));
    open();
    examineAllPages();
}

class AnotherLanguage : public Screens {};

TEST_F(AnotherLanguage, IsSpokenAtOnceByTheScreensTheTableAndTheLogOfTheOpenGame) {
    evening.toActions();
    TableController& table = evening.table();
    open();
    show("settings");
    touch("Deutsch");
    EXPECT_EQ(evening.companion.language().code(), "de");
    show("table");
    EXPECT_EQ(table.standing().phaseName(), "Aktionsphase");
    EXPECT_EQ(table.names().pieceName("s1"), "Soldat");
    EXPECT_TRUE(table.log().sentence().contains("Beruhigung")) << table.log().sentence().toStdString();
    EXPECT_TRUE(table.log().journal()->at(0).sentence.startsWith("Eine Partie"));
    ASSERT_NE(button("Rückgängig"), nullptr);
    touch("Rückgängig");
    EXPECT_EQ(table.standing().phaseName(), "Ereignisphase");
    const QString report = evening.companion.campaigns().reportText();
    EXPECT_TRUE(report.contains("## Ausgang")) << report.toStdString();
    EXPECT_FALSE(isEnglish(withoutNamesOfGames(report.section("##", 1)))) << report.toStdString();
    show("settings");
    touch("English");
    EXPECT_EQ(table.standing().phaseName(), "Event stage");
    EXPECT_TRUE(evening.companion.campaigns().reportText().contains("## Verdict"));
}

TEST_F(AnotherLanguage, KeepsLookingAtTheActThatIsLookedAt) {
    evening.toActions();
    TableController& table = evening.table();
    open();
    table.lookAt(1);
    const auto figures = table.view().facts();
    const QString phase = table.standing().phase();
    ASSERT_NE(phase, "action");
    evening.companion.settings().setLanguage(QStringLiteral("de"));
    EXPECT_EQ(table.log().looking(), 1);
    EXPECT_EQ(table.standing().phase(), phase);
    EXPECT_EQ(table.view().facts(), figures);
    table.lookNow();
    EXPECT_EQ(table.standing().phase(), "action");
}

TEST_F(AnotherLanguage, TellsARulingInTheWordsOfItsSheet) {
    evening.toActions();
    open();
    show("settings");
    touch("Deutsch");
    for (const auto& [at, name] :
         {std::pair("/tension/counter", "Tension counter"), std::pair("/farm/due", "Farm is due in round")}) {
        ASSERT_TRUE(evening.table().act(
            {{"do", "ruling"}, {"set", QVariantMap{{at, 1}}}, {"reason", "so vereinbart"}}));
        const QString german = QCoreApplication::translate("LifeFace", name);
        EXPECT_NE(german, name);
        EXPECT_TRUE(evening.table().log().sentence().contains(german))
            << evening.table().log().sentence().toStdString();
    }
}

TEST_F(AnotherLanguage, LeavesTheJournalAsItIs) {
    evening.start();
    evening.companion.settings().setLanguage("de");
    ASSERT_TRUE(evening.act("set-up", {{"rolls", QVariantList{QVariantList{1}, QVariantList{2}}}}));
    EXPECT_TRUE(evening.table().log().sentence().contains("Nahrung"))
        << evening.table().log().sentence().toStdString();
    const db::CampaignFile file = db::CampaignFile::openToRead(evening.file().toStdString());
    const auto game = file.games(file.campaigns().front().id).front();
    EXPECT_NE(file.journal(game.id).entries().back().events.find("1 food is placed on"), std::string::npos);
    EXPECT_FALSE(file.verify(game.id).broken);
}

TEST(Languages, OneThatNobodySpeaksIsTheSystemsOrEnglish) {
    Evening evening;
    evening.companion.settings().setLanguage("tlh");
    EXPECT_EQ(evening.companion.language().code(), "en");
    EXPECT_TRUE(AppLanguage::spoken().contains("de"));
}

INSTANTIATE_TEST_SUITE_P(EverySystem, InGerman,
                         testing::Values("life-1861", "hex-acw", "conquest-1762", "civil-war-1863",
                                         "one-stat"),
                         [](const auto& system) { return QString(system.param).remove('-').toStdString(); });

}  // namespace
}  // namespace adjutant::companion
