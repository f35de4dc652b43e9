// SPDX-License-Identifier: GPL-3.0-or-later
// The board of the game at the table, whatever its grid: cells and pieces from the models, lines from the engine's
// links. A touch goes to the table.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

BoardView {
    id: root

    readonly property var engineBoard: TableController.board
    readonly property string engineGrid: engineBoard.grid ?? "none"
    readonly property real unit: engineGrid.startsWith("hex") ? Math.sqrt(3) : 2

    grid: engineGrid === "hex-flat" ? "flat" : engineGrid === "square" ? "square" : engineGrid === "graph" ? "free" : "pointy"
    cells: TableController.places
    pieces: TableController.pieces
    lines: (engineBoard.links ?? []).map(link => ({ kind: link.kind, from: link.a, to: link.b, edge: link["on-edge"] ?? false }))
    onTouched: (cell, piece) => {
        if (piece !== "")
            TableController.touchCounter(piece)
        else
            TableController.touchPlace(cell)
    }
}
