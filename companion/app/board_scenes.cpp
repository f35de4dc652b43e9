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
    return {{"civil-war-board", "table", civilWar, put},
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
