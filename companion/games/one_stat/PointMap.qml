// SPDX-License-Identifier: GPL-3.0-or-later
// Where the spawnpoints, the tokens and the site of a solo game lie: columns from the left, rows from below.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Item {
    id: root

    implicitHeight: 26 + rows * cell + (list.text === "" ? 0 : list.height + 8)

    readonly property int columns: Standing.figures.plan.columns
    readonly property int rows: Standing.figures.plan.rows
    readonly property var marks: Standing.figures.plan.marks     // list: a planMark each
    readonly property real cell: (width - 26) / Math.max(1, columns)

    function isPoint(mark: planMark): bool { return mark.kind === "spawnpoint" }
    function nameOf(mark: planMark): string { return isPoint(mark) ? qsTr("Spawnpoint %1").arg(mark.id) : Names.wordFor(mark.id) }

    // What has appeared and not yet acted, point by point.
    readonly property string appeared: {
        const waiting = Array.from((Tabletop.pieces.revision, Tabletop.allPieces())).filter(piece => !piece.out && !piece.own.activated && Tabletop.place(piece.cell).id !== "")
        return Array.from(new Set(waiting.map(piece => piece.cell))).sort()
            .map(point => qsTr("%1: %2.").arg(Names.placeName(point)).arg(waiting.filter(piece => piece.cell === point).map(piece => piece.brief).join(", "))).join(" ")
    }

    visible: marks.length > 0
    Accessible.role: Accessible.Graphic
    Accessible.name: Theme.say(Array.from(marks).map(mark => qsTr("%1 in column %2, row %3").arg(nameOf(mark)).arg(mark.column).arg(mark.row)))

    Repeater {
        model: root.columns * root.rows
        Rectangle {
            id: square
            required property int index
            readonly property int column: index % root.columns + 1
            readonly property int row: Math.floor(index / root.columns) + 1
            readonly property var here: Array.from(root.marks).filter(mark => mark.column === column && mark.row === row)     // list: a planMark each
            x: 26 + (column - 1) * root.cell
            y: (root.rows - row) * root.cell
            width: root.cell - 2
            height: root.cell - 2
            radius: 4
            color: here.length > 0 ? Theme.raised : Theme.hex
            border { width: 1; color: here.length > 0 ? Theme.edge : Theme.hexLine }
            Row {
                anchors.centerIn: parent
                spacing: 6
                Repeater {
                    model: square.here
                    Item {
                        id: mark
                        required property planMark modelData
                        width: icon.visible ? icon.width : figure.width
                        height: Math.min(40, root.cell * 0.7)
                        Icon {
                            id: icon
                            visible: !root.isPoint(mark.modelData)
                            anchors.centerIn: parent
                            size: parent.height / Math.max(1, square.here.length * 0.7)
                            name: Names.signFor(mark.modelData.kind)
                            color: Theme.brassInk
                        }
                        Words {
                            id: figure
                            anchors.centerIn: parent
                            text: icon.visible ? "" : mark.modelData.id
                            size: Math.max(15, Math.min(30, root.cell * 0.5) / Math.max(1, square.here.length * 0.6))
                            font { bold: true; strikeout: mark.modelData.shut }
                            wrapMode: Text.NoWrap
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
    Repeater {
        model: root.columns
        Words {
            required property int index
            x: 26 + index * root.cell + (root.cell - width) / 2
            y: root.rows * root.cell
            text: index + 1
            size: Theme.leastSize
            color: Theme.ink3
            Accessible.ignored: true
        }
    }
    Repeater {
        model: root.rows
        Words {
            required property int index
            x: 6
            y: (root.rows - 1 - index) * root.cell + (root.cell - height) / 2
            text: index + 1
            size: Theme.leastSize
            color: Theme.ink3
            Accessible.ignored: true
        }
    }
    Words {
        id: list
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        text: root.appeared
        size: Theme.labelSize
    }
}
