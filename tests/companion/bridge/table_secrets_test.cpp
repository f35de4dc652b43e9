// SPDX-License-Identifier: GPL-3.0-or-later
// Hidden hands behind the screens: nothing shown to all tells a card before it is played.
#include <gtest/gtest.h>

#include "tests/companion/evening.hpp"

namespace adjutant::companion {
namespace {

class Secrets : public testing::Test {
  protected:
    void conquer(const QVariantMap& set, const QVariantMap& options = {}) {
        QVariantMap all{{"setup", "standard"}, {"first", "french"}, {"reinforcement", "spread"}};
        all.insert(options);
        ASSERT_TRUE(evening.companion.campaigns().newGame("conquest-1762", all, {}));
        QVariantMap given{{"/phase", "build"},
                          {"/sides/french/gold", 3},
                          {"/sides/french/resources/iron", 3},
                          {"/sides/french/hand", QVariantList{"levy"}},
                          {"/sides/spanish/hand", QVariantList{"royal-veto"}}};
        given.insert(set);
        ASSERT_TRUE(evening.act("ruling", {{"set", given}, {"reason", "as on the table"}}));
    }
    QStringList told(const QString& side) {
        QStringList list;
        for (const QVariant& offer : table.secretOffers(side)) list.append(offer.value<TableOffer>().text);
        return list;
    }
    QString idOf(const QString& side, const QString& text) {
        for (const QVariant& offer : table.secretOffers(side))
            if (offer.value<TableOffer>().text == text) return offer.value<TableOffer>().id;
        return {};
    }
    LogEntry lastRow() { return table.log().journal()->at(table.log().journal()->count() - 1); }

    Evening evening;
    TableController& table = evening.table();
};

TEST_F(Secrets, ABoughtCardIsNeitherShownNorInTheLog) {
    conquer({});
    ASSERT_TRUE(evening.act("buy-card", {{"rolls", QVariantList{"storm"}}}));
    EXPECT_TRUE(table.log().drawnCard().id.isEmpty());
    EXPECT_TRUE(table.log().lastRolls().isEmpty());
    EXPECT_TRUE(lastRow().rolls.isEmpty());
    EXPECT_FALSE(table.log().sentence().contains("torm"));
    EXPECT_FALSE(table.log().undoLabel().contains("torm"));
}

TEST_F(Secrets, ACardTakenFromAHandIsNeitherShownNorInTheLog) {
    conquer({{"/sides/french/hand", QVariantList{"court-intrigue"}}});
    ASSERT_TRUE(evening.act(
        "play-card",
        {{"card", "court-intrigue"}, {"target", "spanish"}, {"rolls", QVariantList{"royal-veto"}}}));
    EXPECT_TRUE(table.log().lastRolls().isEmpty());
    EXPECT_TRUE(lastRow().rolls.isEmpty());
    EXPECT_FALSE(table.log().sentence().contains("eto")) << table.log().sentence().toStdString();
}

TEST_F(Secrets, DiceThatDecideACardAreShownAsEver) {
    conquer({{"/sides/french/hand", QVariantList{"storm"}},
             {"/pieces/british-warship-1/out", false},
             {"/pieces/british-warship-1/place", "great-britain"}});
    ASSERT_TRUE(evening.act(
        "play-card",
        {{"card", "storm"}, {"ship", "british-warship-1"}, {"rolls", QVariantList{QVariantList{5}}}}));
    EXPECT_EQ(table.log().lastRolls().size(), 1);
    EXPECT_EQ(lastRow().rolls.size(), 1);
}

TEST_F(Secrets, AVetoTellsNothingBeforeACardIsPlayedAndCancelsItAfterwards) {
    conquer({});
    EXPECT_EQ(told("spanish"), QStringList());
    EXPECT_EQ(told("french"), QStringList{"Play Levy"});
    table.touchSecret("french", idOf("french", "Play Levy"));
    EXPECT_EQ(told("british"), QStringList());
    ASSERT_EQ(told("spanish"), QStringList{"Cancel it with a royal veto"});
    table.touchSecret("spanish", idOf("spanish", "Cancel it with a royal veto"));
    EXPECT_TRUE(table.log().sentence().contains("cancel Levy with a royal veto"))
        << table.log().sentence().toStdString();
    const QVariantList discard =
        table.standing().extras().value("decks").toMap().value("empire").toMap().value("discard").toList();
    EXPECT_EQ(discard, (QVariantList{"levy", "royal-veto"}));
    EXPECT_EQ(told("spanish"), QStringList()) << "it is spent";
    table.undo();
    EXPECT_EQ(told("spanish"), QStringList()) << "nothing was just played";
}

TEST_F(Secrets, TheAnswersOfASecretChanceAreMarked) {
    conquer({}, {{"dice", "table"}, {"setup", "standard"}});
    table.touchOffer(evening.offer("buy-card"));
    if (table.draft()->due()->need().kind.isEmpty()) table.draft()->send("table");
    ASSERT_EQ(table.draft()->due()->need().purpose, "empire-card");
    EXPECT_TRUE(table.draft()->due()->need().secret);
    table.draft()->answer("storm");
    EXPECT_TRUE(table.log().drawnCard().id.isEmpty());
}

}  // namespace
}  // namespace adjutant::companion
