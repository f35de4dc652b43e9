// SPDX-License-Identifier: GPL-3.0-or-later
// A bonus of a league that is made: what for, from how much on, how many points, and with which outcome alone.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Sheet {
    id: root

    required property LeagueDraft draft
    property string figure: "score"
    property string outcome              // "": any
    property int least: 1
    property int points: 1

    function openFor(): void {
        figure = "score"
        outcome = ""
        least = 1
        points = 1
        open()
    }

    objectName: "bonusSheet"
    title: qsTr("A bonus")
    sub: qsTr("For each side of a game that has at least so much.")
    sheetWidth: 720
    offers: [{ id: "add", text: qsTr("Add it"), sign: "check", likely: true }]
    onChosen: {
        draft.addBonus(figure, least, points, outcome)
        close()
    }

    Repeater {
        model: root.draft.figures
        RadioPills {
            required property bonusFigures modelData
            width: parent.width
            label: modelData.system === "" ? qsTr("What for") : modelData.system
            choices: modelData.choices
            value: root.figure
            onChosen: id => root.figure = id
        }
    }
    Stepper {
        width: parent.width
        label: qsTr("At least")
        note: root.figure === "margin" ? qsTr("Below nought it is a narrow defeat.") : ""
        value: root.least
        from: -99
        to: 999
        onStepTo: value => root.least = value
    }
    Stepper {
        width: parent.width
        label: qsTr("Points of the bonus")
        value: root.points
        from: -99
        onStepTo: value => root.points = value
    }
    RadioPills {
        width: parent.width
        label: qsTr("For whom")
        choices: [{ id: "", text: qsTr("Whoever") }, { id: "win", text: qsTr("Who has won") }, { id: "draw", text: qsTr("In a draw") }, { id: "loss", text: qsTr("Who has lost") }]
        value: root.outcome
        onChosen: id => root.outcome = id
    }
}
