// SPDX-License-Identifier: GPL-3.0-or-later
// One act in full: its sentence, its dice, and its sums; the last act's lines can be overruled.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Sheet {
    id: root

    property logEntry entry
    readonly property bool last: entry.seq > 0 && entry.seq === GameLog.cursor

    function openFor(id: string): void {
        entry = GameLog.journal.find(id)
        open()
    }

    title: qsTr("Entry %1").arg(entry.number)
    sub: entry.time
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
        text: root.entry.sentence
    }
    Flow {
        width: parent.width
        spacing: 12
        Repeater {
            model: root.entry.rolls
            Row {
                id: roll
                required property thrownRoll modelData
                spacing: 8
                Repeater {
                    model: roll.modelData.dice
                    DieFace {
                        required property thrownDie modelData
                        width: 56
                        sides: modelData.sides
                        face: modelData.face
                    }
                }
                Words {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(implicitWidth, (roll.parent as Item).width - x)
                    text: Theme.say([Names.chanceName(roll.modelData.purpose), roll.modelData.drawn !== "" ? Names.valueName(roll.modelData.drawn) : "", roll.modelData.onTable ? qsTr("on the table") : qsTr("in the app")])
                    color: Theme.ink2
                }
            }
        }
    }
    RulePill {
        width: Math.min(implicitWidth, parent.width)
        visible: Rules.hasAction(root.entry.word)
        onRuleAsked: Rules.showAction(root.entry.word, root.entry.sentence)
    }
    Words {
        visible: root.entry.sums.length === 0
        width: parent.width
        text: qsTr("There was no sum to work out for this act.")
        color: Theme.ink2
    }
    Repeater {
        model: root.entry.sums
        SumLines {
            required property actSum modelData
            width: parent.width
            sum: modelData
            action: root.entry.word
            open: root.last
            onOverruled: (clause, value, reason) => TableController.overrule(root.entry.seq, clause, value, reason)
        }
    }
    Words {
        visible: root.entry.sums.length > 0 || !root.last
        width: parent.width
        text: root.last ? qsTr("Touch a line to change its number. The dice stay as they are, and the ruling is printed with the log.")
                        : qsTr("Only the latest act can be overruled. To change this one, use Play on from here first.")
        color: Theme.ink2
    }
}
