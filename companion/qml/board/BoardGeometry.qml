// SPDX-License-Identifier: GPL-3.0-or-later
// Where things are on a board, in units: the radius of a hex, half the side of a square. Kinds of grid: "pointy" and
// "flat" hexes (axial q, r), "square" (col, row), "free" (x, y as given; also wins in the others when given).
pragma Singleton

import QtQuick

QtObject {
    id: root

    readonly property real s: Math.sqrt(3) / 2

    function centre(grid: string, row: var): point {
        if (grid === "free" || row.x !== undefined && row.q === undefined && row.col === undefined)
            return Qt.point(row.x ?? 0, row.y ?? 0)
        if (grid === "square")
            return Qt.point(2 * (row.col ?? 0), 2 * (row.row ?? 0))
        const q = row.q ?? 0, r = row.r ?? 0
        return grid === "flat" ? Qt.point(1.5 * q, 2 * s * (r + q / 2)) : Qt.point(2 * s * (q + r / 2), 1.5 * r)
    }

    // Half of a cell's width and height.
    function half(grid: string): point {
        return grid === "flat" ? Qt.point(1, s) : grid === "pointy" ? Qt.point(s, 1) : grid === "square" ? Qt.point(1, 1) : Qt.point(0, 0)
    }

    function place(x: real, y: real): string {
        return Math.round(x * 10) / 10 + " " + Math.round(y * 10) / 10
    }
}
