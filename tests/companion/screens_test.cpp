// SPDX-License-Identifier: GPL-3.0-or-later
// The app's own window without a screen: every page in every form without a single warning, every control
// with a name and large enough for a finger, and an ordinary evening by touch.
#include <QtQml/qqmlextensionplugin.h>
#include <gtest/gtest.h>

#include <QAccessible>
#include <QJSValue>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

#include "tests/companion/evening.hpp"

Q_IMPORT_QML_PLUGIN(AdjutantPlugin)

namespace adjutant::companion {
namespace {

/// Warnings while a test runs, but for those of a machine without sound.
class Warnings {
  public:
    Warnings() {
        list().clear();
        before_ = qInstallMessageHandler([](QtMsgType type, const QMessageLogContext&, const QString& text) {
            const bool ofSound =
                text.contains("audio", Qt::CaseInsensitive) || text.contains("pulse", Qt::CaseInsensitive);
            if (type != QtDebugMsg && type != QtInfoMsg && !ofSound && !text.contains("XDG_RUNTIME_DIR"))
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
    void show(const char* page) {
        window->setProperty("page", page);
        settle();
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
        QTest::mouseClick(window, Qt::LeftButton, {}, point.toPoint());
        settle();
    }
    void touchHex(const QString& place) {
        auto* board = window->findChild<QQuickItem*>("board");
        ASSERT_NE(board, nullptr);
        const QPointF centre =
            board->property("centres").value<QJSValue>().property(place).toVariant().toPointF();
        const QPointF pixel =
            board->property("origin").toPointF() + centre * board->property("radius").toReal();
        touchAt(board->mapToScene(pixel));
    }

    Warnings warnings;
    Evening evening;
    TableController& table = evening.table();
    QQmlApplicationEngine engine;
    QQuickWindow* window = nullptr;
};

TEST_F(Screens, EveryPageOpensInEveryFormWithoutAWarning) {
    evening.toActions();
    evening.act("move", {{"piece", "c1"}, {"to", "h18"}});
    open();
    for (const QSize size : {QSize(1280, 800), QSize(800, 1280), QSize(390, 844)}) {
        window->resize(size);
        for (const char* page : {"home", "new", "table", "log", "report", "print", "settings", "scan"})
            show(page);
    }
    show("table");
}

TEST_F(Screens, EveryControlHasANameAndIsLargeEnoughForAFinger) {
    evening.toActions();
    open();
    for (const char* page : {"home", "new", "table", "log", "report", "print", "settings", "scan"}) {
        show(page);
        for (QQuickItem* item : seen()) {
            if (!isButton(item)) continue;
            auto* interface = QAccessible::queryAccessibleInterface(item);
            ASSERT_NE(interface, nullptr);
            const std::string name = interface->text(QAccessible::Name).toStdString();
            EXPECT_FALSE(name.empty()) << page << ": " << item->metaObject()->className();
            if (!item->isEnabled()) continue;
            EXPECT_GE(item->width(), 48) << page << ": " << name;
            EXPECT_GE(item->height(), 48) << page << ": " << name;
        }
    }
}

TEST_F(Screens, AnOrdinaryEveningByTouch) {
    open();
    touch("New game");
    touch("Play");
    ASSERT_TRUE(table.isOpen());
    touch("Place the food");
    EXPECT_EQ(table.phase(), "event");
    touch("Draw the event");
    ASSERT_EQ(table.phase(), "action");
    table.act({{"do", "undo"}});
    evening.act("draw-event", {{"rolls", QVariantList{"calm"}}});
    table.choose("c1");
    settle();
    touchAt({640, 300});  // the card goes with the next touch
    touchHex("h18");
    EXPECT_EQ(table.pieces()->find("c1").value("cell").toString(), "h18");
    touch("Undo");
    EXPECT_EQ(table.pieces()->find("c1").value("cell").toString(), "house");
}

TEST_F(Screens, TableDiceAreTouchedOnThePad) {
    evening.start({{"dice", "table"}});
    open();
    show("table");
    touch("Place the food");
    auto* pad = window->findChild<QQuickItem*>("pad");
    ASSERT_NE(pad, nullptr);
    ASSERT_TRUE(pad->isVisible());
    pad->forceActiveFocus();
    for (const char key : {'0', '7'}) QTest::keyClick(window, key);
    settle();
    EXPECT_TRUE(table.draft()->canTakeBack());
    for (const char key : {'1', '2'}) QTest::keyClick(window, key);
    settle();
    EXPECT_EQ(table.phase(), "event");
    EXPECT_TRUE(table.extras().value("ground").toMap().contains("h12"));
}

}  // namespace
}  // namespace adjutant::companion
