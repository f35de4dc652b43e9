// SPDX-License-Identifier: GPL-3.0-or-later
// No id reaches a screen: every page, and every sheet that some turns of each game bring up, in the words
// that are seen and in those that a screen reader reads.
#include <QAccessible>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QSet>
#include <nlohmann/json.hpp>

#include "tests/companion/screens.hpp"

namespace adjutant::companion {
namespace {

using nlohmann::json;

class NoIds : public Screens, public testing::WithParamInterface<const char*> {
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
    void examine(const QString& words, const char* how, const std::string& where) {
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
    void examineWindow(const std::string& where) {
        ++looks;
        for (QQuickItem* item : seen()) {
            if (item->inherits("QQuickTextInput") || item->inherits("QQuickTextEdit")) continue;
            if (item->inherits("QQuickText")) examine(item->property("text").toString(), "seen", where);
        }
        QList<QAccessibleInterface*> list{QAccessible::queryAccessibleInterface(window)};
        for (qsizetype i = 0; i < list.size(); ++i) {
            if (list[i]->role() == QAccessible::EditableText) continue;
            examine(list[i]->text(QAccessible::Name), "read", where);
            examine(list[i]->text(QAccessible::Description), "read", where);
            for (int child = 0; child < list[i]->childCount(); ++child) {
                if (!list[i]->child(child)->state().invisible) list << list[i]->child(child);
            }
        }
    }
    /// One act after the other, each looked at before it is done, while its dice are due, and afterwards.
    void play(int acts) {
        QSet<QString> tried;
        for (int act = 0; act < acts && table.verdict().isEmpty(); ++act) {
            QString id, action;
            for (int row = 0; row < table.offers()->count(); ++row) {
                const QVariantMap offer = table.offers()->at(row);
                const QString one = offer.value("action").toString();
                static const QSet<QString> endings{"end", "end-game", "agree", "surrender"};
                if (offer.value("blocked").toBool() || endings.contains(one)) continue;
                if (id.isEmpty() || (tried.contains(action) && !tried.contains(one))) {
                    id = offer.value("id").toString();
                    action = one;
                }
            }
            if (id.isEmpty()) break;
            const bool fresh = !tried.contains(action);
            tried.insert(action);
            const std::string where = action.toStdString();
            table.openOffer(id);
            settle();
            if (fresh) examineWindow(where + ", its sheet");
            if (!table.draft()->isReady()) {
                table.draft()->close();
                continue;
            }
            if (fresh && table.draft()->hasChances()) {
                table.draft()->send("table");
                settle();
                examineWindow(where + ", its pad");
                if (table.draft()->isOpen()) table.draft()->rollHere();
            } else {
                table.draft()->send("app");
            }
            settle();
            if (table.draft()->isOpen()) table.draft()->close();
            if (fresh) examineWindow(where + ", done");
        }
    }

    QSet<QString> ids, told;
    int looks = 0;
};

TEST_P(NoIds, IsSeenOrReadOnAnyPageOrSheet) {
    ASSERT_TRUE(evening.companion.campaigns().newGame(GetParam(), {}, {}));
    open();
    show("table");
    gatherAll();
    ASSERT_GT(ids.size(), 8);
    examineWindow("the beginning");
    play(40);
    gatherAll();
    for (const char* page :
         {"home", "new", "table", "log", "print", "settings", "scan", "campaign", "boards", "roster"}) {
        show(page);
        examineWindow(page);
    }
    show("table");
    touch("Menu");
    examineWindow("menu");
    touch("A ruling");
    examineWindow("ruling");
    QTest::keyClick(window, Qt::Key_Escape);
    for (int row = 0; row < table.pieces()->count(); row += 3) {
        table.choose(table.pieces()->at(row).value("id").toString());
        settle();
        examineWindow("a piece is chosen");
    }
    EXPECT_GT(looks, 20);
}

INSTANTIATE_TEST_SUITE_P(EverySystem, NoIds,
                         testing::Values("life-1861", "hex-acw", "conquest-1762", "civil-war-1863",
                                         "one-stat"),
                         [](const auto& system) { return QString(system.param).remove('-').toStdString(); });

}  // namespace
}  // namespace adjutant::companion
