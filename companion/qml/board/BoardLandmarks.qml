// SPDX-License-Identifier: GPL-3.0-or-later
// Names of cells that stand above everything on a board, but not above the flag of a target.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Item {
    id: root

    property var landmarks: []       // object: [{ id, name }]
    property var cells: ({})         // object: id to centre, in units
    property real radius: 20
    property point origin

    Repeater {
        model: root.radius >= 18 ? root.landmarks : []
        Words {
            required property var modelData     // object: one of landmarks
            readonly property point at: root.cells[modelData.id] ?? Qt.point(0, 0)
            x: root.origin.x + at.x * root.radius - width / 2
            y: root.origin.y + (at.y + 1) * root.radius - height * 0.4
            text: modelData.name
            size: Math.max(15, Math.min(22, root.radius * 0.38))
            font.bold: true
            style: Text.Outline
            styleColor: Theme.hex
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
}
