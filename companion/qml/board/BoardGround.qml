// SPDX-License-Identifier: GPL-3.0-or-later
// The printed part of a cell: its ground with tint and sign, its outline.
import QtQuick
import Adjutant

Layers {
    id: root

    property var row: ({})           // the cell's data, as BoardView.cells
    property string grid: "pointy"
    property real radius: 40
    property var kinds: ({})

    readonly property string kind: row?.kind ?? "open"
    readonly property string owner: row?.colour ?? ""
    // Over the ground: whose it is, say.
    readonly property color tint: row?.tint ?? (owner !== "" ? Qt.alpha(Sides.fill(owner), Theme.isLight ? 0.42 : 0.6) : "transparent")
    readonly property var look: kinds[kind] ?? BoardSigns.kinds[kind] ?? BoardSigns.kinds.open

    visible: grid !== "free"
    enabled: false                   // printed: touches are the board's
    width: 2 * radius
    height: 2 * radius

    layers: {
        if (grid === "free")
            return []
        const all = [{ path: BoardGeometry.outline(grid, radius, radius, 1), fill: tint.a > 0 ? Qt.tint(look.fill, tint) : look.fill,
                       stroke: kind === "none" ? "transparent" : Theme.hexLine, strokeWidth: 1.2 }]
        if ((look.sign ?? "") !== "" && !(row?.name ?? ""))
            all.push({ path: look.sign, x: radius * 0.55, y: radius * (grid === "square" ? 1.04 : 0.9), scale: radius * 0.9 / 24,
                       stroke: Theme.isContrast ? Theme.ink3 : Qt.alpha(Theme.ink3, 0.75), strokeWidth: 1.6 })
        return all
    }
}
