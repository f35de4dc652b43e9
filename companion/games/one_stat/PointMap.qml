// SPDX-License-Identifier: GPL-3.0-or-later
// Where the six spawnpoints, the tokens and the site of a solo game lie: six columns from the left, six rows from below.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Item {
    id: root

    implicitHeight: 26 + 6 * cell + (list.text === "" ? 0 : list.height + 8)

    readonly property var extras: Standing.extras     // own: what only this game has
    readonly property var marks: {     // object: [{ x, y, text, sign, name, shut }]
        const list = []
        const points = extras.spawnpoints ?? ({})
        for (const id of Object.keys(points))
            list.push({ x: points[id].x, y: points[id].y, text: id, name: qsTr("Spawnpoint %1").arg(id), shut: points[id].shut === true })
        const tokens = extras.tokens ?? ({})
        for (const id of Object.keys(tokens).filter(id => tokens[id].at === "grid"))
            list.push({ x: tokens[id].x, y: tokens[id].y, sign: Names.signFor(tokens[id].kind) })
        if (extras.site?.x)
            list.push({ x: extras.site.x, y: extras.site.y, sign: "target" })
        return list.filter(mark => mark.x > 0 && mark.y > 0)
    }
    readonly property real cell: (width - 26) / 6

    // What has appeared and not yet acted, point by point.
    readonly property string appeared: {
        const waiting = Array.from((Tabletop.pieces.revision, Tabletop.allPieces())).filter(piece => !piece.out && !piece.own.activated && Tabletop.place(piece.cell).id !== "")
        return Array.from(new Set(waiting.map(piece => piece.cell))).sort()
            .map(point => qsTr("%1: %2.").arg(Names.placeName(point)).arg(waiting.filter(piece => piece.cell === point).map(piece => piece.brief).join(", "))).join(" ")
    }

    visible: marks.length > 0
    Accessible.role: Accessible.Graphic
    Accessible.name: Theme.say(marks.map(mark => qsTr("%1 in column %2, row %3").arg(mark.name ?? mark.sign).arg(mark.x).arg(mark.y)))

    Repeater {
        model: 36
        Rectangle {
            id: square
            required property int index
            readonly property int column: index % 6 + 1
            readonly property int row: Math.floor(index / 6) + 1
            readonly property var here: root.marks.filter(mark => mark.x === column && mark.y === row)     // object: those of marks on it
            x: 26 + (column - 1) * root.cell
            y: (6 - row) * root.cell
            width: root.cell - 2
            height: root.cell - 2
            radius: 4
            color: here.length > 0 ? Theme.raised : Theme.hex
            border { width: 1; color: here.length > 0 ? Theme.edge : Theme.hexLine }
            Row {
                anchors.centerIn: parent
                spacing: 2
                Repeater {
                    model: square.here
                    Item {
                        id: mark
                        required property var modelData     // object: one of square.here
                        width: icon.visible ? icon.width : figure.width
                        height: Math.min(40, root.cell * 0.7)
                        Icon {
                            id: icon
                            visible: mark.modelData.sign !== undefined
                            anchors.centerIn: parent
                            size: parent.height / Math.max(1, square.here.length * 0.7)
                            name: mark.modelData.sign ?? ""
                            color: Theme.brassInk
                        }
                        Words {
                            id: figure
                            anchors.centerIn: parent
                            text: mark.modelData.text ?? ""
                            size: Math.max(15, Math.min(30, root.cell * 0.5) / Math.max(1, square.here.length * 0.6))
                            font { bold: true; strikeout: mark.modelData.shut ?? false }
                            wrapMode: Text.NoWrap
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
    Repeater {
        model: 6
        Words {
            required property int index
            x: 26 + index * root.cell + (root.cell - width) / 2
            y: 6 * root.cell
            text: index + 1
            size: Theme.leastSize
            color: Theme.ink3
            Accessible.ignored: true
        }
    }
    Repeater {
        model: 6
        Words {
            required property int index
            x: 6
            y: (5 - index) * root.cell + (root.cell - height) / 2
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
