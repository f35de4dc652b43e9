// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/shots/civil_war_scenes.hpp"

#include "companion/bridge/companion.hpp"
#include "companion/bridge/table_controller.hpp"
#include "companion/shots/scene_acts.hpp"

namespace adjutant::companion {
namespace {

/// The fourth turn of 1863: a raid on a railroad, works at a city, a captured one, a battle to come at the
/// James.
void march(TableController& table) {
    const QVariantMap set{{"/pieces/cc1/place", "l5"},
                          {"/pieces/cc1/moved", true},
                          {"/turn/moved", true},
                          {"/pieces/ui6/place", "i6"},
                          {"/pieces/ci10/place", "l6"},
                          {"/pieces/ci7/place", "l6"},
                          {"/pieces/ui4/place", "m5"},
                          {"/pieces/uc1/place", "m5"},
                          {"/pieces/ci8/place", "f11"},
                          {"/pieces/cc4/place", "e3"},
                          {"/pieces/ui10/place", "d4"},
                          {"/cities/atlanta/captured", true},
                          {"/pieces/ui8/place", "i9"},
                          {"/sides/union/flags", QVariantList{"atlanta"}},
                          {"/cities/chattanooga/fortified", "confederate"},
                          {"/pieces/ui9/disabled", "d1"},
                          {"/round", 4}};
    rule(table, set, QStringLiteral("The spring of 1863"));
}

void openWar(Companion& companion) { takeUp(companion, "civil-war-1863", {}, "Spring 1863", march); }

/// A group that plays on its own board: most pieces in the field, some in the cities.
void station(TableController& table) {
    const auto at = [&](const char* place, const QVariantList& pieces) {
        table.act(action("station", {{"pieces", pieces}, {"at", place}}));
    };
    at("richmond", {"ci1", "ci2", "ci3"});
    at("atlanta", {"ci7"});
    at("washington", {"ui1", "ui2", "uc1"});
    at("st-louis", {"ui10"});
}

void openAsked(Companion& companion) {
    takeUp(companion, "civil-war-1863", {{"positions", "asked"}}, "On our own board", station);
}

}  // namespace

QList<Scene> civilWarScenes(Companion& companion) {
    TableController& table = companion.table();
    const auto war = [&companion] { openWar(companion); };
    const auto put = [&table] {
        table.draft()->close();
        table.choose({});
    };
    const auto touch = [&companion, &table](const QStringList& ids) {
        return [&companion, &table, ids] {
            openWar(companion);
            for (const QString& id : ids) table.touchPlace(id);
        };
    };
    const auto after = [&companion, &table](const QVariantMap& act) {
        return [&companion, &table, act] {
            openWar(companion);
            table.act(act);
        };
    };
    const auto back = [&table, put] {
        put();
        table.undo();
    };
    const QVariantMap partly =
        action("attack", {{"pieces", QVariantList{"cc2", "ci7", "ci10"}}, {"to", "m5"}, {"eliminate", 1}});
    const QVariantMap raid = action("move", {{"pieces", QVariantList{"cc4"}}, {"to", "st-louis"}});
    return {{"civil-war-board", "table", war, put},
            {"civil-war-stack", "table", touch({"f11"}), put},
            {"civil-war-fort", "table", touch({"h7"}), put},
            {"civil-war-battle", "table", touch({"l6", "m5"}), put},
            {"civil-war-coin", "table",
             [&table, touch] {
                 touch({"m6"})();
                 table.setDiceMode("table");
                 table.touchOfGroup("ci1");
                 table.touchPlace("m5");
             },
             [&table, put] {
                 put();
                 table.setDiceMode("app");
             }},
            {"civil-war-sacrifice", "table", touch({"m6", "m4"}), put},
            {"civil-war-survivors", "table", after(partly), back},
            {"civil-war-removal", "table", after(raid), back},
            {"civil-war-asked", "table", [&companion] { openAsked(companion); }, put},
            {"civil-war-asked-battle", "table",
             [&companion, &table] {
                 openAsked(companion);
                 table.touchPlace("richmond");
                 table.touchPlace("washington");
             },
             put}};
}

}  // namespace adjutant::companion
