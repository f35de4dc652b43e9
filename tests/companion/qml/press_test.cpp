// SPDX-License-Identifier: GPL-3.0-or-later
// What screen readers and other helpers do in the place of a finger: they press, toggle and step through
// QAccessible, and it comes to the same. Every kind of part that can be touched is found in the module
// itself.
#include <gtest/gtest.h>

#include <QAccessible>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

#include "tests/companion/screens.hpp"

namespace adjutant::companion {
namespace {

/// The type of the outermost item of a QML file; empty where there is none.
QString baseOf(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    static const QRegularExpression outermost(QStringLiteral("^([A-Z][\\w.]*) \\{"),
                                              QRegularExpression::MultilineOption);
    return outermost.match(QString::fromUtf8(file.readAll())).captured(1);
}

/// Types of the module that are `base`, or are made of one that is.
QStringList madeOf(const QString& base) {
    QHash<QString, QString> bases;
    QDirIterator files(QStringLiteral(":/qml/Adjutant"), {QStringLiteral("*.qml")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        bases.insert(files.fileInfo().completeBaseName(), baseOf(path));
    }
    QStringList found{base};
    for (qsizetype i = 0; i < found.size(); ++i) found << bases.keys(found[i]);
    found.removeFirst();
    found.sort();
    return found;
}

class Presses : public Screens {
  protected:
    /// An item of this type in the window, made with what the type cannot do without.
    QQuickItem* make(const QString& type) {
        const QString needs =
            type == "EntryRow" ? "model: ({ id: '1', number: '1.1', sentence: 'It rains.', time: '', seq: 1, "
                                 "undone: false, here: false, ruled: false, colour: 'nobody' })"
            : type == "ClauseRow" ? "clause: 'L61-MOVE-01'; start: 'Movement is'"
            : type == "GameTile"
                ? "model: ({ id: '1', system: 'life-1861', systemName: '1861', name: 'Evening', "
                  "campaign: '', colour: 'blue', sign: 'tent', finished: false, phase: 'Action stage', when: "
                  "'today', played: '', "
                  "resultWords: '', round: 1 })"
                : "";
        QQmlComponent component(&engine);
        component.setData(QStringLiteral("import QtQuick\nimport Adjutant\n%1 { width: 300; height: 90; %2 }")
                              .arg(type, needs)
                              .toUtf8(),
                          QUrl(QStringLiteral("qrc:/qml/Adjutant/press.qml")));
        auto* item = qobject_cast<QQuickItem*>(component.create());
        EXPECT_NE(item, nullptr) << type.toStdString() << component.errorString().toStdString();
        if (item == nullptr) return nullptr;
        item->setParent(window);
        item->setParentItem(window->contentItem());
        item->setVisible(true);
        return item;
    }
    /// Does `action` as a screen reader does; false where the item does not know it.
    static bool act(QQuickItem* item, const QString& action) {
        QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(item);
        QAccessibleActionInterface* actions = interface == nullptr ? nullptr : interface->actionInterface();
        if (actions == nullptr || !actions->actionNames().contains(action)) return false;
        actions->doAction(action);
        return true;
    }
    const QString press = QAccessibleActionInterface::pressAction();
};

TEST_F(Presses, EveryPartThatIsTouchedIsTouchedOnceByAPress) {
    open();
    const QStringList types = madeOf("Touchable") << "Touchable";
    ASSERT_GT(types.size(), 15);
    for (const QString& type : types) {
        QQuickItem* item = make(type);
        if (item == nullptr) continue;
        const QSignalSpy clicked(item, SIGNAL(clicked()));
        item->setEnabled(true);
        EXPECT_TRUE(act(item, press)) << type.toStdString() << " knows no press";
        EXPECT_EQ(clicked.count(), 1) << type.toStdString();
        item->setEnabled(false);
        act(item, press);
        EXPECT_EQ(clicked.count(), 1) << type.toStdString() << " is off";
        delete item;
    }
}

TEST_F(Presses, ASwitchIsToggled) {
    open();
    for (const QString& action : {press, QAccessibleActionInterface::toggleAction()}) {
        QQuickItem* item = make("OnOff");
        ASSERT_NE(item, nullptr);
        const QSignalSpy toggled(item, SIGNAL(toggled()));
        ASSERT_TRUE(act(item, action)) << action.toStdString();
        EXPECT_TRUE(item->property("checked").toBool());
        EXPECT_EQ(toggled.count(), 1) << action.toStdString();
        delete item;
    }
}

TEST_F(Presses, SlidersAndNumbersAreStepped) {
    open();
    const QStringList sliders = madeOf("T.Slider");
    ASSERT_FALSE(sliders.isEmpty());
    for (const QString& type : sliders) {
        QQuickItem* item = make(type);
        ASSERT_NE(item, nullptr);
        item->setProperty(type == "ScrubBar" ? "entries" : "to", 5);
        item->setProperty("stepSize", 1);
        item->setProperty("value", 2);
        const QSignalSpy moved(item, SIGNAL(moved()));
        ASSERT_TRUE(act(item, QAccessibleActionInterface::increaseAction())) << type.toStdString();
        EXPECT_DOUBLE_EQ(item->property("value").toDouble(), 3) << type.toStdString();
        ASSERT_TRUE(act(item, QAccessibleActionInterface::decreaseAction())) << type.toStdString();
        EXPECT_DOUBLE_EQ(item->property("value").toDouble(), 2) << type.toStdString();
        EXPECT_EQ(moved.count(), 2) << type.toStdString();
        delete item;
    }
    QQuickItem* rounds = make("Stepper");
    ASSERT_NE(rounds, nullptr);
    rounds->setProperty("to", 1);
    const QSignalSpy stepped(rounds, SIGNAL(stepTo(int)));
    ASSERT_TRUE(act(rounds, QAccessibleActionInterface::increaseAction()));
    ASSERT_TRUE(act(rounds, QAccessibleActionInterface::decreaseAction()));
    ASSERT_EQ(stepped.count(), 1) << "it is at its lower end";
    EXPECT_EQ(stepped.at(0).at(0).toInt(), 1);
}

TEST_F(Presses, ResumeAndSettingsAreReachedFromHome) {
    evening.start();
    table.close();
    open();
    ASSERT_NE(button("Settings"), nullptr);
    EXPECT_TRUE(act(button("Settings"), press));
    settle();
    EXPECT_EQ(window->property("page").toString(), "settings");
    show("home");
    ASSERT_NE(button("Resume"), nullptr);
    EXPECT_TRUE(act(button("Resume"), press));
    settle();
    EXPECT_TRUE(table.isOpen());
    EXPECT_EQ(window->property("page").toString(), "table");
}

}  // namespace
}  // namespace adjutant::companion
