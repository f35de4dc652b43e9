// SPDX-License-Identifier: GPL-3.0-or-later
// One act in full: its sentence, its dice, and its sums; the last act's lines can be overruled.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Sheet {
    id: root

    property var entry: ({})
    readonly property bool last: entry.seq !== undefined && entry.seq === GameLog.cursor

    function openFor(id: string): void {
        entry = GameLog.journal.find(id)
        open()
    }

    title: qsTr("%1 in full").arg(entry.number ?? "")
    sub: entry.time ?? ""
    refuseText: qsTr("Close")

    Connections {
        target: TableController
        function onHappened(): void {
            if (root.opened)
                root.entry = GameLog.journal.at(GameLog.journal.count - 1)
        }
    }

    Quote {
        width: parent.width
        text: root.entry.sentence ?? ""
    }
    Flow {
        width: parent.width
        spacing: 12
        Repeater {
            model: root.entry.rolls ?? []
            Row {
                id: roll
                required property var modelData
                spacing: 8
                Repeater {
                    model: typeof roll.modelData.got === "string" ? [] : Array.from(roll.modelData.got)
                    DieFace {
                        required property var modelData
                        width: 56
                        sides: Number(String(roll.modelData.dice).split("d")[1] ?? 6)
                        face: Number(modelData)
                    }
                }
                Words {
                    anchors.verticalCenter: parent.verticalCenter
                    text: Theme.say([Names.chanceName(roll.modelData["for"] ?? ""), typeof roll.modelData.got === "string" ? Names.valueName(roll.modelData.got) : "", roll.modelData.by === "table" ? qsTr("on the table") : qsTr("in the app")])
                    color: Theme.ink2
                }
            }
        }
    }
    RulePill {
        visible: (root.entry.word ?? "") !== ""
        onRuleAsked: Rules.showAction(root.entry.word, root.entry.sentence ?? "")
    }
    Words {
        visible: (root.entry.sums ?? []).length === 0
        width: parent.width
        text: qsTr("There was no sum to work out for this act.")
        color: Theme.ink2
    }
    Repeater {
        model: root.entry.sums ?? []
        SumLines {
            required property var modelData
            width: parent.width
            sum: modelData
            open: root.last
            onOverruled: (clause, value, reason) => TableController.overrule(root.entry.seq, clause, value, reason)
        }
    }
    Words {
        width: parent.width
        text: root.last ? qsTr("Touch a line to change its number. The dice stay as they are, and the ruling is printed with the log.")
                        : qsTr("Only the latest act can be overruled. To change this one, use Play on from here first.")
        color: Theme.ink2
    }
}
