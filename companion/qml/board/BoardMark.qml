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
    property var lights: ({})        // how each state is shown, as BoardSigns.lightsOf()
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

    Layers {
        visible: root.cellState !== ""
        anchors.fill: parent
        layers: root.lights[root.cellState] ?? []
    }
    Icon {
        visible: root.sign !== "" && !root.occupied && !root.laden && root.way === ""
        anchors { centerIn: parent; verticalCenterOffset: root.name !== "" && root.roomForName ? -root.radius * 0.3 : 0 }
        size: Math.max(15, root.radius * 0.56)
        name: root.sign
        color: Theme.ink2
    }
    // What few cells have is made where it is.
    Repeater {
        model: root.laden || root.number !== "" || root.odds !== "" || root.badges.length > 0 || root.chip.sign !== undefined ? 1 : 0
        BoardExtras {
            anchors.fill: parent
            row: root.row
            grid: root.grid
            radius: root.radius
            occupied: root.occupied
            numberInCorner: root.numberInCorner
            overview: root.overview
            lit: root.cellState !== ""
            named: root.name !== "" && root.roomForName
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
    PathItem {
        visible: root.cursor
        anchors { fill: parent; margins: -6 }
        grid: 0
        path: visible ? BoardGeometry.outline(root.grid, root.radius, root.radius + 6, -3) : ""
        stroke: Theme.brassLine
        strokeWidth: 3
    }
}
