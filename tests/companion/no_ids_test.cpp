// SPDX-License-Identifier: GPL-3.0-or-later
// No id reaches a screen: every page, and every sheet that some turns of each game bring up, in the words
// that are seen and in those that a screen reader reads.
#include <QAccessible>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QSet>
#include <algorithm>
#include <cmath>
#include <limits>
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
    void examineWindow(const std::string& where) {
        rest();
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
    /// What the bar offers that was not tried yet, or else its first; empty where it has nothing.
    QVariantMap nextOnBar(const QSet<QString>& tried) {
        QVariantMap next;
        for (int row = 0; row < table.offers()->count(); ++row) {
            QVariantMap offer = table.offers()->at(row);
            static const QSet<QString> endings{"end", "end-game", "agree", "surrender"};
            const QString action = offer.value("action").toString();
            if (offer.value("blocked").toBool() || endings.contains(action)) continue;
            if (!tried.contains(action)) return offer;
            if (next.isEmpty()) next = offer;
        }
        return next;
    }
    /// How far a place is from the nearest that stands against this side; where nothing has a place, all are.
    double toEnemy(const QString& place, const QString& side) {
        const QVariantMap from = table.tabletop().places()->find(place);
        double least = std::numeric_limits<double>::max();
        for (int row = 0; row < table.tabletop().pieces()->count() && !from.isEmpty(); ++row) {
            const QVariantMap piece = table.tabletop().pieces()->at(row);
            const QVariantMap at = table.tabletop().places()->find(piece.value("cell").toString());
            if (at.isEmpty() || piece.value("owner") == side) continue;
            least = std::min(least, std::hypot(at.value("x").toDouble() - from.value("x").toDouble(),
                                               at.value("y").toDouble() - from.value("y").toDouble()));
        }
        return least;
    }
    /// The pieces, those first who are nearest to an enemy; where nothing has a place, another first each
    /// turn.
    QStringList nearestFirst(int turn) {
        QList<std::pair<double, QString>> list;
        for (int row = 0; row < table.tabletop().pieces()->count(); ++row) {
            const QVariantMap piece =
                table.tabletop().pieces()->at((row + turn) % table.tabletop().pieces()->count());
            list.append({toEnemy(piece.value("cell").toString(), piece.value("owner").toString()),
                         piece.value("id").toString()});
        }
        std::ranges::stable_sort(list, {}, &std::pair<double, QString>::first);
        QStringList ids;
        for (const auto& [away, id] : list) ids << id;
        return ids;
    }
    /// A piece that can act is chosen; unless the bar has something new for it, it goes on towards the enemy.
    /// The act that this did by itself; empty where it only brought one onto the bar.
    QString aimOnBoard(int turn, const QSet<QString>& tried) {
        const int before = table.log().cursor();
        for (const QString& id : nearestFirst(turn)) {
            table.choose(id);
            const QVariantMap offer = nextOnBar(tried);
            if (!offer.isEmpty() && !tried.contains(offer.value("action").toString())) return {};
            const QString side = table.tabletop().pieces()->find(id).value("owner").toString();
            const QStringList targets = table.selection().targets().keys();
            const QStringList places = targets.isEmpty() ? table.selection().legalPlaces() : targets;
            if (places.isEmpty()) continue;
            table.touchPlace(*std::ranges::min_element(
                places, {}, [&](const QString& place) { return toEnemy(place, side); }));
            break;
        }
        if (table.log().cursor() == before) return {};
        const QVariantMap log = table.ask({{"ask", "log"}, {"from", table.log().cursor()}});
        return log.value("entries").toList().value(0).toMap().value("request").toMap().value("do").toString();
    }
    /// An offer of the bar is done; one of a new kind is looked at in its sheet, while its dice are due, and
    /// when it is done.
    void doOffer(const QString& id, const std::string& where, bool fresh) {
        table.openOffer(id);
        if (fresh) examineWindow(where + ", its sheet");
        if (!table.draft()->isReady()) return table.draft()->close();
        if (fresh && table.draft()->outlook()->hasChances()) {
            table.draft()->send("table");
            examineWindow(where + ", its pad");
            if (table.draft()->isOpen()) table.draft()->rollHere();
        } else {
            table.draft()->send("app");
        }
        if (table.draft()->isOpen()) table.draft()->close();
        if (fresh) examineWindow(where + ", done");
    }
    /// One act after the other. Where the bar has nothing new, every second one is looked for on the board: a
    /// game that is touched place by place has most of its acts there.
    void play(int acts) {
        QSet<QString> tried;
        for (int act = 0; act < acts && !table.standing().isOver(); ++act) {
            const QVariantMap offer = nextOnBar(tried);
            const QString action = offer.value("action").toString();
            const bool fresh = !offer.isEmpty() && !tried.contains(action);
            if (!fresh && act % 2 == 0) {
                const QString done = aimOnBoard(act / 2, tried);
                if (!done.isEmpty() && !tried.contains(done)) examineWindow(done.toStdString() + ", done");
                if (!done.isEmpty()) tried.insert(done);
            } else if (!offer.isEmpty()) {
                tried.insert(action);
                doOffer(offer.value("id").toString(), action.toStdString(), fresh);
            }
        }
        EXPECT_GT(tried.size(), 2) << tried.values().join(' ').toStdString();
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
    examineWindow("the beginning");
    play(40);
    gatherAll();
    for (const char* page :
         {"home", "new", "log", "print", "settings", "scan", "campaign", "boards", "roster", "table"}) {
        show(page);
        examineWindow(page);
    }
    touch("Menu");
    examineWindow("menu");
    touch("A ruling");
    examineWindow("ruling");
    QTest::keyClick(window, Qt::Key_Escape);
    for (int row = 0; row < table.tabletop().pieces()->count(); row += 3) {
        table.choose(table.tabletop().pieces()->at(row).value("id").toString());
        examineWindow("a piece is chosen");
    }
    EXPECT_GT(looks, 25);
}

INSTANTIATE_TEST_SUITE_P(EverySystem, NoIds,
                         testing::Values("life-1861", "hex-acw", "conquest-1762", "civil-war-1863",
                                         "one-stat"),
                         [](const auto& system) { return QString(system.param).remove('-').toStdString(); });

}  // namespace
}  // namespace adjutant::companion
