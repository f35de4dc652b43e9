// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/shots/board_scenes.hpp"

#include "companion/bridge/board_desk.hpp"
#include "companion/bridge/companion.hpp"
#include "companion/bridge/table_controller.hpp"

namespace adjutant::companion {
QList<Scene> boardScenes(Companion& companion) {
    TableController& table = companion.table();
    BoardDesk& boards = companion.boards();
    const auto put = [&table] {
        table.draft()->close();
        table.choose({});
    };
    const auto edit = [&boards](const QString& system, const QString& board, const QString& brush) {
        return [&boards, system, board, brush] {
            boards.beginReady(system, board);
            boards.brushes()->choose(brush);
        };
    };
    return {{"editor-hex", "editor", edit("hex-acw", "stone-ford", "river"), put},
            {"editor-square", "editor", edit("civil-war-1863", "house", "rail"), put},
            {"editor-graph", "editor", edit("conquest-1762", "house", "sea"), put},
            {"library", "boards",
             [&boards] {
                 if (boards.library()->count() > 0) return;  // of the picture before
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
