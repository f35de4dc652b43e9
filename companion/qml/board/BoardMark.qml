// SPDX-License-Identifier: GPL-3.0-or-later
// What stands on a cell above ground and lines: sign, number, name, what lies there, and what may be done with it.
// States: "legal" (brackets and a brass tint), "reach" (tint), "target" (a ring), "chosen" (a thick ring).
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Item {
    id: root

    property var row: ({})           // the cell's data, as BoardView.cells
    property string grid: "pointy"
    property real radius: 40
    property var beside: ({})        // the next names in one line with its own, as BoardPlan.besideIn()
    property bool occupied: false    // a piece stands here: the sign makes way
    property bool numberInCorner: false
    property bool cursor: false      // the keyboard is here
    property bool overview: false    // too small to be read

    property var does: []            // what a touch would do, in words; told where the keyboard is
    property string standing         // who stands here; the same

    readonly property string name: row?.name ?? ""
    readonly property string number: row?.number ?? ""
    readonly property string coordinate: row?.coordinate ?? ""   // what the cell is called where it has no name
    readonly property string sign: row?.sign ?? ""     // icon of a named place
    readonly property var goods: row?.goods ?? []      // what lies here, as BoardBadges
    readonly property bool laden: goods.length > 0
    readonly property string cellState: row?.state ?? ""
    readonly property string odds: row?.odds ?? ""
    readonly property string way: row?.way ?? ""
    readonly property var badges: row?.badges ?? []    // small signs, as BoardBadges
    readonly property var chip: row?.chip ?? ({})      // what it yields, as BoardChip
    readonly property real counter: occupied ? radius * 0.5 * (row?.big ? 1.2 : 1) : 0   // half of what stands here
    // On a small map only those are named that a touch is about. BoardView names the landmarks, above the counters.
    readonly property bool roomForName: !overview && (radius >= 30 || (grid === "free" && (radius >= 25 || radius >= 18 && cellState !== "")))

    width: 2 * radius
    height: 2 * radius
    Accessible.role: cellState === "" ? Accessible.StaticText : Accessible.Button
    readonly property string title: row?.title ?? (name !== "" ? name : number !== "" ? number : String(row?.id ?? ""))
    Accessible.name: Theme.say([standing.startsWith(title + ",") ? "" : title, standing,
                                does.length > 0 ? does.join(qsTr(" or ")) : cellState === "legal" || cellState === "reach" ? qsTr("in reach") : cellState === "target" ? qsTr("a target") : "",
                                cellState === "chosen" ? qsTr("chosen") : "",
                                badges.map(badge => badge.name).join(", "), goods.map(good => good.name).join(", "), chip.name ?? "", odds])

    PathItem {
        visible: root.cellState === "legal" || root.cellState === "reach" || root.cellState === "target"
        anchors.fill: parent
        grid: 0
        path: visible ? BoardGeometry.outline(root.grid, root.radius, root.radius, 3) : ""
        fill: Theme.legalFill
    }
    PathItem {
        visible: root.cellState === "legal"
        anchors.fill: parent
        grid: 0
        path: visible ? BoardGeometry.brackets(root.grid, root.radius, root.radius, 4) : ""
        stroke: Theme.brassLine
        strokeWidth: Math.max(2, root.radius * 0.075)
        flatCaps: true
    }
    PathItem {
        visible: root.cellState === "target" || root.cellState === "chosen"
        anchors.fill: parent
        grid: 0
        path: visible ? BoardGeometry.outline(root.grid, root.radius, root.radius, 3.5) : ""
        stroke: Theme.brassLine
        strokeWidth: root.cellState === "chosen" ? 5 : 3.5
    }
    Icon {
        visible: root.sign !== "" && !root.occupied && !root.laden && root.way === ""
        anchors { centerIn: parent; verticalCenterOffset: root.name !== "" && root.roomForName ? -root.radius * 0.3 : 0 }
        size: Math.max(15, root.radius * 0.56)
        name: root.sign
        color: Theme.ink2
    }
    // What lies here: two abreast in the middle; above a counter in a row.
    Grid {
        id: heap
        readonly property bool few: root.goods.length < 2
        visible: root.laden
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.occupied ? root.radius * 0.06 : root.radius * (root.name !== "" && root.roomForName ? 0.7 : root.number !== "" ? 0.84 : 1) - height / 2
        columns: root.occupied ? 4 : 2
        spacing: 1
        horizontalItemAlignment: Grid.AlignHCenter
        Repeater {
            model: root.laden ? root.goods : []
            BoardBadges {
                required property var modelData
                size: Math.max(11, root.radius * (root.occupied ? 0.34 : heap.few ? 0.5 : 0.4))
                badges: [modelData]
            }
        }
    }
    Words {
        visible: root.name !== "" && root.roomForName && !(root.row?.landmark ?? false)
        // Where it would run into the next one each makes way for half of it.
        function over(letters: int, far: real): real {
            return letters > 0 ? Math.max(0, (letters + root.name.length) * size * 0.23 + 6 - far * root.radius) : 0
        }
        x: root.radius - width / 2 + (over(root.beside.leftLetters ?? 0, root.beside.left ?? 0) - over(root.beside.rightLetters ?? 0, root.beside.right ?? 0)) / 2
        y: root.radius * (1 + (root.occupied ? root.row?.big ? 0.68 : 0.57 : root.sign !== "" || root.laden ? 0.2 : -0.2))
        text: root.name
        size: Math.max(15, Math.min(22, root.radius * 0.38))
        font.bold: true
        style: Text.Outline
        styleColor: Theme.hex
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
    Words {
        visible: root.grid !== "free" && root.number !== "" && (root.numberInCorner || root.name === "" && !root.occupied)
        x: !root.numberInCorner ? root.radius - width / 2 : root.radius * (root.grid === "flat" ? 0.12 : root.grid === "square" ? 0.12 : 0.24)
        y: !root.numberInCorner || root.grid === "flat" ? (root.laden ? root.radius * 1.62 : root.radius) - height / 2 : root.grid === "square" ? 3 : root.radius * 0.5
        text: root.number
        size: root.numberInCorner ? Math.max(11, Math.min(16, root.radius * 0.3)) : Math.max(11, Math.min(20, root.radius * 0.45))
        color: root.cellState !== "" ? Theme.ink2 : Theme.ink3
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
    // Small at its edge, so that a counter does not hide it.
    Words {
        objectName: "coordinate"
        visible: root.coordinate !== "" && root.grid !== "free" && !root.overview && root.radius >= 18
        x: root.grid === "square" ? 4 : root.radius - width / 2
        y: root.radius * (root.grid === "flat" ? 0.15 : root.grid === "square" ? 0.02 : 0.28)
        text: root.coordinate
        size: Math.max(11, Math.min(15, root.radius * 0.27))
        color: Theme.ink2
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
    OddsFlag {
        visible: root.odds !== "" && !root.occupied && root.grid !== "free"
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.radius * (root.grid === "flat" ? 1.48 : 1.35)
        text: root.odds
        size: Math.max(15, Math.min(25, root.radius * 0.42))
        Accessible.ignored: true
    }
    // By which means one gets here.
    Icon {
        visible: root.way !== ""
        x: root.occupied ? root.radius * 0.08 : root.radius - width / 2
        y: root.occupied ? root.radius * 1.92 - height : root.radius - height / 2
        z: 9
        size: Math.max(12, root.radius * (root.occupied ? 0.5 : 0.8))
        name: root.way
        color: Theme.brassLine
    }
    BoardChip {
        visible: root.chip.sign !== undefined && !root.overview
        x: root.radius + root.counter
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
    PathItem {
        visible: root.cursor
        anchors { fill: parent; margins: -6 }
        grid: 0
        path: visible ? BoardGeometry.outline(root.grid, root.radius, root.radius + 6, -3) : ""
        stroke: Theme.brassLine
        strokeWidth: 3
    }
}
