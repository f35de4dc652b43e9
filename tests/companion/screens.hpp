// SPDX-License-Identifier: GPL-3.0-or-later
// The app's own window without a screen, and fingers for it. Every warning while a test runs is a failure.
#pragma once

#include <gtest/gtest.h>

#include <QAccessible>
#include <QGuiApplication>
#include <QJSValue>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QStyleHints>
#include <QTest>

#include "tests/companion/evening.hpp"

namespace adjutant::companion {

/// Warnings while a test runs, but for those of a machine without sound or a GPU.
class Warnings {
  public:
    Warnings() {
        list().clear();
        before_ = qInstallMessageHandler([](QtMsgType type, const QMessageLogContext&, const QString& text) {
            const bool ofSound =
                text.contains("audio", Qt::CaseInsensitive) || text.contains("pulse", Qt::CaseInsensitive);
            if (type != QtDebugMsg && type != QtInfoMsg && !ofSound && !text.contains("XDG_RUNTIME_DIR") &&
                !text.contains("No RHI backend"))
                list() << text;
        });
    }
    ~Warnings() { qInstallMessageHandler(before_); }
    static QStringList& list() {
        static QStringList texts;
        return texts;
    }

  private:
    QtMessageHandler before_;
};

class Screens : public testing::Test {
  protected:
    Screens() {
        evening.companion.settings().setStillness(true);
        evening.companion.attachTo(engine);
        engine.addImportPath("qrc:/qml");
    }
    ~Screens() override {
        EXPECT_TRUE(Warnings::list().isEmpty()) << Warnings::list().join('\n').toStdString();
    }

    void open() {
        engine.load(QUrl("qrc:/qml/Adjutant/pages/Main.qml"));
        ASSERT_EQ(engine.rootObjects().size(), 1);
        window = qobject_cast<QQuickWindow*>(engine.rootObjects().first());
        ASSERT_TRUE(QTest::qWaitForWindowExposed(window));
    }
    void show(const QString& page) {
        window->setProperty("page", page);
        settle();
    }
    /// Every page that the window can show, as the window lists them.
    [[nodiscard]] QStringList allPages() const {
        return window->property("pages").value<QJSValue>().toVariant().toMap().keys();
    }
    static void settle() { QTest::qWait(60); }

    /// All items that are seen, in the order of painting.
    [[nodiscard]] QList<QQuickItem*> seen() const {
        QList<QQuickItem*> items{window->contentItem()};
        for (qsizetype i = 0; i < items.size(); ++i) {
            for (QQuickItem* child : items[i]->childItems()) {
                if (child->isVisible() && child->opacity() > 0.01) items << child;
            }
        }
        return items;
    }
    [[nodiscard]] static int itemsBelow(const QQuickItem* item) {
        int count = 1;
        for (const QQuickItem* child : item->childItems()) count += itemsBelow(child);
        return count;
    }
    /// Until for some frames nothing has come, gone or moved: rows of a list are made as there is time.
    void waitUntilStill() const {
        constexpr int looks = 5, patience = 3'000;  // milliseconds
        QList<std::pair<QQuickItem*, QPointF>> before;
        int still = 0;
        (void)QTest::qWaitFor(
            [&] {
                QList<std::pair<QQuickItem*, QPointF>> now;
                for (QQuickItem* one : seen()) now.append({one, one->mapToScene(QPointF())});
                still = now == before ? still + 1 : 0;
                before = now;
                return still == looks;
            },
            patience);
    }
    [[nodiscard]] static bool isButton(const QQuickItem* item) {
        return item->inherits("QQuickAbstractButton");
    }
    [[nodiscard]] QQuickItem* button(const QString& text) const {
        QQuickItem* found = nullptr;
        for (QQuickItem* item : seen()) {
            if (isButton(item) && item->isEnabled() && item->property("text") == text) found = item;
        }
        return found;
    }
    void touch(const QString& text) {
        QQuickItem* item = button(text);
        ASSERT_NE(item, nullptr) << "There is no " << text.toStdString() << " to touch";
        touchAt(item->mapToScene(QPointF(item->width() / 2, item->height() / 2)));
    }
    void touchAt(QPointF point) {
        QTest::mousePress(window, Qt::LeftButton, {}, point.toPoint());
        QCoreApplication::processEvents();  // a finger rests on the glass while the program goes on
        QTest::mouseRelease(window, Qt::LeftButton, {}, point.toPoint());
        settle();
    }
    /// The one of this name that is seen, inside of another where that is named.
    [[nodiscard]] QQuickItem* item(const QString& name, const QString& inside = {}) const {
        for (QQuickItem* one : seen())
            if (one->objectName() == name && isInside(one, inside)) return one;
        return nullptr;
    }
    void touchItem(QQuickItem* one) {
        ASSERT_NE(one, nullptr);
        scrollTo(one);
        touchAt(one->mapToScene(QPointF(one->width() / 2, one->height() / 2)));
    }
    void touchNamed(const QString& name, const QString& inside = {}) {
        QQuickItem* one = item(name, inside);
        ASSERT_NE(one, nullptr) << "There is no " << name.toStdString();
        touchItem(one);
    }
    /// The button of these words in the item of this name.
    void touchIn(const QString& inside, const QString& text) {
        for (QQuickItem* one : seen())
            if (isButton(one) && one->property("text") == text && isInside(one, inside))
                return touchItem(one);
        FAIL() << "There is no " << text.toStdString() << " in " << inside.toStdString();
    }
    /// Pressed and held, as a finger that waits.
    void hold(QQuickItem* one) {
        ASSERT_NE(one, nullptr);
        scrollTo(one);
        const QPoint middle = one->mapToScene(QPointF(one->width() / 2, one->height() / 2)).toPoint();
        QTest::mousePress(window, Qt::LeftButton, {}, middle);
        QTest::qWait(QGuiApplication::styleHints()->mousePressAndHoldInterval() + 100);
        QTest::mouseRelease(window, Qt::LeftButton, {}, middle);
        settle();
    }
    /// What a board prints on its cells, each with its box in the window.
    [[nodiscard]] static QList<std::pair<QString, QRectF>> printedOn(const QQuickItem* board) {
        QList<std::pair<QString, QRectF>> words;
        const auto* picture = board->findChild<QQuickItem*>("picture");
        if (picture == nullptr) return words;
        QVariantList list;
        QMetaObject::invokeMethod(const_cast<QQuickItem*>(picture), "printed",
                                  Q_RETURN_ARG(QVariantList, list));
        for (const QVariant& one : list)
            words.append({one.toMap().value("text").toString(),
                          picture->mapRectToScene(one.toMap().value("box").toRectF())});
        return words;
    }
    /// Of those, the coordinates of places.
    [[nodiscard]] QStringList coordinatesOn(const QQuickItem* board) const {
        QSet<QString> known;
        for (int row = 0; row < table.tabletop().places()->count(); ++row)
            known.insert(table.tabletop().places()->at(row).value("coordinate").toString());
        QStringList found;
        for (const auto& [text, box] : printedOn(board))
            if (known.contains(text)) found << text;
        return found;
    }
    /// A sheet of the table, opened by what the page calls it.
    template <class... Words>
    QQuickItem* openSheetOf(const char* opening, const char* name, Words... words) {
        if (auto* sheets = window->findChild<QQuickItem*>("sheets"))
            QMetaObject::invokeMethod(sheets, opening, Q_ARG(QString, words)...);
        settle();
        return item(name);
    }
    /// All that is printed, or what is in items of one name.
    [[nodiscard]] QStringList words(const QString& object = {}) const {
        QStringList list;
        for (QQuickItem* one : seen())
            if (one->inherits("QQuickText") && (object.isEmpty() || one->objectName() == object))
                list << one->property("text").toString();
        return list;
    }
    /// A game of a system at the table, in a window of this size, with what stood on a table ruled in.
    void playOn(const QString& system, QSize size, const QVariantMap& options, const QVariantMap& set) {
        ASSERT_TRUE(evening.companion.campaigns().newGame(system, options, {}));
        if (!set.isEmpty()) {
            ASSERT_TRUE(evening.act("ruling", {{"set", set}, {"reason", "as on the table"}}));
        }
        open();
        window->resize(size);
        settle();
        show("table");
        settle();
    }
    /// Is it read somewhere on the screen, these words alone or as a part of others?
    [[nodiscard]] bool isRead(const QString& part) const {
        for (QQuickItem* one : seen())
            if (one->inherits("QQuickText") && one->property("text").toString().contains(part)) return true;
        return false;
    }
    [[nodiscard]] static bool isInside(const QQuickItem* one, const QString& name) {
        bool inside = name.isEmpty();
        for (const QQuickItem* up = one; up != nullptr && !inside; up = up->parentItem())
            inside = up->objectName() == name;
        return inside;
    }
    /// Into the sight of whatever scrolls it.
    static void scrollTo(QQuickItem* found) {
        for (QQuickItem* up = found->parentItem(); up != nullptr; up = up->parentItem()) {
            if (!up->inherits("QQuickFlickable")) continue;
            const qreal y = found->mapToItem(up, QPointF(0, 0)).y() + up->property("contentY").toReal();
            const qreal most = up->property("contentHeight").toReal() - up->height();
            up->setProperty("contentY", qBound(0.0, y - up->height() / 2, qMax(0.0, most)));
        }
        settle();
    }
    /// Where a cell's middle is on the board as it is seen: a phone's is near, and part of it out of sight.
    [[nodiscard]] static QPointF onBoard(const QQuickItem* board, const QString& cell) {
        const QPointF centre =
            board->property("centres").value<QJSValue>().property(cell).toVariant().toPointF();
        return board->property("origin").toPointF() + centre * board->property("radius").toReal() -
               board->property("eye").toPointF();
    }
    void touchCell(const QString& cell) {
        const auto* board = window->findChild<QQuickItem*>("board");
        ASSERT_NE(board, nullptr);
        touchAt(board->mapToScene(onBoard(board, cell)));
    }

    Warnings warnings;
    Evening evening;
    TableController& table = evening.table();
    QQmlApplicationEngine engine;
    QQuickWindow* window = nullptr;
};

}  // namespace adjutant::companion
