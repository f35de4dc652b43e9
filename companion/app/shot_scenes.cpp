// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/app/shot_scenes.hpp"

#include <QQuickItem>
#include <QQuickWindow>

#include "companion/app/scene_acts.hpp"
#include "companion/bridge/campaigns_controller.hpp"
#include "companion/bridge/companion.hpp"
#include "companion/bridge/table_controller.hpp"

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
    for (int act = 0; act < acts && table.verdict().isEmpty(); ++act) {
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

QList<Scene> evening(Companion& companion, QQuickWindow& window) {
    TableController& table = companion.table();
    const auto close = [&table] { table.draft()->close(); };
    const auto attack = [&table] {
        table.choose(QStringLiteral("s1"));
        table.openOffer(offerOf(table, QStringLiteral("attack")));
    };
    const auto page = [&window](const char* property, const QVariant& value) {
        if (auto* item = window.property("current").value<QQuickItem*>()) item->setProperty(property, value);
    };
    // The sheet of rulings at one of its parts; closed where no part is named.
    const auto ruling = [&window](const char* piece, const char* part) {
        auto* sheet = window.findChild<QQuickItem*>(QStringLiteral("ruling"));
        if (sheet == nullptr) return;
        if (*part == '\0') {
            QMetaObject::invokeMethod(sheet, "close");
            return;
        }
        QMetaObject::invokeMethod(sheet, "openFor", Q_ARG(QString, piece));
        sheet->setProperty("part", part);
    };
    const auto files = [&window](const char* how) {
        auto* sheet = window.findChild<QQuickItem*>(QStringLiteral("fileSheet"));
        if (sheet == nullptr) return;
        if (*how == '\0')
            QMetaObject::invokeMethod(sheet, "close");
        else
            QMetaObject::invokeMethod(sheet, "openFor", Q_ARG(QString, how));
    };
    const auto sheet = [&window](const char* name, const char* what) {
        if (auto* item = window.findChild<QQuickItem*>(QString(name))) QMetaObject::invokeMethod(item, what);
    };
    const auto stock = [&window](const char* side, const char* good) {
        if (auto* item = window.findChild<QQuickItem*>(QStringLiteral("correct")))
            QMetaObject::invokeMethod(item, "openForStock", Q_ARG(QString, side), Q_ARG(QString, good));
    };
    const auto newGameOf = [&window, &companion](const char* system) {
        for (const QVariant& game : companion.campaigns().systems()) {
            auto* item = window.property("current").value<QQuickItem*>();
            if (item != nullptr && game.toMap().value("id") == system)
                QMetaObject::invokeMethod(item, "choose", Q_ARG(QVariant, game));
        }
    };
    const auto looked = [&window] {
        if (auto* sheet = window.findChild<QQuickItem*>(QStringLiteral("lookedAt")))
            QMetaObject::invokeMethod(sheet, "close");
    };
    return {
        {"home", "home"},
        {"home-files", "home", [files] { files("open"); }, [files] { files(""); }},
        {"campaign", "campaign"},
        {"new", "new"},
        {"new-options", "new",
         [page] {
             page("naming", true);
             page("unfolded", true);
         },
         [page] {
             page("naming", false);
             page("unfolded", false);
         }},
        {"new-powers", "new", [newGameOf] { newGameOf("conquest-1762"); },
         [newGameOf] { newGameOf("life-1861"); }},
        {"table", "table"},
        {"more", "table", [sheet] { sheet("more", "open"); }, [sheet] { sheet("more", "close"); }},
        {"correct", "table", [stock] { stock("soldier", "food"); }, [sheet] { sheet("correct", "close"); }},
        {"draw", "table",
         [&table] {
             table.act(
                 action("end", {{"reason", "agreed"}, {"winners", QVariantList{"soldier", "civilians"}}}));
         },
         [&table] { table.undo(); }},
        {"place", "table", [&table] { table.showPlace(QStringLiteral("farm")); }, looked},
        {"far", "table", [page] { page("far", true); }, [page] { page("far", false); }},
        {"attack", "table", attack, close},
        {"pad", "table",
         [attack, &table] {
             attack();
             table.draft()->send(QStringLiteral("table"));
         },
         close},
        {"ruling", "table", [ruling] { ruling("", "game"); }, [ruling] { ruling("", ""); }},
        {"ruling-piece", "table", [ruling] { ruling("m2", "piece"); }, [ruling] { ruling("", ""); }},
        {"ruling-any", "table", [ruling] { ruling("", "any"); }, [ruling] { ruling("", ""); }},
        {"then", "log", [&table] { table.lookAtStep(table.history()->steps() - 6); },
         [&table] { table.lookNow(); }},
        {"log", "log"},
        {"curves", "log", [page] { page("plotting", true); }, [page] { page("plotting", false); }},
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
