// SPDX-License-Identifier: GPL-3.0-or-later
// The printed part of a cell: its ground with tint and sign, its outline.
import QtQuick
import Adjutant

Item {
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
    width: 2 * radius
    height: 2 * radius

    PathItem {
        anchors.fill: parent
        grid: 0
        path: root.grid === "free" ? "" : BoardGeometry.outline(root.grid, root.radius, root.radius, 1)
        fill: root.tint.a > 0 ? Qt.tint(root.look.fill, root.tint) : root.look.fill
        stroke: root.kind === "none" ? "transparent" : Theme.hexLine
        strokeWidth: 1.2
    }
    PathItem {
        visible: (root.look.sign ?? "") !== "" && !(root.row?.name ?? "")
        width: root.radius * 0.9
        height: width
        x: root.radius - width / 2
        y: root.radius * (root.grid === "square" ? 1.04 : 0.9)
        path: root.look.sign ?? ""
        stroke: Theme.ink3
        strokeWidth: 1.6
        opacity: Theme.isContrast ? 1 : 0.75
    }
}
