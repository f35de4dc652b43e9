// SPDX-License-Identifier: GPL-3.0-or-later
// Everybody against everybody, in the order of the standings: a row is somebody's results against those whose rank stands
// above the columns. It goes sideways where it is wider than the window.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Flickable {
    id: root

    readonly property real cell: 52 * Math.max(1, Theme.scale)
    readonly property real names: Theme.isPhone ? 130 * Math.max(1, Theme.scale) : 260
    readonly property var letters: ({ w: qsTr("W", "won"), d: qsTr("D", "drawn"), l: qsTr("L", "lost") })     // object: result to its letter

    function spelt(results: var): string {
        return results.map(result => letters[result] ?? "").join("")
    }

    height: table.height + 8
    contentWidth: Math.max(width, table.width)
    contentHeight: height
    flickableDirection: Flickable.HorizontalFlick
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentWidth > width + 1
    clip: true

    Column {
        id: table
        width: root.names + League.standings.count * root.cell

        Sentence {
            visible: League.standings.count === 0
            width: root.width
            text: qsTr("Nobody is in yet.")
            color: Theme.ink2
        }
        Row {
            visible: League.standings.count > 0
            Item { width: root.names; height: 1 }
            Repeater {
                model: League.standings
                Words {
                    required property int index
                    width: root.cell
                    horizontalAlignment: Text.AlignHCenter
                    text: index + 1
                    font.bold: true
                    color: Theme.ink2
                    Accessible.ignored: true
                }
            }
        }
        Repeater {
            model: League.standings
            Item {
                id: line
                required property var model     // row: a row of League.standings
                required property int index
                readonly property var cells: Array.from(model.cells ?? [])     // object: [{ own, results }], results as FormRow.form
                objectName: "cross-" + model.name
                width: table.width
                height: Math.max(root.cell, nameText.implicitHeight + 12)
                Accessible.role: Accessible.StaticText
                Accessible.name: Theme.say([model.name].concat(cells.map((cell, at) => cell.results.length === 0 ? "" : qsTr("against number %1: %2").arg(at + 1).arg(root.spelt(cell.results)))))

                Rectangle {
                    width: parent.width
                    height: 1
                    color: Theme.line
                }
                Words {
                    id: nameText
                    anchors.verticalCenter: parent.verticalCenter
                    width: root.names - 10
                    text: qsTr("%1. %2").arg(line.index + 1).arg(line.model.name)
                    font.bold: true
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }
                Row {
                    x: root.names
                    height: parent.height
                    Repeater {
                        model: line.cells
                        Rectangle {
                            id: box
                            required property var modelData     // object: one of cells
                            required property int index
                            readonly property string latest: modelData.results[modelData.results.length - 1] ?? ""
                            width: root.cell
                            height: line.height
                            color: modelData.own ? Theme.line : "transparent"
                            border { width: 1; color: Theme.line }
                            Words {
                                anchors.centerIn: parent
                                text: root.spelt(box.modelData.results)
                                font.bold: true
                                color: box.latest === "w" ? Theme.good : box.latest === "l" ? Theme.bad : Theme.ink
                                wrapMode: Text.NoWrap
                                Accessible.ignored: true
                            }
                        }
                    }
                }
            }
        }
    }
}
