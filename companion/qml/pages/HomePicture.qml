// SPDX-License-Identifier: GPL-3.0-or-later
// A corner of a board with a few of the game's counters on it, beside the game that was played last. To look at only.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Item {
    id: root

    property var tokens: []              // list: a gameToken each
    readonly property real radius: Math.min(width / 6.2, height / 9.4)
    readonly property var cells: [[1, 0], [2, 0], [0, 1], [1, 1], [2, 1], [1, 2], [2, 2], [0, 3], [1, 3], [2, 3], [0, 4], [1, 4], [2, 4], [0, 5], [1, 5], [2, 5]]     // object: [column, row]
    readonly property list<string> named: ["2,1", "1,2", "1,4"]     // "column,row"
    readonly property list<int> corners: [30, 90, 150, 210, 270, 330]     // degrees
    readonly property var seats: [[2, 1], [1, 3], [2, 5]]     // object: [column, row]

    function centre(column: int, row: int): point {
        return Qt.point(radius * (1 + Math.sqrt(3) * (column + (row % 2 === 1 ? 0.5 : 0))), radius * (1.1 + 1.5 * row))
    }

    Accessible.ignored: true

    Repeater {
        model: root.cells
        PathItem {
            required property var modelData     // object: one of cells
            readonly property point at: root.centre(modelData[0], modelData[1])
            readonly property real r: root.radius * 0.97
            width: root.width
            height: root.height
            grid: 0
            path: "M" + Array.from(root.corners).map(a => (at.x + r * Math.cos(a * Math.PI / 180)).toFixed(1) + " " + (at.y + r * Math.sin(a * Math.PI / 180)).toFixed(1)).join("L") + "Z"
            fill: root.named.includes(modelData.join(",")) ? Theme.town : Theme.hex
            stroke: Theme.hexLine
            strokeWidth: 1
        }
    }
    Repeater {
        model: root.tokens.slice(0, 3)
        Counter {
            required property gameToken modelData
            required property int index
            readonly property point at: root.centre(root.seats[index][0], root.seats[index][1])
            width: root.radius * (index < 2 ? 1.7 : 1.4)
            x: at.x - width / 2
            y: at.y - width / 2
            side: modelData.side
            sign: modelData.sign
            Accessible.ignored: true
        }
    }
}
