// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/app/board_scenes.hpp"

#include "companion/bridge/board_desk.hpp"
#include "companion/bridge/campaigns_controller.hpp"
#include "companion/bridge/companion.hpp"
#include "companion/bridge/table_controller.hpp"

namespace adjutant::companion {
namespace {

QVariantMap action(const QString& word, QVariantMap parameters = {}) {
    parameters.insert(QStringLiteral("do"), word);
    return parameters;
}

/// Takes up the game of that name, or begins it and plays its opening.
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

QVariantMap land(const QString& id, const QString& key) {
    return {{"path", QStringLiteral("/territories/%1/%2").arg(id, key)}};
}

/// A world in the middle of a war: buildings, ships, natives, hands.
void wage(TableController& table) {
    QVariantMap set;
    const auto put = [&set](const QString& place, const QString& key, const QVariant& value) {
        set.insert(land(place, key).value("path").toString(), value);
    };
    put("great-britain", "soldiers", 6);
    put("great-britain", "building", "metropolis");
    put("great-britain", "port", true);
    put("france", "soldiers", 4);
    put("france", "building", "fortress");
    put("hindustan", "building", "colony");
    put("italy", "port", true);
    put("brazil", "soldiers", 12);
    put("quebec", "building", "colony");
    put("guinea", "owner", "natives");
    put("guinea", "soldiers", 3);
    put("turkestan", "soldiers", 9);
    set.insert("/pieces/french-warship-1/out", false);
    set.insert("/pieces/french-warship-1/place", "italy");
    set.insert("/pieces/french-warship-2/out", false);
    set.insert("/pieces/french-warship-2/place", "italy");
    set.insert("/pieces/british-warship-1/out", false);
    set.insert("/pieces/british-warship-1/place", "great-britain");
    set.insert("/sides/french/gold", 9);
    set.insert("/sides/french/resources/wood", 6);
    set.insert("/sides/french/resources/stone", 5);
    set.insert("/sides/french/resources/wheat", 4);
    set.insert("/sides/french/resources/iron", 3);
    set.insert("/sides/french/resources/gunpowder", 2);
    set.insert("/sides/french/pool", 4);
    set.insert("/sides/french/hand", QVariantList{"levy", "storm"});
    set.insert("/round", 11);
    table.act(action("ruling", {{"set", set}, {"reason", "A world at war"}}));
}

void openConquest(Companion& companion) {
    takeUp(companion, "conquest-1762",
           {{"setup", "standard"}, {"first", "french"}, {"reinforcement", "spread"}}, "A world at war", wage);
}

/// The first turn of 1863, with a raid on a railroad and works at a city.
void march(TableController& table) {
    const QVariantMap set{{"/pieces/cc1/place", "l5"},
                          {"/pieces/ui6/place", "i6"},
                          {"/cities/chattanooga/fortified", "confederate"},
                          {"/markers/doubling", 5},
                          {"/pieces/ui9/disabled", "d1"},
                          {"/round", 4}};
    table.act(action("ruling", {{"set", set}, {"reason", "The spring of 1863"}}));
}

void openCivilWar(Companion& companion) { takeUp(companion, "civil-war-1863", {}, "Spring 1863", march); }

}  // namespace

QList<Scene> boardScenes(Companion& companion) {
    TableController& table = companion.table();
    BoardDesk& boards = companion.boards();
    const auto put = [&table] {
        table.draft()->close();
        table.choose({});
    };
    const auto touch = [&table](const QStringList& ids) {
        return [&table, ids] {
            for (const QString& id : ids) table.touchCounter(id);
        };
    };
    const auto conquest = [&companion] { openConquest(companion); };
    const auto civilWar = [&companion] { openCivilWar(companion); };
    const auto then = [](const std::function<void()>& first, const std::function<void()>& second) {
        return [first, second] {
            first();
            second();
        };
    };
    const auto edit = [&boards](const QString& system, const QString& board, const QString& brush) {
        return [&boards, system, board, brush] {
            boards.beginReady(system, board);
            boards.setBrush(brush);
        };
    };
    return {{"conquest-map", "table", conquest, put},
            {"conquest-takes", "table",
             then(conquest,
                  [&table] {
                      if (table.phase() == "roll")
                          table.act(action("roll-resources", {{"rolls", QVariantList{QVariantList{3, 6}}}}));
                  }),
             put},
            {"conquest-place", "table", then(conquest, touch({"italy"})), put},
            {"conquest-aim", "table", then(conquest, touch({"turkestan", "siberia"})), put},
            {"civil-war-board", "table", civilWar, put},
            {"civil-war-stack", "table", then(civilWar, touch({"ci5"})), put},
            {"civil-war-battle", "table", then(civilWar, touch({"ci1", "ui1"})), put},
            {"editor-hex", "editor", edit("hex-acw", "stone-ford", "river"), put},
            {"editor-square", "editor", edit("civil-war-1863", "house", "rail"), put},
            {"editor-graph", "editor", edit("conquest-1762", "house", "sea"), put},
            {"library", "boards",
             [&boards] {
                 boards.beginReady("hex-acw", "mill-run");
                 boards.setName(QStringLiteral("By the mill"));
                 boards.save();
                 boards.beginBlank("civil-war-1863");
                 boards.setName(QStringLiteral("The valley, half drawn"));
                 boards.save();
             },
             put}};
}

}  // namespace adjutant::companion
