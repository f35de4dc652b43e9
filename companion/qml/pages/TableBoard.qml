// SPDX-License-Identifier: GPL-3.0-or-later
// The board of the game at the table, whatever its grid: cells and pieces from the models, lines from the engine's
// links. A touch goes to the table.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

BoardView {
    id: root

    property var editor: null                // takes the touches while a board is painted
    readonly property var engineBoard: TableController.board
    readonly property string engineGrid: engineBoard.grid ?? "none"
    readonly property real unit: engineGrid.startsWith("hex") ? Math.sqrt(3) : 2

    grid: engineGrid === "hex-flat" ? "flat" : engineGrid === "square" ? "square" : engineGrid === "graph" ? "free" : "pointy"
    cells: TableController.places
    pieces: TableController.pieces
    lines: (engineBoard.links ?? []).map(link => link["on-edge"] ? { kind: link.kind, between: [link.a, link.b] }
                                                               : { kind: link.kind, through: [link.a, link.b] }).concat(crossings())
    lineStyles: ({ bridge: { color: Theme.ink, width: 11 }, ford: { color: Theme.ink2, width: 11, dash: [3, 3] } })

    // A bridge or a ford is a short line over the middle of its water.
    function crossings(): var {
        const at = ({})
        for (const place of engineBoard.places ?? [])
            at[place.id] = place
        const lines = []
        for (const link of (engineBoard.links ?? []).filter(link => link["on-edge"] && at[link.a] && at[link.b])) {
            for (const mark of (link.marks ?? []).filter(mark => mark === "bridge" || mark === "ford")) {
                const a = at[link.a], b = at[link.b]
                const point = share => [(a.x + (b.x - a.x) * share) * unit, (a.y + (b.y - a.y) * share) * unit]
                lines.push({ kind: mark, points: [point(0.38), point(0.62)] })
            }
        }
        return lines
    }

    onTouched: (cell, piece) => {
        if (editor)
            editor.touch(cell, piece)
        else if (piece !== "")
            TableController.touchCounter(piece)
        else
            TableController.touchPlace(cell)
    }
}
