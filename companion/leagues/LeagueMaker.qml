// SPDX-License-Identifier: GPL-3.0-or-later
// A league while it is put together: its kind and its rounds; points and tie-breaks stand folded with what is usual.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    required property LeagueDraft draft
    readonly property bool ladder: draft.kind === "ladder"
    readonly property var abouts: ({ "swiss": qsTr("In each round those meet who have as many points. Nobody has to be there every time."),     // object: kind to its sentence
                                     "round-robin": qsTr("Everybody meets everybody once."),
                                     "ladder": qsTr("Anybody plays anybody at any time. Who wins from below takes the other's place.") })
    property bool unfolded: false

    signal bonusAsked                    // one more is to be put together

    spacing: Theme.groupGap

    RadioPills {
        width: root.width
        label: qsTr("Kind")
        choices: root.draft.kinds
        value: root.draft.kind
        onChosen: id => root.draft.kind = id
    }
    Sentence {
        width: root.width
        text: root.abouts[root.draft.kind] ?? ""
        color: Theme.ink2
    }
    Stepper {
        visible: root.draft.kind === "swiss"
        width: Math.min(root.width, 640)
        label: qsTr("Rounds")
        note: qsTr("open: as many as are paired")
        value: root.draft.rounds
        to: 30
        shown: value === 0 ? qsTr("open") : String(value)
        onStepTo: value => root.draft.rounds = value
    }
    Stepper {
        visible: !root.ladder
        width: Math.min(root.width, 640)
        label: qsTr("Rounds in a season")
        note: root.draft.kind === "round-robin" ? qsTr("Everybody meets everybody once in each, and points begin anew.") : qsTr("Points, rematches and byes begin anew with each.")
        value: root.draft.seasonRounds
        to: 30
        shown: value === 0 ? qsTr("all") : String(value)
        onStepTo: value => root.draft.seasonRounds = value
    }
    Pill {
        objectName: "leagueRules"
        visible: !root.ladder
        width: Math.min(implicitWidth + 28, root.width)
        text: qsTr("Points %1 · %2 · %3, tie-breaks").arg(root.draft.win).arg(root.draft.draw).arg(root.draft.loss)
        sign: root.unfolded ? "above" : "below"
        onClicked: root.unfolded = !root.unfolded
    }
    Column {
        visible: root.unfolded && !root.ladder
        width: Math.min(root.width, 640)
        spacing: 8
        Stepper {
            width: parent.width
            label: qsTr("Points for a win")
            value: root.draft.win
            onStepTo: value => root.draft.win = value
        }
        Stepper {
            width: parent.width
            label: qsTr("Points for a draw")
            value: root.draft.draw
            onStepTo: value => root.draft.draw = value
        }
        Stepper {
            width: parent.width
            label: qsTr("Points for a loss")
            value: root.draft.loss
            onStepTo: value => root.draft.loss = value
        }
        Caps {
            width: parent.width
            text: qsTr("Bonus points")
        }
        Repeater {
            model: root.draft.bonuses
            Item {
                id: bonus
                required property string modelData
                required property int index
                width: parent.width
                height: Math.max(bonusWords.implicitHeight, 64)
                Words {
                    id: bonusWords
                    x: Theme.fromStart(0, width, parent.width)
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - 72
                    text: bonus.modelData
                }
                IconButton {
                    objectName: "removeBonus-" + bonus.index
                    x: Theme.fromStart(parent.width - width, width, parent.width)
                    anchors.verticalCenter: parent.verticalCenter
                    sign: "trash"
                    text: qsTr("Remove this bonus: %1").arg(bonus.modelData)
                    onClicked: root.draft.removeBonus(bonus.index)
                }
            }
        }
        Pill {
            objectName: "addBonus"
            width: Math.min(implicitWidth, parent.width)
            text: qsTr("A bonus")
            sign: "plus"
            onClicked: root.bonusAsked()
        }
        Caps {
            width: parent.width
            text: qsTr("Where points are level")
        }
        Repeater {
            model: root.draft.tieBreaks
            Item {
                id: line
                required property draftTieBreak modelData
                width: parent.width
                height: Math.max(counts.implicitHeight, 64)
                OnOff {
                    id: counts
                    objectName: "tieBreak-" + line.modelData.id
                    x: Theme.fromStart(0, width, parent.width)
                    width: parent.width - 72
                    text: line.modelData.place > 0 ? qsTr("%1. %2").arg(line.modelData.place).arg(line.modelData.name) : line.modelData.name
                    checked: line.modelData.place > 0
                    onToggled: root.draft.switchTieBreak(line.modelData.id)
                }
                IconButton {
                    objectName: "raise-" + line.modelData.id
                    x: Theme.fromStart(parent.width - width, width, parent.width)
                    anchors.verticalCenter: parent.verticalCenter
                    visible: line.modelData.place > 1
                    sign: "above"
                    text: qsTr("%1 counts before the one above").arg(line.modelData.name)
                    onClicked: root.draft.raise(line.modelData.id)
                }
            }
        }
        OnOff {
            width: parent.width
            text: qsTr("Club mates apart")
            note: qsTr("Those of one club meet only where it cannot be helped.")
            checked: root.draft.clubsApart
            onToggled: root.draft.clubsApart = checked
        }
        Pill {
            objectName: "usualRules"
            text: qsTr("As usual again")
            sign: "undo"
            onClicked: root.draft.reset()
        }
    }
}
