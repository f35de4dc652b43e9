// SPDX-License-Identifier: GPL-3.0-or-later
// life-1861 on a board that only the table knows: everything is done by the touches of the app, and what the
// program cannot know is asked for before it is done.
#include <gtest/gtest.h>

#include <QCoreApplication>
#include <random>

#include "tests/companion/evening.hpp"

namespace adjutant::companion {
namespace {

class OnABoardOfTheirOwn : public testing::Test {
  protected:
    OnABoardOfTheirOwn()
        : refused(&evening.table(), &TableController::refused),
          sheet(&evening.table(), &TableController::sheetWanted) {}

    /// The action stage of the first round, under a card that does nothing to positions.
    void toActions(QVariantMap options = {}) {
        options.insert("positions", "asked");
        ASSERT_TRUE(evening.start(options));
        ASSERT_TRUE(evening.act("set-up", {{"rolls", QVariantList{QVariantList{1}, QVariantList{2}}}}));
        ASSERT_TRUE(evening.act("draw-event", {{"rolls", QVariantList{"calm"}}}));
    }
    bool rule(const QVariantMap& set) { return evening.act("ruling", {{"set", set}, {"reason", "test"}}); }
    [[nodiscard]] QString offerOf(const QString& text) {
        for (const QVariant& row : table.offerList()) {
            const auto offer = row.value<TableOffer>();
            if (offer.text == text) return offer.id;
        }
        return {};
    }
    [[nodiscard]] QVariantMap param(const QString& name) { return draft.params()->find(name); }

    Evening evening;
    TableController& table = evening.table();
    ActDraft& draft = *table.draft();
    QSignalSpy refused;
    QSignalSpy sheet;
};

TEST_F(OnABoardOfTheirOwn, AnAttackAsksHowFarTheTargetIs) {
    toActions();
    rule({{"/pieces/s1/place", "h5"}});
    table.touchPiece("s1");
    const int before = table.log().cursor();
    table.touchOffer(offerOf("Attack Civilian 2"));
    EXPECT_EQ(refused.count(), 0);
    EXPECT_EQ(sheet.count(), 1);
    ASSERT_TRUE(draft.isOpen());
    EXPECT_FALSE(draft.isReady());
    EXPECT_TRUE(param("range").value("missing").toBool());
    EXPECT_EQ(param("range").value("choices").toList().size(), 4) << "0 to 3, each one touch";
    EXPECT_TRUE(param("range").value("note").toString().startsWith("How far is Civilian 2"));
    draft.send();
    EXPECT_EQ(table.log().cursor(), before) << "nothing is sent before the range is said";
    draft.set("range", 2);
    EXPECT_TRUE(draft.isReady());
    EXPECT_FALSE(param("range").value("missing").toBool());
    EXPECT_EQ(draft.outlook()->percent(), "67%");
    draft.send();
    EXPECT_EQ(table.log().cursor(), before + 1);
    EXPECT_EQ(table.tabletop().stocksOf("soldier")->find("ammo").value("value").toInt(), 2);
    EXPECT_EQ(refused.count(), 0);
}

TEST_F(OnABoardOfTheirOwn, ATouchOnACounterAsksTheSame) {
    toActions();
    rule({{"/pieces/s1/place", "h5"}});
    table.touchPiece("s1");
    table.touchCounter("c2");
    EXPECT_EQ(refused.count(), 0);
    EXPECT_EQ(sheet.count(), 1);
    EXPECT_EQ(draft.target().id, "c2");
    EXPECT_FALSE(draft.isReady());
    draft.set("range", 0);
    EXPECT_EQ(draft.outlook()->percent(), "83%") << "one better on the same hex";
}

TEST_F(OnABoardOfTheirOwn, OnOnePlaceTheRangeIsKnown) {
    toActions();
    rule({{"/pieces/s1/place", "h5"}, {"/pieces/c2/place", "h5"}});
    table.touchPiece("s1");
    table.touchOffer(offerOf("Attack Civilian 2"));
    EXPECT_TRUE(draft.isReady());
    EXPECT_EQ(param("range").value("value").toInt(), 0);
}

TEST_F(OnABoardOfTheirOwn, AMoveIsTwoTouchesAndItsLengthMayBeSaid) {
    toActions();
    table.touchPiece("c1");
    table.touchPlace("h5");
    EXPECT_EQ(sheet.count(), 0);
    EXPECT_EQ(table.tabletop().pieces()->find("c1").value("place").toString(), "hex 5");
    table.openOffer(offerOf("Move"));
    EXPECT_TRUE(draft.isReady()) << "the table has measured";
    EXPECT_FALSE(param("spaces").value("missing").toBool());
    draft.set("to", "battlefield");
    draft.set("spaces", 2);
    draft.send();
    EXPECT_EQ(table.tabletop().pieces()->find("c1").value("cell").toString(), "battlefield");
    EXPECT_EQ(refused.count(), 0);
}

TEST_F(OnABoardOfTheirOwn, GoodsAreTakenAndTheBattlefieldIsLooted) {
    toActions();
    rule({{"/pieces/c1/place", "battlefield"}, {"/pieces/c2/place", "h1"}});
    table.touchPiece("c1");
    table.touchOffer(offerOf("Loot"));
    EXPECT_EQ(table.standing().extras().value("turn").toMap().value("piece"), "c1") << "it is looted at once";
    const QString end = offerOf("End turn");
    const QSignalSpy asked(&table, &TableController::askedFirst);
    table.touchOffer(end);
    EXPECT_EQ(asked.count(), 1) << "an action is left";
    table.touchOfferAllTheSame(end);
    table.touchPiece("c2");
    table.touchOffer(offerOf("Pick up food"));
    EXPECT_EQ(table.tabletop().stocksOf("civilians")->find("food").value("value").toInt(), 8);
    EXPECT_EQ(refused.count(), 0);
}

TEST_F(OnABoardOfTheirOwn, WhoIsNearAtTheEndOfATurnIsSaidInItsSheet) {
    toActions();
    rule({{"/pieces/b1/out", false}, {"/pieces/b1/place", "h3"}});
    table.touchPiece("c1");
    table.touchOffer(offerOf("Pass"));
    EXPECT_EQ(sheet.count(), 1);
    ASSERT_TRUE(draft.isReady()) << "nobody is near as far as is known";
    EXPECT_TRUE(param("bandits").value("value").toList().isEmpty());
    draft.toggle("bandits", "b1");
    draft.send();
    EXPECT_EQ(table.log().lastRolls().size(), 1) << "the bandit's die";
    EXPECT_EQ(refused.count(), 0);
}

/// Touches offers at random, and in a sheet the first choice of what is still missing; nothing that is
/// offered may be refused.
class AtRandom : public OnABoardOfTheirOwn, public testing::WithParamInterface<std::uint32_t> {
  protected:
    bool touchOne() {
        std::vector<QString> open;
        for (const QVariant& row : table.offerList()) {
            const auto offer = row.value<TableOffer>();
            if (!offer.blocked && offer.action != "end") open.push_back(offer.id);
        }
        if (open.empty()) return false;
        const int before = table.log().cursor();
        const QString id = open[std::uniform_int_distribution<std::size_t>(0, open.size() - 1)(random)];
        const QSignalSpy asked(&table, &TableController::askedFirst);
        table.touchOffer(id);
        if (asked.count() == 1) table.touchOfferAllTheSame(id);
        if (table.log().cursor() == before) fillSheet(id);
        EXPECT_EQ(table.log().cursor(), before + 1) << id.toStdString();
        return table.log().cursor() > before;
    }
    void fillSheet(const QString& id) {
        ASSERT_TRUE(draft.isOpen()) << id.toStdString();
        const bool sure = draft.isReady();
        for (int row = 0; !sure && row < draft.params()->count(); ++row) {
            const QVariantMap param = draft.params()->at(row);
            if (!param.value("missing").toBool()) continue;
            const QVariantList choices = param.value("choices").toList();
            ASSERT_FALSE(choices.isEmpty()) << id.toStdString();
            const QString name = param.value("name").toString();
            const QVariant first = choices.first().toMap().value("value");
            if (param.value("type") != "list") {
                draft.set(name, first);
                continue;
            }
            // As many as are due; what stands there twice may be taken twice.
            QVariantList some;
            const int due = std::max(1, param.value("min").toInt());
            for (int i = 0; i < due && i < choices.size(); ++i) some << choices[i].toMap().value("value");
            draft.set(name, some);
        }
        EXPECT_TRUE(draft.isReady()) << id.toStdString() << ": "
                                     << draft.outlook()->objection().toStdString();
        draft.send();
    }

    std::mt19937 random{GetParam()};
};

TEST_P(AtRandom, EverythingThatIsOfferedCanBeDoneByTouch) {
    ASSERT_TRUE(evening.start({{"positions", "asked"}, {"rounds", 5}}));
    for (int acts = 0; acts < 250 && !table.standing().isOver(); ++acts) {
        // Whose turn it may be: the choice of a tile is a touch of its own.
        if (acts % 3 == 0) {
            const QString piece =
                table.tabletop().pieces()->at(static_cast<int>(random() % 5)).value("id").toString();
            table.choose(piece);
        }
        if (!touchOne()) table.choose({});
        if (HasFailure()) break;
    }
    for (const auto& words : refused) ADD_FAILURE() << words.at(1).toString().toStdString();
    EXPECT_TRUE(table.log().entries() > 20 || table.standing().isOver()) << table.log().entries();
}

INSTANTIATE_TEST_SUITE_P(Games, AtRandom, testing::Values(1, 2, 3, 4));

}  // namespace
}  // namespace adjutant::companion
