// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever is touched or read at the table of any game, in its sheets and on the page of a new game is held,
// asked by the menu key and by a screen reader: each time a clause of the ledger with its neighbours comes
// up. What has no rule is named here, with the reason.
#include <QStyleHints>

#include "tests/companion/turns_by_bar.hpp"

namespace adjutant::companion {
namespace {

/// What is touched and has no clause behind it.
struct Unruled {
    const char* name;  ///< of the object, or its words, or ends the type of what it lies in
    const char* reason;
};

const QList<Unruled>& unruled() {
    static const QList<Unruled> list{
        {"TableHeader", "its buttons lead to pages and choices of the app: dice, scan, log, menu"},
        {"PageFrame", "the way back, and what a page of the app does by itself"},
        {"offer-more", "opens the list of acts, each with its own rule"},
        {"pill-more", "likewise"},
        {"offer-field-cancel", "puts an act away that was not done"},
        {"Not now", "closes a sheet"},
        {"Close", "likewise"},
        {"Hide it", "likewise"},
        {"padUndo", "leads back from the pad; with a die in it is Undo, and is held for it"},
        {"padLook", "leads from the pad to the sheet of the act, whose parts have their rules"},
        {"refusalClose", "puts a refusal away, whose words lead to its rule"},
        {"stocks", "the card below the numbers, each of which has its own rule"},
        {"VerdictCard", "ways on from a game that is over; the verdict itself has its rule"},
        {"LogPage", "looks back; each act in it has its rule, but for what is no act of the rules"},
        {"result", "of a start or a ruling, which are no acts of the rules"},
        {"wholeMap", "moves the eye, not the game"},
        {"PhoneShelf", "ways to what has its rules there"},
        {"How it stands", "likewise"},
        {"GameList", "which game: each has all of its rules"},
        {"SeatList", "who plays which side is the table's own affair"},
        {"RosterChoice", "which roster; its builder is a page of the app"},
        {"usualBoard", "which board of one's own; its editor is a page of the app"},
        {"drawOne", "likewise"},
        {"head", "folds options away, each of which has its rule"},
        {"naming", "what the campaign and the game are called"},
        {"option-names", "what sides are called"},
        {"ownAdd", "names a kind of one's own"},
        {"NewGamePage", "begins the game, or folds all options"},
    };
    return list;
}

class RuleBehindEverything : public TurnsByBar {
  protected:
    RuleBehindEverything() {
        interval_ = QGuiApplication::styleHints()->mousePressAndHoldInterval();
        QGuiApplication::styleHints()->setMousePressAndHoldInterval(25);
    }
    ~RuleBehindEverything() override {
        QGuiApplication::styleHints()->setMousePressAndHoldInterval(interval_);
    }

    [[nodiscard]] static QString typeOf(const QQuickItem* one) {
        return QString::fromLatin1(one->metaObject()->className()).section("_QML", 0, 0);
    }
    [[nodiscard]] static bool isRuled(const QQuickItem* one) { return one->property("ruled").toBool(); }
    [[nodiscard]] static bool isException(const QQuickItem* one) {
        return std::ranges::any_of(unruled(), [&](const Unruled& exception) {
            const QString name = QString::fromLatin1(exception.name);
            if (one->objectName() == name || one->property("text") == name) return true;
            for (const QQuickItem* up = one; up != nullptr; up = up->parentItem())
                if (typeOf(up) == name) return true;
            return false;
        });
    }
    [[nodiscard]] static QString called(const QQuickItem* one) {
        QStringList path;
        for (const QQuickItem* up = one->parentItem(); up != nullptr; up = up->parentItem())
            if (!up->metaObject()->className()[0] || typeOf(up).front() != 'Q') path.prepend(typeOf(up));
        return QStringLiteral("%1 \"%2\" (%3) in %4")
            .arg(typeOf(one), one->property("text").toString(), one->objectName(), path.join('/'));
    }
    /// Can a finger reach its middle?
    [[nodiscard]] bool isInReach(const QQuickItem* one) const {
        const QPointF middle = one->mapToScene(QPointF(one->width() / 2, one->height() / 2));
        if (!QRectF(0, 0, window->width(), window->height()).contains(middle)) return false;
        for (const QQuickItem* up = one->parentItem(); up != nullptr; up = up->parentItem())
            if (up->clip() && !up->mapRectToScene(up->boundingRect()).contains(middle)) return false;
        return true;
    }
    [[nodiscard]] bool isShown() const {
        const QQuickItem* clause = item("clauseText", "rule");
        if (clause == nullptr) return item("ruleTold", "rule") != nullptr;
        const bool between =
            item("clauseBefore", "rule") != nullptr || item("clauseAfter", "rule") != nullptr;
        return between && !clause->property("plain").toString().isEmpty();
    }
    /// A rule came up; it is put away again.
    void expectRule(const QString& how, const QString& of) {
        EXPECT_TRUE(QTest::qWaitFor([this] { return isShown(); }, 5000))
            << where_ << ": no rule by " << how.toStdString() << " of " << of.toStdString();
        for (int press = 0; press < 3 && item("rule") != nullptr; ++press) {
            QTest::keyClick(window, Qt::Key_Escape);
            EXPECT_TRUE(QTest::qWaitFor([this] { return item("rule") == nullptr; }, 5000))
                << where_ << ": does not go, by " << how.toStdString() << ", press " << press << ": "
                << of.toStdString();
        }
    }
    void holdIt(const QQuickItem* one) {
        const QPoint middle = one->mapToScene(QPointF(one->width() / 2, one->height() / 2)).toPoint();
        QTest::mousePress(window, Qt::LeftButton, {}, middle);
        (void)QTest::qWaitFor([this] { return isShown(); }, 3000);
        QTest::mouseRelease(window, Qt::LeftButton, {}, middle);
    }
    /// By a finger, by the menu key and by a screen reader.
    void askInEveryWay(const QPointer<QQuickItem>& one) {
        const QString of = called(one);
        const bool byHolding = one->property("heldForRule").isNull() || one->property("heldForRule").toBool();
        if (byHolding) {
            holdIt(one);
            expectRule("a touch that is held", of);
        }
        if (one.isNull()) return;
        one->forceActiveFocus(Qt::TabFocusReason);
        QTest::keyClick(window, Qt::Key_Menu);
        expectRule("the menu key", of);
        if (one.isNull()) return;
        auto* helper = one->findChild<QQuickItem*>("ruleFor", Qt::FindDirectChildrenOnly);
        ASSERT_NE(helper, nullptr) << of.toStdString();
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(helper);
        ASSERT_NE(spoken, nullptr) << of.toStdString();
        spoken->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        expectRule("a screen reader", of);
        ++asked_;
    }
    void look(const std::string& where) override {
        where_ = where;
        settle();
        QList<QPointer<QQuickItem>> all;
        for (QQuickItem* one : seen())
            if (isButton(one) || typeOf(one) == "RuledLine") all << one;
        for (const QPointer<QQuickItem>& one : all) {
            if (one.isNull() || !one->isVisible() || !one->isEnabled() || one->width() < 1) continue;
            if (!isButton(one) && !isRuled(one)) continue;
            QString kind = called(one).section(" in ", 1) + typeOf(one) + one->objectName();
            kind.remove(QRegularExpression("[0-9]"));
            if (isRuled(one) && ++times_[kind] > 2) continue;
            if (!isRuled(one)) {
                EXPECT_TRUE(isException(one)) << where << ": has no rule: " << called(one).toStdString();
                continue;
            }
            scrollTo(one);
            if (!one.isNull() && isInReach(one)) askInEveryWay(one);
        }
    }

    std::string where_;
    QHash<QString, int> times_;
    int interval_ = 0, asked_ = 0;
};

TEST_P(RuleBehindEverything, AtTheTable) {
    table.setSeed([] { return std::uint64_t{3}; });
    ASSERT_TRUE(evening.companion.campaigns().newGame(GetParam(), {}, {}));
    open();
    window->resize(1280, 800);
    show("table");
    look("the beginning");
    play(30);
    for (const char* opening : {"openMore", "openStanding"}) {
        openSheetOf(opening, "");
        look(opening);
        QTest::keyClick(window, Qt::Key_Escape);
        settle();
    }
    openSheetOf("openEntry", "", QString::number(table.log().cursor()));
    look("an entry");
    QTest::keyClick(window, Qt::Key_Escape);
    const QString side = table.tabletop().sides()->at(0).value("id").toString();
    ASSERT_TRUE(evening.act("end", {{"reason", "agreed"}, {"winners", QVariantList{side}}}));
    look("the verdict");
    show("log");
    look("the log");
    EXPECT_GT(asked_, 20);
}

TEST_P(RuleBehindEverything, OnAPhone) {
    table.setSeed([] { return std::uint64_t{3}; });
    ASSERT_TRUE(evening.companion.campaigns().newGame(GetParam(), {}, {}));
    open();
    window->resize(390, 844);
    show("table");
    look("the beginning");
    play(16);
    openSheetOf("openStanding", "");
    look("how it stands");
    EXPECT_GT(asked_, 5);
}

TEST_P(RuleBehindEverything, AndEveryOptionOfANewGame) {
    open();
    window->resize(1280, 800);
    show("new");
    const auto items = seen();
    const auto found = std::ranges::find(items, QStringLiteral("NewGamePage"), typeOf);
    ASSERT_NE(found, items.end());
    QQuickItem* page = *found;
    QMetaObject::invokeMethod(page, "choose", Q_ARG(QString, QString(GetParam())));
    page->setProperty("unfolded", true);
    look("a new game");
    EXPECT_GT(asked_, 4);
}

INSTANTIATE_TEST_SUITE_P(EverySystem, RuleBehindEverything,
                         testing::Values("life-1861", "hex-acw", "conquest-1762", "civil-war-1863",
                                         "one-stat"),
                         [](const auto& system) { return QString(system.param).remove('-').toStdString(); });

class RuleBehindTrades : public RuleBehindEverything {};

TEST_P(RuleBehindTrades, AndHands) {
    ASSERT_TRUE(evening.companion.campaigns().newGame(
        "conquest-1762", {{"setup", "standard"}, {"first", "french"}, {"reinforcement", "spread"}}, {}));
    ASSERT_TRUE(evening.act("ruling", {{"set", QVariantMap{{"/phase", "build"},
                                                           {"/sides/french/resources/wood", 6},
                                                           {"/sides/british/resources/iron", 2},
                                                           {"/sides/french/hand", QVariantList{"levy"}}}},
                                       {"reason", "as on the table"}}));
    open();
    window->resize(1280, 800);
    show("table");
    touch("Trade");
    touchItem(item("good-wood", "gives"));
    touchItem(item("good-iron", "gives-british"));
    look("a trade with a player");
    touchItem(item("bank-give-wood"));
    look("a trade with the bank");
    QTest::keyClick(window, Qt::Key_Escape);
    settle();
    hold(item("hand-french"));
    look("a hand");
    EXPECT_GT(asked_, 10);
}

INSTANTIATE_TEST_SUITE_P(Of1762, RuleBehindTrades, testing::Values("conquest-1762"),
                         [](const auto&) { return std::string("conquest1762"); });

}  // namespace
}  // namespace adjutant::companion
