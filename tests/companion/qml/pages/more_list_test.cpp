// SPDX-License-Identifier: GPL-3.0-or-later
// The list behind More, by finger, in every game: what is touched there is done.
#include <QSet>

#include "tests/companion/screens.hpp"

namespace adjutant::companion {
namespace {

struct Opening {
    const char* system;
    QVariantMap options;
    QList<QVariantMap> acts;  // until there is more to do than to begin
    bool refusesSome = true;  // of what is listed then
};

void PrintTo(const Opening& opening, std::ostream* out) { *out << opening.system; }

class MoreList : public Screens, public testing::WithParamInterface<Opening> {
  protected:
    void begin(QSize size) {
        ASSERT_TRUE(evening.companion.campaigns().newGame(GetParam().system, GetParam().options, {}));
        for (const QVariantMap& act : GetParam().acts) ASSERT_TRUE(table.act(act));
        open();
        window->resize(size);
        show("table");
    }
    /// The list is there, whole.
    [[nodiscard]] bool isOpen() const { return list() != nullptr && list()->property("opened").toBool(); }
    [[nodiscard]] QQuickItem* list() const { return item("more"); }
    /// What would be lost by it stands in place of its note.
    [[nodiscard]] QString subOf(const TableOffer& offer) const {
        const QString loss = table.loss(offer.id);
        return loss.isEmpty() ? offer.sub : loss;
    }
    /// Where this offer stands in the list, in sight.
    [[nodiscard]] QQuickItem* rowOf(const QString& text, const QString& sub) const {
        for (QQuickItem* item : seen()) {
            if (list()->isAncestorOf(item) && isButton(item) && item->property("text") == text &&
                item->property("sub") == sub)
                return item;
        }
        return nullptr;
    }
    void touchMore() {
        ASSERT_TRUE(QTest::qWaitFor([this] { return button("More") != nullptr; })) << "There is no More";
        touch("More");
        ASSERT_TRUE(isOpen());
    }
    /// Something came of the touch: an act, its sheet, its dice, or the question where.
    [[nodiscard]] bool somethingCame(int before) const {
        return table.log().entries() > before || table.draft()->isOpen() || button("Not now") != nullptr;
    }
    void takeBack(int before) {
        if (button("Not now") != nullptr) touch("Not now");
        table.draft()->close();
        settle();
        if (table.log().entries() > before) table.undo();
        settle();
    }
};

TEST_P(MoreList, EveryActOfItIsDoneOrAskedForWhenItIsTouched) {
    begin({390, 844});
    QStringList touched;
    for (int at = 0; at < table.offers()->count(); ++at) {
        const auto offer = table.offerList().at(at).value<TableOffer>();
        // One of each kind: who does it makes no difference to the list.
        if (offer.blocked || touched.contains(offer.action)) continue;
        const std::string words = offer.text.toStdString();
        touchMore();
        QQuickItem* row = rowOf(offer.text, subOf(offer));
        ASSERT_NE(row, nullptr) << words << " is not in the list";
        scrollTo(row);
        const int before = table.log().entries();
        touchAt(row->mapToScene(QPointF(row->width() / 2, row->height() / 2)));
        EXPECT_FALSE(isOpen()) << words;
        EXPECT_TRUE(QTest::qWaitFor([&] { return somethingCame(before); }))
            << words << " was touched and nothing came of it";
        takeBack(before);
        touched << offer.action;
    }
    EXPECT_GE(touched.size(), 2);
}

TEST_P(MoreList, ARefusedActOfItSaysWhyOverTheTableWhenItIsTouched) {
    begin({390, 844});
    QStringList touched;
    for (int at = 0; at < table.offers()->count(); ++at) {
        const auto offer = table.offerList().at(at).value<TableOffer>();
        if (!offer.blocked || touched.contains(offer.action)) continue;
        const std::string words = offer.text.toStdString();
        touchMore();
        QQuickItem* row = rowOf(offer.text, subOf(offer));
        ASSERT_NE(row, nullptr) << words << " is not in the list";
        scrollTo(row);
        touchAt(row->mapToScene(QPointF(row->width() / 2, row->height() / 2)));
        EXPECT_FALSE(isOpen()) << words << ": the list lies over why not";
        ASSERT_NE(item("refusal"), nullptr) << words;
        EXPECT_EQ(item("refusal")->property("message").toString(), offer.reason) << words;
        touchItem(item("refusalClose"));
        EXPECT_TRUE(QTest::qWaitFor([this] { return item("refusal") == nullptr; })) << words;
        touched << offer.action;
    }
    EXPECT_EQ(!touched.isEmpty(), GetParam().refusesSome);
}

TEST_P(MoreList, WithNobodyChosenEachActSaysWhoseItIsAndNoTwoReadAlike) {
    begin({390, 844});
    table.choose({});
    touchMore();
    QSet<QString> read;
    for (const QVariant& one : table.offerList()) {
        const auto offer = one.value<TableOffer>();
        if (offer.blocked) continue;
        QQuickItem* row = rowOf(offer.text, subOf(offer));
        ASSERT_NE(row, nullptr) << offer.text.toStdString();
        QString words;
        for (QQuickItem* item : seen())
            if (item->inherits("QQuickText") && row->isAncestorOf(item))
                words += item->property("text").toString() + '\n';
        EXPECT_FALSE(read.contains(words)) << words.toStdString();
        read.insert(words);
        const QString actor = offer.actor;
        if (!actor.isEmpty()) {
            EXPECT_TRUE(words.contains(table.names().pieceName(actor)))
                << words.toStdString() << " is " << table.names().pieceName(actor).toStdString() << "'s";
        }
    }
    EXPECT_GE(read.size(), 2);
}

TEST_P(MoreList, TheActsOfWhoeverIsChosenStandInTheirOrderTheLikeliestFirst) {
    begin({390, 844});
    for (const QVariant& one : table.offerList()) {
        if (!table.selection().chosen().isEmpty()) break;
        table.choose(one.value<TableOffer>().actor);
    }
    touchMore();
    double last = -1e9;
    for (const QVariant& one : table.offerList()) {
        const auto offer = one.value<TableOffer>();
        if (offer.blocked || !offer.forChosen) continue;
        const QQuickItem* row = rowOf(offer.text, subOf(offer));
        ASSERT_NE(row, nullptr) << offer.text.toStdString();
        EXPECT_GT(row->y(), last) << offer.text.toStdString();
        last = row->y();
    }
}

TEST_P(MoreList, TheEndOfTheGameAsksHowItCameOut) {
    begin({1280, 800});
    touchMore();
    QString text, sub;
    for (int at = 0; at < table.offers()->count(); ++at) {
        const QVariantMap offer = table.offers()->at(at);
        if (offer.value("action") != "end" || !text.isEmpty()) continue;
        text = offer.value("text").toString();
        sub = offer.value("sub").toString();
    }
    QQuickItem* row = rowOf(text, sub);
    ASSERT_NE(row, nullptr);
    scrollTo(row);
    touchItem(row);
    EXPECT_TRUE(!table.standing().isOver()) << "nobody has won by that touch";
    const QString side = table.seating().seats().last().side;
    touchNamed("end-" + side, "ending");
    EXPECT_TRUE(QTest::qWaitFor([this] { return table.standing().isOver(); }));
    EXPECT_EQ(table.standing().result().winners, QStringList{side});
    EXPECT_EQ(item("end-" + side), nullptr) << "the sheet is gone";
    touch("Undo");
    EXPECT_TRUE(!table.standing().isOver());
}

INSTANTIATE_TEST_SUITE_P(
    Systems, MoreList,
    testing::Values(
        Opening{"life-1861",
                {},
                {{{"do", "set-up"}, {"rolls", QVariantList{QVariantList{1}, QVariantList{2}}}},
                 {{"do", "draw-event"}, {"rolls", QVariantList{"calm"}}}}},
        Opening{
            "conquest-1762",
            {{"setup", "standard"}, {"first", "french"}, {"reinforcement", "spread"}},
            {{{"do", "ruling"}, {"set", QVariantMap{{"/phase", "build"}}}, {"reason", "as on the table"}}}},
        Opening{"hex-acw", {}, {{{"do", "draw"}, {"rolls", QVariantList{"force-march"}}}}},
        Opening{"civil-war-1863", {}, {}},
        Opening{"one-stat",
                {},
                {{{"do", "roll-initiative"}, {"rolls", QVariantList{QVariantList{9}, QVariantList{3}}}},
                 {{"do", "choose-position"}, {"position", 1}}},
                false}),
    [](const testing::TestParamInfo<Opening>& info) {
        return QString(info.param.system).remove('-').toStdString();
    });

}  // namespace
}  // namespace adjutant::companion
