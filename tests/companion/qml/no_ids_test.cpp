// SPDX-License-Identifier: GPL-3.0-or-later
// No id reaches a screen: every page, and every sheet that some turns of each game bring up, in the words
// that are seen and in those that a screen reader reads.
#include <QAccessible>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QSet>
#include <nlohmann/json.hpp>

#include "tests/companion/turns_by_bar.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

class NoIds : public TurnsByBar {
  protected:
    /// Every word of the engine in this value that has dashes, and every key.
    void gather(const json& value) {
        static const QRegularExpression dashed(QStringLiteral("^[a-z0-9]+(-[a-z0-9]+)+$"));
        const auto take = [&](const std::string& word) {
            const QString text = QString::fromStdString(word);
            if (dashed.match(text).hasMatch()) ids.insert(text);
        };
        if (value.is_string()) take(value.get<std::string>());
        if (value.is_object()) {
            for (const auto& [key, inner] : value.items()) take(key);
        }
        if (value.is_structured()) {
            for (const json& inner : value) gather(inner);
        }
    }
    void gatherAll() {
        gather(json::parse(table.stateText().toStdString()));
        for (const char* question : {"actions", "cards", "board"}) {
            const QVariantMap reply = table.ask({{"ask", question}});
            gather(json::parse(QJsonDocument::fromVariant(reply).toJson().toStdString()));
        }
        for (const char* side :
             {"british", "french", "prussian", "spanish", "ottoman", "union", "confederate"})
            ids.insert(side);
        for (const char* system : {"life-1861", "hex-acw", "conquest-1762", "civil-war-1863", "one-stat"})
            ids.insert(system);
        // What people write so themselves, in words or in a name.
        for (const char* word : {"co-operative", "cease-fire", "north-east", "north-west", "south-east",
                                 "south-west", "set-up", "left-handed", "one-handed", "two-handed"})
            ids.remove(word);
    }
    void expectNone(const QString& words, const char* how, const std::string& where) {
        static const QRegularExpression token(QStringLiteral("[A-Za-z0-9][A-Za-z0-9,-]*[A-Za-z0-9]|[a-z]"));
        for (const char* quoted : {"'set-up'"}) {
            if (words.contains(quoted)) ADD_FAILURE() << where << ": " << words.toStdString();
        }
        for (auto found = token.globalMatch(words); found.hasNext();) {
            const QString one = found.next().captured();
            if (ids.contains(one) && !told.contains(one + words)) {
                told.insert(one + words);
                ADD_FAILURE() << where << ": the id " << one.toStdString() << " is " << how << " in \""
                              << words.toStdString() << '"';
            }
        }
        static const QRegularExpression odd(QStringLiteral("undefined|\\[object|\\bNaN\\b|chosen, chosen"),
                                            QRegularExpression::CaseInsensitiveOption);
        if (odd.match(words).hasMatch() && !told.contains(words)) {
            told.insert(words);
            ADD_FAILURE() << where << ": \"" << words.toStdString() << '"';
        }
    }
    /// Until nothing is drawn any more, for at most as long as settle() waits whatever is drawn.
    void rest() {
        QElapsedTimer since;
        since.start();
        for (int still = 0; still < 3 && since.elapsed() < 60;) {
            const int before = drawn;
            QTest::qWait(4);  // a frame is due within 5
            still = drawn == before ? still + 1 : 0;
        }
    }
    void show(const char* page) {
        window->setProperty("page", page);
        rest();
    }
    void look(const std::string& where) override {
        rest();
        ++looks;
        for (QQuickItem* item : seen()) {
            if (item->inherits("QQuickTextInput") || item->inherits("QQuickTextEdit")) continue;
            if (item->inherits("QQuickText")) expectNone(item->property("text").toString(), "seen", where);
        }
        QList<QAccessibleInterface*> list{QAccessible::queryAccessibleInterface(window)};
        for (qsizetype i = 0; i < list.size(); ++i) {
            if (list[i]->role() == QAccessible::EditableText) continue;
            expectNone(list[i]->text(QAccessible::Name), "read", where);
            expectNone(list[i]->text(QAccessible::Description), "read", where);
            for (int child = 0; child < list[i]->childCount(); ++child) {
                if (!list[i]->child(child)->state().invisible) list << list[i]->child(child);
            }
        }
    }
    QSet<QString> ids, told;
    int looks = 0, drawn = 0;
};

TEST_P(NoIds, IsSeenOrReadOnAnyPageOrSheet) {
    table.setSeed([] { return std::uint64_t{3}; });  // so that the same is looked at in every run
    ASSERT_TRUE(evening.companion.campaigns().newGame(GetParam(), {}, {}));
    open();
    QObject::connect(window, &QQuickWindow::frameSwapped, window, [this] { ++drawn; });
    show("table");
    gatherAll();
    ASSERT_GT(ids.size(), 8);
    look("the beginning");
    play(40);
    gatherAll();
    for (const char* page :
         {"home", "new", "log", "print", "settings", "scan", "campaign", "boards", "roster", "table"}) {
        show(page);
        look(page);
    }
    touch("Menu");
    look("menu");
    touch("A ruling");
    look("ruling");
    touchNamed("ruling-any");
    look("anything in the state");
    for (const char* part : {"options", "sides", "pieces"}) {
        if (item(QStringLiteral("tree-") + part) == nullptr) continue;
        touchNamed(QStringLiteral("tree-") + part);
        look(part + std::string(" of the state"));
        touchNamed("tree-root");
    }
    QTest::keyClick(window, Qt::Key_Escape);
    for (int row = 0; row < table.tabletop().pieces()->count(); row += 3) {
        table.choose(table.tabletop().pieces()->at(row).value("id").toString());
        look("a piece is chosen");
    }
    EXPECT_GT(looks, 25);
}

INSTANTIATE_TEST_SUITE_P(EverySystem, NoIds,
                         testing::Values("life-1861", "hex-acw", "conquest-1762", "civil-war-1863",
                                         "one-stat"),
                         [](const auto& system) { return QString(system.param).remove('-').toStdString(); });

}  // namespace
}  // namespace adjutant::companion
