// SPDX-License-Identifier: GPL-3.0-or-later
// How the sides stand: a line for each thing that is counted, a column for each side. Where so many win or are all,
// a bar shows how far that is. A line that is held shows its rule.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    property FigureLines lines: null
    readonly property var sides: lines?.sides ?? []              // list: a sideFigure each
    property string about: ""                                    // whose lacks are told below: the name of a side
    readonly property bool many: sides.length > 2                // no room for the target beside each number
    readonly property real cell: many ? Math.min(48, (width - 132 * Math.max(1, Theme.scale)) / sides.length)
                                      : Math.min(84, 64 * Math.max(1, Theme.scale))
    readonly property real named: Math.min(190 * Math.max(1, Theme.scale), width - cell * sides.length)   // the column of names

    signal ruleAsked(string clause, string title)

    spacing: 2
    visible: (lines?.count ?? 0) > 0

    Repeater {
        model: root.lines
        Column {
            id: part
            required property string group
            required property bool heads
            required property string name
            required property string clause
            required property int target
            required property var sides                         // role: a sideFigure each, as in root.sides
            required property int index
            readonly property var lacking: Array.from(sides).find(side => side.name === root.about && side.lacks !== "")     // maybe: a sideFigure, or undefined
            readonly property string label: root.many && target > 0 ? qsTr("%1 of %2").arg(name).arg(target) : name

            width: root.width
            topPadding: heads && index > 0 ? 6 : 0

            Row {
                visible: part.heads
                Caps {
                    width: root.named
                    anchors.verticalCenter: parent.verticalCenter
                    text: part.group
                }
                Repeater {
                    model: part.index === 0 ? root.sides : []
                    Item {
                        id: head
                        required property sideFigure modelData
                        width: root.cell
                        height: 26
                        Accessible.role: Accessible.StaticText
                        Accessible.name: modelData.name
                        SideShape {
                            anchors.centerIn: parent
                            width: 20
                            height: 20
                            side: head.modelData.colour
                            color: Sides.ink(side)
                        }
                    }
                }
            }
            RuledLine {
                id: line
                objectName: "standingLine"
                width: root.width
                implicitHeight: Math.max(figureSize + 11, words.implicitHeight + 4)
                readonly property real figureSize: root.many ? Theme.size(21, 22, 21) : 21 * Math.max(1, Theme.scale)
                text: part.label
                ruled: part.clause !== ""
                Accessible.name: Theme.say([part.label, Array.from(part.sides).map(side =>
                    root.many && part.target > 0 || side.target === 0 ? qsTr("%1: %2").arg(side.name).arg(side.had) : qsTr("%1: %2 of %3").arg(side.name).arg(side.had).arg(side.target)).join(", ")])
                onRuleAsked: root.ruleAsked(part.clause, part.name)

                Words {
                    id: words
                    width: root.named
                    anchors.verticalCenter: parent.verticalCenter
                    text: part.label + (part.lacking ? " *" : "")
                    size: Theme.noteSize
                    color: Theme.ink2
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }
                Row {
                    x: root.named
                    Repeater {
                        model: part.sides
                        Item {
                            id: figure
                            required property sideFigure modelData
                            width: root.cell
                            height: line.height
                            Rectangle {
                                visible: figure.modelData.target > 0
                                anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: 3 }
                                height: 4
                                color: Theme.line
                                Rectangle {
                                    width: parent.width * Math.min(1, figure.modelData.had / Math.max(1, figure.modelData.target))
                                    height: parent.height
                                    color: Sides.ink(figure.modelData.colour)
                                }
                            }
                            Words {
                                anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: 1 }
                                text: root.many && part.target > 0 || figure.modelData.target === 0 ? figure.modelData.had
                                    : qsTr("%1/%2").arg(figure.modelData.had).arg(figure.modelData.target)
                                size: line.figureSize
                                font.bold: true
                                color: figure.modelData.leads ? Theme.ink : Theme.ink3
                                wrapMode: Text.NoWrap
                                Accessible.ignored: true
                            }
                        }
                    }
                }
            }
            Words {
                visible: part.lacking !== undefined
                width: root.width
                text: part.lacking ? qsTr("* at least one of each kind; %1 still needs: %2").arg(part.lacking.name).arg(part.lacking.lacks) : ""
                size: Theme.noteSize
                color: Theme.ink3
            }
        }
    }
}
