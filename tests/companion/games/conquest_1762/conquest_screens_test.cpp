// SPDX-License-Identifier: GPL-3.0-or-later
// The screens of 1762 by touch: the map that is larger than a phone, hidden hands, what is taken and paid.
#include <QSet>
#include <cmath>
#include <functional>

#include "companion/bridge/dealings.hpp"
#include "tests/companion/games/conquest_1762/conquest_screens.hpp"

namespace adjutant::companion {
namespace {

class ConquestScreens : public ConquestEvening {
  protected:
    [[nodiscard]] bool isSeen(const QString& place) const {
        return QRectF(0, 0, board->width(), board->height()).contains(onBoard(place));
    }
    [[nodiscard]] bool isOverview() const { return board->property("isOverview").toBool(); }
    [[nodiscard]] int seenOf(const QString& side) const {
        int seen = 0;
        const QVariantMap lands = table.standing().extras().value("territories").toMap();
        for (auto land = lands.begin(); land != lands.end(); ++land)
            if (land->toMap().value("owner") == side && isSeen(land.key())) ++seen;
        return seen;
    }
    [[nodiscard]] bool isNamed(const QString& text) const {
        for (QQuickItem* item : seen())
            if (item->inherits("QQuickText") &&
                item->property("text").toString().compare(text, Qt::CaseInsensitive) == 0)
                return true;
        if (board == nullptr) return false;
        const auto onTheMap = printedOn(board);
        return std::any_of(onTheMap.begin(), onTheMap.end(),
                           [&](const auto& one) { return one.first == text; });
    }
    /// A finger that goes ten steps.
    void drag(const QPoint& from, const QPoint& step) {
        QTest::mousePress(window, Qt::LeftButton, {}, from);
        for (int at = 1; at <= 10; ++at) QTest::mouseMove(window, from + at * step, 10);
        QTest::mouseRelease(window, Qt::LeftButton, {}, from + 10 * step);
        settle();
    }
    /// New games by lot, until one is set up as it is wanted.
    void setUpUntil(const std::function<bool()>& isWanted, QSize size = {1280, 800}) {
        playOn("conquest-1762", size, {}, {});
        for (int games = 0; !isWanted(); ++games) {
            ASSERT_LT(games, 50);
            ASSERT_TRUE(evening.companion.campaigns().newGame("conquest-1762", {}, {}));
            ASSERT_TRUE(evening.act("set-up"));
            settle();
        }
    }
};

constexpr QSize tablet(1280, 800);
constexpr QSize phone(390, 844);

TEST_F(ConquestScreens, NoNameOfTheMapIsCutOrTouchesAnother) {
    begin(tablet);
    for (const QSize size : {tablet, QSize(800, 1280), QSize(1024, 768)}) {
        window->resize(size);
        settle();
        QSet<QString> lands;
        for (int row = 0; row < table.tabletop().places()->count(); ++row)
            lands.insert(table.tabletop().places()->at(row).value("name").toString());
        QList<std::pair<QString, QRectF>> names;
        for (const auto& [text, box] : printedOn(board)) {
            if (!lands.contains(text)) continue;
            EXPECT_TRUE(board->mapRectToScene(board->boundingRect()).contains(box.adjusted(1, 3, -1, -3)))
                << size.width() << ": " << text.toStdString() << " is cut";
            for (const auto& [other, taken] : names)
                EXPECT_FALSE(taken.adjusted(1, 3, -1, -3).intersects(box.adjusted(1, 3, -1, -3)))
                    << size.width() << ": " << text.toStdString() << " and " << other.toStdString();
            names.append({text, box});
        }
        EXPECT_EQ(names.size(), 45) << size.width();
    }
}

TEST_F(ConquestScreens, NoNameOnAPhoneLiesBelowACounterInEitherLanguage) {
    begin(phone);
    for (const char* language : {"en", "de"}) {
        evening.companion.settings().setLanguage(language);
        settle();
        QHash<QString, QString> lands;
        for (int row = 0; row < table.tabletop().places()->count(); ++row) {
            const QVariantMap place = table.tabletop().places()->at(row);
            lands.insert(place.value("name").toString(), place.value("id").toString());
        }
        const qreal radius = board->property("radius").toReal();
        const auto counterOn = [&](const QString& land) {
            return QRectF(board->mapToScene(onBoard(land)) - QPointF(radius / 2, radius / 2),
                          QSizeF(radius, radius));
        };
        int read = 0;
        for (const auto& [text, box] : printedOn(board)) {
            if (!lands.contains(text)) continue;
            ++read;
            for (const QString& land : std::as_const(lands)) {
                const QRectF hidden = counterOn(land) & box;
                EXPECT_LT(hidden.width() * hidden.height(), 0.04 * box.width() * box.height())
                    << language << ": " << text.toStdString() << " lies below " << land.toStdString();
            }
        }
        EXPECT_GE(read, 10) << language;
    }
}

TEST_F(ConquestScreens, FlagsOfTwoTargetsAreBothReadOnAPhone) {
    begin(phone, {{"/territories/louisiana/owner", "french"},
                  {"/territories/louisiana/soldiers", 5},
                  {"/territories/virginia/owner", "british"},
                  {"/territories/new-spain/owner", "british"},
                  {"/territories/ohio-country/owner", "british"}});
    table.choose("louisiana");
    settle();
    QList<QRectF> flags;
    for (QQuickItem* one : seen())
        if (QByteArray(one->metaObject()->className()).startsWith("OddsFlag"))
            flags.append(one->mapRectToScene(one->boundingRect()));
    ASSERT_EQ(flags.size(), 3);
    const QRectF chosen(board->mapToScene(onBoard("louisiana")) - QPointF(14, 14), QSizeF(28, 28));
    for (const QRectF& flag : flags) {
        EXPECT_FALSE(flag.intersects(chosen));
        for (const QRectF& other : flags) EXPECT_TRUE(flag == other || !flag.intersects(other));
    }
}

TEST_F(ConquestScreens, AnExchangeAndAFightToTheEndStandSideBySideOnAPhone) {
    begin(tablet, borders());
    for (const char* language : {"de", "en"}) {
        table.choose("");
        window->resize(tablet);
        evening.companion.settings().setLanguage(language);
        settle();
        touchCell("italy");
        touchCell("france");
        window->resize(phone);
        settle();
        const bool german = language == std::string("de");
        EXPECT_NE(button(german ? "Angriff" : "Attack"), nullptr) << language;
        EXPECT_NE(button(german ? "Auskämpfen" : "Fight it out"), nullptr) << language;
    }
    touch("Fight it out");
    EXPECT_EQ(table.log().lastWord(), "assault");
}

TEST_F(ConquestScreens, StartLaysTheBoardAsWellWhereTheAppThrowsTheDice) {
    open();
    for (const char* dice : {"app", "table"}) {
        evening.companion.settings().setDice(dice);
        show("new");
        touch("1762: A game of commerce and conquest");
        window->resize(phone);
        settle();
        touch("Play");
        ASSERT_TRUE(table.isOpen());
        EXPECT_EQ(item("phoneResult") != nullptr, dice == std::string("app")) << "what was laid is told";
        window->resize(tablet);
        settle();
        EXPECT_EQ(table.standing().phase(), dice == std::string("app") ? "reinforce" : "set-up");
    }
    evening.companion.settings().setDice("app");
    show("new");
    touch("Play");
    EXPECT_EQ(table.standing().phase(), "reinforce");
    table.undo();
    settle();
    EXPECT_EQ(table.standing().phase(), "set-up") << "another board may be thrown";
    EXPECT_NE(button("Set up"), nullptr);
}

TEST_F(ConquestScreens, CardsThatGoOnCountingAreReadInEveryForm) {
    begin(tablet, {{"/turn/gunner", true}, {"/blockades", QVariantMap{{"alaska", "british"}}}});
    for (const QSize size : {tablet, QSize(800, 1280), phone}) {
        window->resize(size);
        settle();
        EXPECT_TRUE(isRead("Master gunner, Blockade: Alaska")) << size.width();
    }
    ASSERT_TRUE(evening.act(
        "ruling", {{"set", QVariantMap{{"/blockades/japan", "british"}}}, {"reason", "as on the table"}}));
    settle();
    EXPECT_TRUE(isRead("Cards in force")) << "more than a phone has room for";
}

TEST_F(ConquestScreens, APhoneOpensTheMapOnTheLandOfTheSideToActWithItsNames) {
    begin(phone);
    EXPECT_FALSE(isOverview());
    EXPECT_GE(seenOf("french"), 3);
    EXPECT_GE(board->property("radius").toReal(), 30);
    int named = 0;
    const QStringList lands = table.standing().extras().value("territories").toMap().keys();
    for (const QString& land : lands) {
        if (!QRectF(board->boundingRect()).adjusted(30, 30, -30, -30).contains(onBoard(land))) continue;
        EXPECT_TRUE(isNamed(table.names().placeName(land))) << land.toStdString();
        ++named;
    }
    EXPECT_GE(named, 4);
}

TEST_F(ConquestScreens, APhoneShowsTheWholeMapAndATouchOnItGoesNear) {
    begin(phone);
    touch("Whole map");
    EXPECT_TRUE(isOverview());
    for (const char* corner : {"alaska", "japan", "la-plata", "new-zealand", "greenland"})
        EXPECT_TRUE(isSeen(corner)) << corner;
    EXPECT_FALSE(isNamed("Japan"));
    touchCell("japan");
    EXPECT_FALSE(isOverview());
    EXPECT_TRUE(isSeen("japan"));
    EXPECT_TRUE(isNamed("Japan"));
    EXPECT_EQ(table.selection().chosen(), "") << "the first touch only brings the eye near";
    touchCell("japan");
    touch("Whole map");
    EXPECT_TRUE(isOverview());
    touch("Near");
    EXPECT_FALSE(isOverview());
}

TEST_F(ConquestScreens, ATerritoryIsChosenAndAimedFromOnAPhone) {
    begin(phone, {{"/territories/turkestan/owner", "french"},
                  {"/territories/turkestan/soldiers", 9},
                  {"/territories/persia/owner", "british"}});
    touch("Whole map");
    touchCell("turkestan");
    touchCell("turkestan");
    EXPECT_EQ(table.selection().chosen(), "turkestan");
    ASSERT_TRUE(isSeen("turkestan"));
    ASSERT_TRUE(isSeen("persia")) << "what may be aimed at is in sight";
    touchCell("persia");
    EXPECT_EQ(table.selection().aimed(), "persia");
}

TEST_F(ConquestScreens, TheMapOfAPhoneIsDragged) {
    begin(phone);
    const QPointF before = board->property("eye").toPointF();
    const QPoint middle = board->mapToScene(QPointF(board->width() / 2, board->height() / 2)).toPoint();
    const int way = before.x() > 100 ? 12 : -12;
    drag(middle, QPoint(way, 0));
    EXPECT_GT(std::abs(board->property("eye").toPointF().x() - before.x()), 40);
    EXPECT_EQ(table.selection().chosen(), "");
}

TEST_F(ConquestScreens, ATabletSeesTheWholeMapAtAGlance) {
    for (const QSize size : {tablet, QSize(800, 1280)}) {
        if (window == nullptr) begin(size);
        window->resize(size);
        settle();
        EXPECT_FALSE(isOverview());
        EXPECT_EQ(button("Whole map"), nullptr);
        const QVariantMap lands = table.standing().extras().value("territories").toMap();
        for (auto land = lands.begin(); land != lands.end(); ++land) {
            EXPECT_TRUE(isSeen(land.key())) << land.key().toStdString();
            EXPECT_TRUE(isNamed(table.names().placeName(land.key()))) << land.key().toStdString();
        }
    }
}

TEST_F(ConquestScreens, NoTwoTerritoriesOfTheHouseMapHideEachOther) {
    begin(tablet);
    const QStringList lands = table.standing().extras().value("territories").toMap().keys();
    const qreal radius = board->property("radius").toReal();
    for (const QString& a : lands) {
        for (const QString& b : lands) {
            if (a >= b) continue;
            const QPointF apart = onBoard(a) - onBoard(b);
            EXPECT_TRUE(std::abs(apart.x()) > 1.2 * radius || std::abs(apart.y()) > 1.2 * radius)
                << a.toStdString() << " and " << b.toStdString();
        }
    }
}

TEST_F(ConquestScreens, AHandIsOpenedByHoldingAndItsBeingThereTellsNothing) {
    begin(tablet, {{"/sides/french/hand", QVariantList{"levy"}},
                   {"/sides/british/hand", QVariantList{"almanac"}},
                   {"/sides/spanish/hand", QVariantList{"royal-veto"}}});
    ASSERT_NE(item("hand-british"), nullptr);
    ASSERT_NE(item("hand-spanish"), nullptr) << "whether or not it could be played now";
    EXPECT_EQ(item("hand-prussian"), nullptr);
    EXPECT_FALSE(isNamed("Levy"));
    hold(item("hand-british"));
    EXPECT_TRUE(isNamed("Almanac")) << "out of turn as well";
    EXPECT_FALSE(isNamed("Play Almanac"));
    touch("Hide it");
    hold(item("hand-french"));
    EXPECT_TRUE(isNamed("Levy"));
    touch("Play Levy");
    EXPECT_FALSE(isNamed("Levy"));
    EXPECT_EQ(
        table.standing().extras().value("decks").toMap().value("empire").toMap().value("discard").toList(),
        QVariantList{"levy"});
}

TEST_F(ConquestScreens, BuyingACardShowsItToNobody) {
    begin(tablet, {{"/sides/french/gold", 2}, {"/sides/french/resources/iron", 2}});
    ASSERT_TRUE(evening.act("buy-card", {{"rolls", QVariantList{"storm"}}}));
    settle();
    EXPECT_FALSE(isNamed("Storm"));
    show("log");
    EXPECT_FALSE(isNamed("Storm"));
}

TEST_F(ConquestScreens, ACardThatIsEnteredOffTheTableIsCovered) {
    begin(tablet, {{"/sides/french/gold", 2}, {"/sides/french/resources/iron", 2}},
          {{"dice", "table"}, {"setup", "standard"}});
    table.touchOffer(evening.offer("buy-card"));
    if (table.draft()->due()->need().kind.isEmpty()) table.draft()->send("table");
    settle();
    EXPECT_FALSE(isNamed("Storm"));
    ASSERT_NE(item("cover"), nullptr);
    EXPECT_EQ(item("cover")->property("text"), "For the French only");
    ASSERT_TRUE(table.seat("french", "ann"));
    settle();
    EXPECT_EQ(item("cover")->property("text"), "For ann only");
    hold(item("cover"));
    EXPECT_TRUE(isNamed("Storm"));
}

TEST_F(ConquestScreens, WhatIsTakenAndPaidIsListed) {
    for (const QSize size : {tablet, phone}) {
        if (window == nullptr)
            begin(size, {{"/phase", "roll"}}, {{"hands", "private"}});
        else
            window->resize(size);
        settle();
        while (table.standing().phase() != "roll") table.undo();
        ASSERT_TRUE(evening.act("roll-resources", {{"rolls", QVariantList{QVariantList{4, 4}}}}));
        settle();
        EXPECT_TRUE(isNamed("Take these"));
        EXPECT_FALSE(isNamed("Pay these"));
        ASSERT_TRUE(evening.act("recruit", {{"pay", "cards"}, {"times", 2}}));
        settle();
        EXPECT_TRUE(isNamed("Pay these"));
        EXPECT_TRUE(isNamed("Take these")) << "the soldiers";
        ASSERT_TRUE(evening.act("next-phase"));
        settle();
        EXPECT_TRUE(isNamed("Pay these")) << "soldiers that were not placed are lost";
        EXPECT_FALSE(isNamed("Take these"));
    }
}

TEST_F(ConquestScreens, SixKindsOfGoodsAreTakenInTwoLinesInsteadOfBeingCut) {
    const auto kinds = [&] {  // of the side that takes most
        qsizetype most = 0;
        if (item("dealings") == nullptr) return most;
        for (const QVariant& one : item("dealings")->property("takes").toList())
            most = std::max(most, one.value<DealtTo>().goods.size());
        return most;
    };
    setUpUntil([&] { return kinds() == 6; });
    for (const QSize size : {tablet, QSize(800, 1280), phone}) {
        window->resize(size);
        settle();
        QQuickItem* list = item("dealings");
        if (list == nullptr) continue;  // it has a page of its own here
        const QRectF paper = list->mapRectToScene(list->boundingRect());
        int goods = 0;
        for (QQuickItem* one : seen()) {
            if (!isInside(one, "dealings") || !one->childItems().isEmpty() || one->width() <= 0) continue;
            ++goods;
            EXPECT_TRUE(paper.contains(one->mapRectToScene(one->boundingRect())))
                << size.width() << ": " << one->metaObject()->className();
        }
        EXPECT_GT(goods, 16) << "figures and signs";
    }
}

TEST_F(ConquestScreens, WhatIsTakenByFourSidesIsDrawnIntoViewOnAPhone) {
    setUpUntil([&] { return !table.log().lastRolls().isEmpty(); }, phone);
    QQuickItem* strip = item("dealtStrip");
    ASSERT_NE(strip, nullptr);
    const QQuickItem* list = item("dealings");
    ASSERT_NE(list, nullptr);
    const auto below = [&] {
        return list->mapRectToScene(list->boundingRect()).bottom() -
               strip->mapRectToScene(strip->boundingRect()).bottom();
    };
    ASSERT_GT(below(), 1) << "else there is nothing to draw";
    const QPoint from = strip->mapToScene({100, strip->height() - 10}).toPoint();
    drag(from, QPoint(0, -15));
    EXPECT_LE(below(), 1);
}

TEST_F(ConquestScreens, EightDiceStandInOneRowAboveWhatTheyDid) {
    const auto thrown = [&] {
        qsizetype dice = 0;
        for (const QVariant& roll : table.log().lastRolls()) dice += roll.value<ThrownRoll>().dice.size();
        return dice;
    };
    setUpUntil([&] { return thrown() == 8; });  // more are thrown where two are highest
    ASSERT_NE(item("lastDice"), nullptr);
    EXPECT_LE(item("lastDice")->height(), 46);
}

TEST_F(ConquestScreens, PrivateHandsShowNoCardsOfAnybody) {
    begin(tablet, {}, {{"hands", "private"}});
    EXPECT_FALSE(isNamed("Wood"));
    EXPECT_EQ(item("cards"), nullptr);
    EXPECT_TRUE(isNamed("Gold"));
}

TEST_F(ConquestScreens, ATradeIsCountedOutResourceByResource) {
    begin(tablet, {{"/sides/french/resources/wood", 2}, {"/sides/british/resources/iron", 1}});
    for (int row = 0; row < table.offers()->count(); ++row) {
        const QVariantMap offer = table.offers()->at(row);
        if (offer.value("action") == "player-trade" && offer.value("text").toString().contains("British"))
            table.openOffer(offer.value("id").toString());
    }
    ActDraft& draft = *table.draft();
    ASSERT_TRUE(draft.isOpen());
    EXPECT_FALSE(draft.isReady());
    for (int more = 0; more < 5; ++more) draft.step("give", 1, "wood");
    EXPECT_EQ(draft.params()->find("give").value("value").toMap().value("wood"), 2) << "no more than he has";
    draft.step("take", 1, "iron");
    EXPECT_TRUE(draft.isReady());
    draft.step("take", -1, "iron");
    EXPECT_FALSE(draft.isReady()) << "nothing is taken";
}

TEST_F(ConquestScreens, TheRefereeRulesOnCardsAndOnTheChosenTerritory) {
    begin(tablet);
    table.choose("italy");
    auto* sheet = openSheetOf("openRuling", "ruling", QString("italy"));
    ASSERT_NE(sheet, nullptr);
    auto* number = item("holdingNumber");
    ASSERT_NE(number, nullptr);
    QMetaObject::invokeMethod(number, "stepTo", Q_ARG(int, 17));
    settle();
    touch("Apply the ruling");
    const QVariantMap italy = table.standing().extras().value("territories").toMap().value("italy").toMap();
    EXPECT_EQ(italy.value("soldiers"), 17);
    sheet = openSheetOf("openRuling", "ruling", QString());
    ASSERT_NE(sheet, nullptr);
    auto* draft = sheet->findChild<QObject*>("rulingDraft");
    ASSERT_NE(draft, nullptr);
    QMetaObject::invokeMethod(draft, "change", Q_ARG(QString, "/sides/french/resources/wood"),
                              Q_ARG(QVariant, 4));
    settle();
    touch("Apply the ruling");
    EXPECT_EQ(table.log().sentence().toStdString(), "French: Wood 6 → 4, the referee: agreed at the table.");
}

}  // namespace
}  // namespace adjutant::companion
