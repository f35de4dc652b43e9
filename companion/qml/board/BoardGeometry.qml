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

    // The corners of a cell about its centre, clockwise.
    function corners(grid: string): var {
        return grid === "flat" ? [[1, 0], [0.5, s], [-0.5, s], [-1, 0], [-0.5, -s], [0.5, -s]]
             : grid === "square" ? [[-1, -1], [1, -1], [1, 1], [-1, 1]]
             : [[0, -1], [s, -0.5], [s, 0.5], [0, 1], [-s, 0.5], [-s, -0.5]]
    }

    function place(x: real, y: real): string {
        return x.toFixed(1) + " " + y.toFixed(1)
    }

    // The two ends of the edge that two neighbouring cells share, in units.
    function edge(grid: string, a: point, b: point): var {
        return corners(grid).map(c => Qt.point(a.x + c[0], a.y + c[1]))
            .sort((u, v) => Math.hypot(u.x - b.x, u.y - b.y) - Math.hypot(v.x - b.x, v.y - b.y)).slice(0, 2)
    }
}
