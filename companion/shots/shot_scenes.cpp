// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/shots/shot_scenes.hpp"

#include <QQuickItem>
#include <QQuickWindow>
#include <vector>

#include "companion/bridge/campaigns_controller.hpp"
#include "companion/bridge/companion.hpp"
#include "companion/bridge/table_controller.hpp"
#include "companion/shots/scene_acts.hpp"

namespace adjutant::companion {
namespace {

void rule(TableController& table, const QVariantMap& set) {
    rule(table, set, QStringLiteral("The evening before"));
}

/// The id of the first open offer of this action; of any action when `word` is empty.
QString offerOf(TableController& table, const QString& word = {}) {
    for (int row = 0; row < table.offers()->count(); ++row) {
        const QVariantMap offer = table.offers()->at(row);
        const bool gives = offer.value("action") == "surrender" || offer.value("action") == "end";
        if ((word.isEmpty() ? !gives : offer.value("action") == word) && !offer.value("blocked").toBool())
            return offer.value("id").toString();
    }
    return {};
}

/// Gives every parameter that has no value its first choice, and rolls in the app.
void sendWithFirstChoices(ActDraft& draft) {
    for (int row = 0; row < draft.params()->count() && !draft.isReady(); ++row) {
        const QVariantMap param = draft.params()->at(row);
        const QVariantList choices = param.value("choices").toList();
        if (!param.value("missing").toBool() || choices.isEmpty()) continue;
        const QVariant first = choices.first().toMap().value("value");
        if (param.value("type") == "list")
            draft.toggle(param.value("name").toString(), first.toString());
        else
            draft.set(param.value("name").toString(), first);
    }
    if (draft.isReady()) draft.send(QStringLiteral("app"));
}

}  // namespace

void playEvening(Companion& companion) {
    TableController& table = companion.table();
    companion.campaigns().newGame(QStringLiteral("life-1861"), {}, QStringLiteral("Thursday"));
    table.act(action("set-up"));
    const QStringList cards{"calm", "relief", "rumours", "truce", "good-harvest", "mud"};
    for (int round = 1; round < 7; ++round) {
        table.act(action("draw-event", {{"rolls", QVariantList{cards.at(round - 1)}}}));
        rule(table, {{"/tension/level", QVariantList{3, 4, 4, 6, 5, 5}.at(round - 1)},
                     {"/sides/civilians/food", 14 - round},
                     {"/sides/soldier/food", 9 - round},
                     {"/pieces/s1/place", "h11"},
                     {"/pieces/c1/place", round == 5 ? "h16" : "town-hall"}});
        if (round == 5) {
            table.act(action("attack", {{"attacker", "s1"}, {"target", "c1"}, {"by", "app"}}));
            table.undo();
            table.act(action(
                "attack", {{"attacker", "s1"}, {"target", "c1"}, {"rolls", QVariantList{QVariantList{2}}}}));
        }
        rule(table, {{"/phase", "status"}, {"/active", QVariant()}});
        table.act(action("status-stage", {{"by", "app"}}));
    }
    rule(table, {{"/tension/level", 5}, {"/tension/counter", 2}});
    table.act(action("draw-event", {{"rolls", QVariantList{"market-day"}}}));
    rule(table, {{"/pieces/s1/place", "h11"},
                 {"/pieces/c1/place", "town-hall"},
                 {"/pieces/c2/place", "doctor"},
                 {"/pieces/c2/health", 1},
                 {"/pieces/c2/diseases", QVariantList{"fever"}},
                 {"/pieces/c3/place", "farm"},
                 {"/pieces/c3/turns", 1},
                 {"/pieces/c4/place", "-1,3"},
                 {"/pieces/b1/place", "h6"},
                 {"/pieces/b1/out", false},
                 {"/pieces/m1/place", "h5"},
                 {"/pieces/m1/out", false},
                 {"/pieces/m1/leaves", 8},
                 {"/pieces/c1/diseases", QVariantList{"fever", "typhoid"}},
                 {"/pieces/c1/boon", true},
                 {"/pieces/c1/gun", "pistol"},
                 {"/ground", QVariantMap{{"h5", QVariantMap{{"food", 3}, {"medicine", 2}, {"ammo", 1}}},
                                         {"h7", QVariantMap{{"food", 1}}},
                                         {"h13", QVariantMap{{"food", 2}, {"ammo", 1}, {"medicine", 1}}},
                                         {"church", QVariantMap{{"food", 2}}}}},
                 {"/bakery/food", 4},
                 {"/farm/status", "growing"},
                 {"/farm/owner", "civilians"},
                 {"/farm/due", 9},
                 {"/sides/civilians/food", 6}});
    table.act(action("move", {{"piece", "s1"}, {"to", "1,-1"}}));
}

void playFirstOffers(Companion& companion, const QString& system) {
    constexpr int acts = 14;
    TableController& table = companion.table();
    companion.campaigns().newGame(system, {}, system);
    for (int act = 0; act < acts && !table.standing().isOver(); ++act) {
        const QString offer = offerOf(table);
        if (offer.isEmpty()) return;
        table.openOffer(offer);
        sendWithFirstChoices(*table.draft());
        table.draft()->close();
    }
}

void takeUp(Companion& companion, const QString& system, const QVariantMap& options, const QString& name,
            const std::function<void(TableController&)>& opening) {
    CampaignsController& campaigns = companion.campaigns();
    if (companion.table().gameName() == name) return;
    for (int row = 0; row < campaigns.games()->count(); ++row) {
        const QVariantMap game = campaigns.games()->at(row);
        if (game.value("name") == name) {
            campaigns.resume(game.value("id").toString());
            return;
        }
    }
    campaigns.newGame(system, options, name);
    companion.table().setDoubleTouch(0);
    opening(companion.table());
}

namespace {

using Pose = std::function<void()>;

QQuickItem* pageOf(const QQuickWindow& window) { return window.property("current").value<QQuickItem*>(); }

/// Something of the page is set.
Pose page(QQuickWindow& window, std::initializer_list<const char*> properties, const QVariant& value) {
    return [&window, names = std::vector<const char*>(properties), value] {
        if (QQuickItem* item = pageOf(window))
            for (const char* name : names) item->setProperty(name, value);
    };
}

/// A function of a sheet is called, with as many words as it takes.
template <class... Words>
Pose sheet(QQuickWindow& window, const char* name, const char* what, Words... words) {
    return [&window, name, what, words...] {
        if (auto* item = named(*window.contentItem(), name))
            QMetaObject::invokeMethod(item, what, Q_ARG(QString, words)...);
    };
}

/// The sheet of rulings is open at one of its parts.
Pose ruling(QQuickWindow& window, const char* piece, const char* part) {
    return [&window, piece, part] {
        sheet(window, "sheets", "openRuling", piece)();
        if (auto* item = named(*window.contentItem(), "ruling")) item->setProperty("part", part);
    };
}

/// The page of home asks for another campaign file.
Pose files(QQuickWindow& window) {
    return [&window] {
        if (pageOf(window) != nullptr)
            QMetaObject::invokeMethod(pageOf(window), "askForFile", Q_ARG(QString, QStringLiteral("open")));
    };
}

/// The page of a new game shows this one.
Pose newGame(QQuickWindow& window, const char* system) {
    return [&window, system] {
        if (pageOf(window) != nullptr)
            QMetaObject::invokeMethod(pageOf(window), "choose", Q_ARG(QString, QString(system)));
    };
}

}  // namespace

QList<Scene> evening(Companion& companion, QQuickWindow& window) {
    TableController& table = companion.table();
    const auto close = [&table] { table.draft()->close(); };
    const auto attack = [&table] {
        table.choose(QStringLiteral("s1"));
        table.openOffer(offerOf(table, QStringLiteral("attack")));
    };
    const auto attackByHand = [attack, &table] {
        attack();
        table.draft()->send(QStringLiteral("table"));
    };
    const auto agree = [&table] {
        table.act(action("end", {{"reason", "agreed"}, {"winners", QVariantList{"soldier", "civilians"}}}));
    };
    const Pose noRuling = sheet(window, "ruling", "close");
    return {{"home", "home"},
            {"home-files", "home", files(window), sheet(window, "fileSheet", "close")},
            {"campaign", "campaign"},
            {"results", "results"},
            {"search", "search"},
            {"league", "league"},
            {"doors", "doors"},
            {"backups", "backups"},
            {"changes", "changes"},
            {"archive", "archive"},
            {"check", "check"},
            {"club", "club"},
            {"guide", "guide"},
            {"rules", "rules"},
            {"new", "new"},
            {"new-options", "new", page(window, {"naming", "unfolded"}, true),
             page(window, {"naming", "unfolded"}, false)},
            {"new-powers", "new", newGame(window, "conquest-1762"), newGame(window, "life-1861")},
            {"table", "table"},
            {"more", "table", sheet(window, "sheets", "openMore"), sheet(window, "more", "close")},
            {"correct", "table", sheet(window, "sheets", "openStock", "soldier", "food"),
             sheet(window, "correct", "close")},
            {"draw", "table", agree, [&table] { table.undo(); }},
            {"place", "table", [&table] { table.showPlace(QStringLiteral("farm")); },
             sheet(window, "lookedAt", "close")},
            {"far", "table", page(window, {"far"}, true), page(window, {"far"}, false)},
            {"attack", "table", attack, close},
            {"pad", "table", attackByHand, close},
            {"ruling", "table", ruling(window, "", "game"), noRuling},
            {"ruling-piece", "table", ruling(window, "m2", "piece"), noRuling},
            {"ruling-any", "table", ruling(window, "", "any"), noRuling},
            {"then", "log", [&table] { table.lookAtStep(table.log().history()->steps() - 6); },
             [&table] { table.lookNow(); }},
            {"log", "log"},
            {"curves", "log", page(window, {"plotting"}, true), page(window, {"plotting"}, false)},
            {"scan", "scan"},
            {"report", "report"},
            {"print", "print"},
            {"settings", "settings"}};
}

QList<Scene> tableOnly(Companion& companion, const QString& system) {
    TableController& table = companion.table();
    const auto sheet = [&table] {
        for (int row = 0; row < table.offers()->count(); ++row) {
            const QVariantMap offer = table.offers()->at(row);
            if (offer.value("blocked").toBool()) continue;
            table.openOffer(offer.value("id").toString());
            if (table.draft()->params()->count() > 0) return;
        }
    };
    return {{system + "-table", "table"},
            {system + "-sheet", "table", sheet, [&table] { table.draft()->close(); }},
            {system + "-log", "log"}};
}

}  // namespace adjutant::companion
