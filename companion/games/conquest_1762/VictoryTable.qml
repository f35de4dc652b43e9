// SPDX-License-Identifier: GPL-3.0-or-later
// How far each player is from each of the four victories: a row for each victory, a column for each player.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    readonly property var extras: TableController.extras
    readonly property var standings: extras.victories ?? ({})
    readonly property var seating: (extras.options ?? ({})).sides ?? []
    readonly property var names: ({ continents: qsTr("Continents"), capitals: qsTr("Capitals"), gold: qsTr("Gold"), infrastructure: qsTr("Buildings") })
    readonly property var facts: TableController.facts
    readonly property var rows: Array.from(facts.goals ?? []).map(goal => ({ key: goal.of, name: names[goal.of] ?? goal.of, most: Math.max(0, ...Object.values(goal.target)) }))
    readonly property real cell: Math.min(48, (width - named) / Math.max(1, seating.length))

    readonly property real named: 118 * Math.max(1, Theme.scale)    // the column of names

    // What of the kinds of infrastructure a side still lacks.
    function missing(side: string): string {
        return (standings[side]?.missing ?? []).map(kind => TableController.wordFor(kind).toLowerCase()).join(", ")
    }

    spacing: 2

    Caps { text: qsTr("Progress to victory") }
    Row {
        Item { width: root.named; height: 28 }
        Repeater {
            model: root.seating
            Item {
                id: head
                required property string modelData
                width: root.cell
                height: 28
                Accessible.role: Accessible.StaticText
                Accessible.name: TableController.sideName(modelData)
                SideShape {
                    anchors.centerIn: parent
                    width: 20
                    height: 20
                    side: TableController.colourOf(head.modelData)
                    color: Sides.ink(side)
                }
            }
        }
    }
    Repeater {
        model: root.rows
        Row {
            id: row
            required property var modelData
            readonly property int best: Math.max(0, ...root.seating.map(side => root.standings[side]?.[modelData.key] ?? 0))
            height: Math.max(35, goal.implicitHeight)

            Words {
                id: goal
                width: root.named
                anchors.verticalCenter: parent.verticalCenter
                text: row.modelData.key === "infrastructure" ? qsTr("%1 of %2 *").arg(row.modelData.name).arg(row.modelData.most)
                                                             : qsTr("%1 of %2").arg(row.modelData.name).arg(row.modelData.most)
                size: Theme.noteSize
                color: Theme.ink2
                wrapMode: Text.Wrap
            }
            Repeater {
                model: root.seating
                Item {
                    id: figure
                    required property string modelData
                    readonly property int value: root.standings[modelData]?.[row.modelData.key] ?? 0
                    width: root.cell
                    height: row.height
                    Accessible.role: Accessible.StaticText
                    Accessible.name: qsTr("%1: %2 of %3 %4").arg(TableController.sideName(modelData)).arg(value).arg(row.modelData.most).arg(row.modelData.name)
                    Rectangle {
                        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: 3 }
                        height: 4
                        color: Theme.line
                        Rectangle {
                            width: parent.width * Math.min(1, figure.value / row.modelData.most)
                            height: parent.height
                            color: Sides.ink(TableController.colourOf(figure.modelData))
                        }
                    }
                    Words {
                        anchors { horizontalCenter: parent.horizontalCenter; top: parent.top }
                        text: figure.value
                        size: Theme.size(24, 22, 24)
                        font.bold: true
                        color: figure.value > 0 && figure.value === row.best ? Theme.ink : Theme.ink3
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
    Words {
        visible: text !== ""
        width: root.width
        text: TableController.active === "" || root.missing(TableController.active) === "" ? ""
            : qsTr("* at least one of each kind; %1 still needs: %2").arg(TableController.activeName).arg(root.missing(TableController.active))
        size: Theme.noteSize
        color: Theme.ink3
    }
}
