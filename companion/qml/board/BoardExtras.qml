// SPDX-License-Identifier: GPL-3.0-or-later
// What few cells have beside a sign and a name: a number, what lies there, what it yields, odds, small signs. BoardMark
// makes it where there is any of it.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Item {
    id: root

    property var row: ({})           // and the rest as BoardMark
    property string grid: "pointy"
    property real radius: 40
    property bool occupied: false
    property bool numberInCorner: false
    property bool overview: false
    property bool lit: false         // it may be touched
    property bool named: false       // its name stands there

    readonly property var goods: row?.goods ?? []
    readonly property string number: row?.number ?? ""
    readonly property var badges: row?.badges ?? []
    readonly property var chip: row?.chip ?? ({})

    // What lies here: two abreast in the middle; above a counter in a row.
    Grid {
        id: heap
        readonly property bool few: root.goods.length < 2
        visible: root.goods.length > 0
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.occupied ? root.radius * 0.06 : root.radius * (root.named ? 0.7 : root.number !== "" ? 0.84 : 1) - height / 2
        columns: root.occupied ? 4 : 2
        spacing: 1
        horizontalItemAlignment: Grid.AlignHCenter
        Repeater {
            model: root.goods
            BoardBadges {
                required property var modelData
                size: Math.max(11, root.radius * (root.occupied ? 0.34 : heap.few ? 0.5 : 0.4))
                badges: [modelData]
            }
        }
    }
    Words {
        readonly property bool inCorner: root.numberInCorner
        visible: root.grid !== "free" && text !== "" && (inCorner || (root.row?.name ?? "") === "" && !root.occupied)
        x: !inCorner ? root.radius - width / 2 : root.radius * (root.grid === "pointy" ? 0.24 : 0.12)
        y: !inCorner || root.grid === "flat" ? (root.goods.length > 0 ? root.radius * 1.62 : root.radius) - height / 2 : root.grid === "square" ? 3 : root.radius * 0.5
        text: root.number
        size: inCorner ? Math.max(11, Math.min(16, root.radius * 0.3)) : Math.max(11, Math.min(20, root.radius * 0.45))
        color: root.lit ? Theme.ink2 : Theme.ink3
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
    OddsFlag {
        visible: text !== "" && !root.occupied && root.grid !== "free"
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.radius * (root.grid === "flat" ? 1.48 : 1.35)
        text: root.row?.odds ?? ""
        size: Math.max(15, Math.min(25, root.radius * 0.42))
        Accessible.ignored: true
    }
    BoardChip {
        visible: root.chip.sign !== undefined && !root.overview
        x: root.radius + (root.occupied ? root.radius * 0.5 * (root.row?.big ? 1.2 : 1) : 0)   // beside what stands here
        y: root.radius - height / 2
        size: root.radius * 0.94
        chip: root.chip
    }
    BoardBadges {
        visible: root.badges.length > 0 && !root.overview && !root.occupied
        size: Math.max(9, root.radius * 0.42)
        x: 2
        y: 2
        z: 8
        badges: root.badges
    }
}
