// SPDX-License-Identifier: GPL-3.0-or-later
// What the acts on the bar leave open, chosen before the touch that does them: how many soldiers, how many dice, what is
// plundered. The likely value stands there already.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    readonly property var rows: Selection.beside    // list: an openChoice each
    property openChoice none               // while the row that is shown is going
    // Two acts may leave the same thing open: then its name says of which act it is.
    readonly property bool severalActs: rows.some(open => open.offer !== rows[0].offer)
    visible: rows.length > 0
    spacing: 8

    // The few values of a small range, or the ends and the middle of a large one.
    function likely(from: int, to: int): var {
        if (to - from < 4)
            return Array.from({ length: to - from + 1 }, (_, i) => from + i)
        return Array.of(from, Math.floor((from + to) / 2), to).filter((value, i, all) => all.indexOf(value) === i)
    }

    Repeater {
        model: root.rows.length
        Column {
            id: row
            required property int index
            readonly property openChoice open: root.rows[index] ?? root.none
            readonly property bool counts: open.type === "int"
            readonly property bool few: counts && open.to - open.from < 4
            readonly property string spoken: Theme.say([root.severalActs ? open.act : "", open.title])
            readonly property bool heads: index === 0 || root.rows[index - 1]?.offer !== open.offer

            function askRule(): void {
                Rules.showParameter(open.action, open.name, open.title)
            }

            objectName: "beside-" + open.name
            width: root.width
            spacing: 4

            Words {
                visible: row.heads
                width: parent.width
                text: row.open.act
                font.bold: true
                size: Theme.noteSize
                color: Theme.ink2
            }
            Stepper {
                visible: row.counts && !row.few
                width: parent.width
                label: row.open.title
                spoken: row.spoken
                value: row.open.number
                from: row.open.from
                to: row.open.to
                ruled: true
                onRuleAsked: row.askRule()
                onStepTo: next => TableController.chooseBeside(row.open.offer, row.open.name, next)
            }
            Words {
                visible: !row.counts || row.few
                width: parent.width
                text: Theme.say([row.open.title, row.counts ? "" : row.open.note])
            }
            Flow {
                width: parent.width
                spacing: 8
                Repeater {
                    model: row.counts ? root.likely(row.open.from, row.open.to) : []
                    Pill {
                        required property int modelData
                        text: String(modelData)
                        Accessible.name: Theme.say([row.spoken, text, chosen ? qsTr("chosen") : ""])
                        size: Theme.labelSize
                        chosen: modelData === row.open.number
                        ruled: true
                        onRuleAsked: row.askRule()
                        onClicked: TableController.chooseBeside(row.open.offer, row.open.name, modelData)
                    }
                }
                Repeater {
                    model: row.counts ? [] : row.open.choices
                    Pill {
                        required property openValue modelData
                        text: modelData.label
                        Accessible.name: Theme.say([row.spoken, text, chosen ? qsTr("chosen") : ""])
                        sign: modelData.sign
                        size: Theme.labelSize
                        chosen: modelData.chosen
                        ruled: true
                        onRuleAsked: row.askRule()
                        onClicked: row.open.type === "list" ? TableController.toggleBeside(row.open.offer, row.open.name, modelData.value)
                                                            : TableController.chooseBeside(row.open.offer, row.open.name, modelData.value)
                    }
                }
            }
        }
    }
}
