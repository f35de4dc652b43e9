// SPDX-License-Identifier: GPL-3.0-or-later
// In German every page of every game is in German, and nothing is cut off; the language is changed while a
// game is open.
#include <QFile>
#include <QFontMetricsF>
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>

#include "companion/bridge/app_language.hpp"
#include "companion/bridge/board_desk.hpp"
#include "companion/bridge/option_words.hpp"
#include "companion/bridge/roster_desk.hpp"
#include "companion/bridge/start_plan.hpp"
#include "companion/games/face.hpp"
#include "engine/games.hpp"
#include "scanner/picture.hpp"
#include "tests/companion/pages_in_full.hpp"

namespace adjutant::companion {
namespace {

/// Words that no German text has, and most English ones have: for sentences that are put together.
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
    /// Where a text may break a word it has no need to.
    static void expectWholeWords(const Painted& one, const std::string& where) {
        constexpr int breaksWords = 4;  // Text.Wrap
        const bool fits = one.item->property("fontSizeMode").toInt() != 0;
        if (one.item->property("textFormat").toInt() != Qt::PlainText) return;
        if (one.item->property("wrapMode").toInt() != breaksWords || fits) return;
        const QFontMetricsF font(one.item->property("font").value<QFont>());
        static const QRegularExpression between(QStringLiteral("[\\s-]+"));
        for (const QString& word : one.text.split(between))
            EXPECT_LE(font.horizontalAdvance(word), one.item->width() + 3)
                << where << ": a word is broken: " << one.text.toStdString();
    }
    void examine(const std::string& where) override {
        PagesInFull::examine(where);
        for (const Painted& one : painted()) {
            if (isFromTheLedger(one.item) || isGiven(one.text)) continue;
            expectWholeWords(one, where);
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

TEST_F(AnotherLanguage, LeavesNoTextWithoutATranslationAndKeepsNounsLarge) {
    QFile file(QStringLiteral(ADJUTANT_GERMAN));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_FALSE(file.readAll().contains("unfinished"));
    evening.toActions();
    evening.companion.settings().setLanguage("de");
    EXPECT_EQ(evening.table().names().inSentence(evening.table().standing().roundWord()), "Runde");
}

TEST_F(AnotherLanguage, NamesTheSidesOfANewGameAndWhatIsAskedAboutThem) {
    evening.companion.settings().setLanguage("de");
    CampaignsController& campaigns = evening.companion.campaigns();
    EXPECT_EQ(campaigns.planned("hex-acw", {}).seats.at(1).name, "Konföderation");
    EXPECT_EQ(campaigns.planned("one-stat", {}).seats.at(0).name, "Rot");
    for (const QVariant& system : campaigns.systemList())
        for (const QVariant& option : system.value<StartGame>().optionList())
            EXPECT_FALSE(isEnglish(option.value<StartOption>().about))
                << option.value<StartOption>().about.toStdString();
}

TEST_F(AnotherLanguage, CallsTheBrushesOfTheEditorByItsWords) {
    evening.companion.settings().setLanguage("de");
    // Words that German has, too.
    const QSet<QString> same{"Union", "Land", "Gold"};
    for (const SystemEntry& system : systems()) {
        if (!system.boards) continue;
        const GameFace& look = faceOf(QString::fromUtf8(system.id));
        QStringList texts;
        const nlohmann::json palette = system.boards->palette();
        for (const nlohmann::json& brush : palette.at("brushes"))
            texts << QString::fromStdString(brush.at("group")) << QString::fromStdString(brush.at("name"));
        for (const nlohmann::json& field : palette.value("numbers", nlohmann::json::array()))
            texts << QString::fromStdString(field.at("title"));
        texts.removeDuplicates();
        static const QRegularExpression letters(QStringLiteral("[A-Za-z]{2}"));
        for (const QString& text : texts)
            EXPECT_TRUE(!text.contains(letters) || same.contains(text) || look.said(text) != text)
                << system.id << ": " << text.toStdString();
    }
    BoardDesk& boards = evening.companion.boards();
    ASSERT_TRUE(boards.beginBlank("hex-acw"));
    EXPECT_EQ(boards.brushes()->property("groups").toList().front().value<BrushGroup>().name, "Gelände");
}

TEST_F(AnotherLanguage, IsThatOfAReasonWhichNobodyHasWrittenYet) {
    evening.toActions();
    evening.companion.settings().setLanguage("de");
    open();
    for (int row = 0; row < evening.table().offers()->count(); ++row) {
        const QVariantMap offer = evening.table().offers()->at(row);
        if (offer.value("action") == "end") evening.table().openOffer(offer.value("id").toString());
    }
    ASSERT_TRUE(evening.table().draft()->isOpen());
    EXPECT_EQ(evening.table().draft()->params()->at(0).value("value"), "vereinbart");
    evening.table().draft()->send();
    EXPECT_TRUE(evening.table().standing().isOver());
    EXPECT_TRUE(evening.table().log().sentence().contains("(vereinbart)"))
        << evening.table().log().sentence().toStdString();
}

TEST_F(AnotherLanguage, RefusesBoardsAndRostersInIt) {
    evening.companion.settings().setLanguage("de");
    BoardDesk& boards = evening.companion.boards();
    QSignalSpy refused(&boards, &BoardDesk::refused);
    EXPECT_FALSE(boards.fromText("{}"));
    EXPECT_TRUE(refused.takeFirst().at(0).toString().startsWith("Dieser Spielplan sagt nicht"));
    ASSERT_TRUE(boards.beginBlank("hex-acw"));
    EXPECT_FALSE(boards.objection().isEmpty());
    EXPECT_FALSE(isEnglish(boards.objection())) << boards.objection().toStdString();
    RosterDesk& rosters = evening.companion.rosters();
    ASSERT_TRUE(rosters.begin("one-stat"));
    while (rosters.objection().isEmpty()) rosters.drop(0);
    EXPECT_FALSE(isEnglish(rosters.objection())) << rosters.objection().toStdString();
}

TEST_F(AnotherLanguage, SaysWhyAPictureCannotBeRead) {
    evening.companion.settings().setLanguage("de");
    EXPECT_EQ(scanner::decodePicture("This is a letter.").error, "Das ist kein lesbares Bild.");
    EXPECT_EQ(scanner::loadPicture("/nowhere/at/all.png").error,
              "Die Datei lässt sich nicht öffnen: Sie ist nicht da.");
    EXPECT_EQ(scanner::loadPicture("/").error, "Das ist ein Ordner; gelesen werden nur gewöhnliche Dateien.");
}

TEST_F(AnotherLanguage, CallsTheTerritoriesAsAGermanMapDoes) {
    evening.companion.settings().setLanguage("de");
    ASSERT_TRUE(evening.companion.campaigns().newGame(
        "conquest-1762", {{"setup", "standard"}, {"first", "french"}, {"reinforcement", "spread"}}, {}));
    ASSERT_TRUE(evening.act("ruling", {{"set", QVariantMap{{"/phase", "attack"},
                                                           {"/territories/persia/owner", "french"},
                                                           {"/territories/persia/soldiers", 9},
                                                           {"/territories/turkestan/owner", "british"},
                                                           {"/territories/turkestan/soldiers", 1}}},
                                       {"reason", "so am Tisch"}}));
    EXPECT_EQ(evening.table().names().placeName("persia"), "Persien");
    evening.table().setSeed([] { return std::uint64_t{3}; });
    ASSERT_TRUE(evening.act("attack", {{"from", "persia"}, {"to", "turkestan"}}));
    EXPECT_TRUE(evening.table().log().sentence().contains("Franzosen greifen Turkestan von Persien aus an"))
        << evening.table().log().sentence().toStdString();
    EXPECT_FALSE(evening.act("attack", {{"from", "japan"}, {"to", "china"}}));
    BoardDesk& boards = evening.companion.boards();
    ASSERT_TRUE(boards.beginReady("conquest-1762", "house"));
    EXPECT_EQ(boards.name(), "Die Welt im Jahr 1762");
    EXPECT_TRUE(boards.toText().contains("Großbritannien"));
    EXPECT_TRUE(boards.toText().contains("\"great-britain\"")) << "ids stay as they are";
    EXPECT_EQ(boards.objection(), "");
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
