// SPDX-License-Identifier: GPL-3.0-or-later
// The shapes that hold the places of one region together: a soft hull around them, under everything else.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Item {
    id: root

    property var regions: []         // { ids, tint: "hex" | "place" | "town" | "hill" | "wood" }
    property var cells: ({})         // id to centre, in units
    property real radius: 40
    property point origin: Qt.point(0, 0)

    readonly property var tints: ({ hex: Theme.hex, place: Theme.place, town: Theme.town, hill: Theme.terrainHill, wood: Theme.terrainWood, field: Theme.terrainField })

    Repeater {
        model: root.regions

        PathItem {
            required property var modelData
            readonly property color tint: root.tints[modelData.tint ?? "hex"] ?? Theme.hex
            readonly property var hull: BoardGeometry.hull(modelData.ids.map(id => root.cells[id]).filter(p => p !== undefined))
            anchors.fill: parent
            grid: 0
            path: hull.length === 0 ? "" : "M" + hull.map(p => BoardGeometry.place(root.origin.x + p.x * root.radius, root.origin.y + p.y * root.radius)).join("L")
                                           + (hull.length > 1 ? "Z" : "h0.1")
            fill: tint
            stroke: tint
            strokeWidth: root.radius * 1.9
        }
    }
}
