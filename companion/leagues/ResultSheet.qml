// SPDX-License-Identifier: GPL-3.0-or-later
// How a table came out, in one touch; a score where the league counts one. Of a table that has a result it is corrected.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Sheet {
    id: root

    property var table: ({ id: "", a: "", b: "", winner: "", words: "" })     // object: a row of League.tables
    property bool scored: false
    property int first: 0
    property int second: 0
    property var figures: ({})           // object: those that a bonus asks for and were set: [of a, of b] by id

    function had(figure: string, side: int): int {
        return figures[figure]?.[side] ?? 0
    }
    function setFigure(figure: string, side: int, value: int): void {
        const both = [had(figure, 0), had(figure, 1)]
        both[side] = value
        figures = Object.assign({}, figures, { [figure]: both })
    }

    function openFor(which: var): void {
        table = { id: which.id, a: which.a, b: which.b, winner: which.winner, words: which.words }
        scored = League.asked.score
        first = 0
        second = 0
        figures = {}
        open()
    }
    function tell(winner: string): void {
        close()
        League.tell(table.id, winner, scored ? [first, second] : [], figures)
    }

    objectName: "resultSheet"
    title: qsTr("%1 and %2").arg(table.a).arg(table.b)
    sub: table.words === "" ? qsTr("Who has won?") : qsTr("Told before: %1").arg(table.words)
    sheetWidth: 640
    withRefuse: false

    Repeater {
        model: [{ id: "a", text: qsTr("%1 has won").arg(root.table.a), sign: "star" },
                { id: "draw", text: qsTr("A draw"), sign: "hand" },
                { id: "b", text: qsTr("%1 has won").arg(root.table.b), sign: "star" }]
        Offer {
            required property var modelData     // object: one of the list above
            objectName: "result-" + modelData.id
            width: parent.width
            height: Math.max(implicitHeight, Theme.isPhone ? 66 : 84)
            text: modelData.text
            sign: modelData.sign
            sub: root.table.winner === modelData.id ? qsTr("as it was told") : ""
            onChosen: root.tell(modelData.id)
        }
    }
    OnOff {
        objectName: "scored"
        width: parent.width
        text: qsTr("With a score")
        note: qsTr("Set it before the result is touched.")
        checked: root.scored
        onToggled: root.scored = checked
    }
    Stepper {
        visible: root.scored
        width: parent.width
        label: root.table.a
        value: root.first
        to: 999
        onStepTo: value => root.first = value
    }
    Stepper {
        visible: root.scored
        width: parent.width
        label: root.table.b
        value: root.second
        to: 999
        onStepTo: value => root.second = value
    }
    Repeater {
        model: League.asked.figures
        Column {
            id: figure
            required property namedChoice modelData
            width: parent.width
            spacing: 8
            Caps {
                width: parent.width
                text: qsTr("%1, for the bonus").arg(figure.modelData.text)
            }
            Repeater {
                model: [root.table.a, root.table.b]
                Stepper {
                    required property string modelData
                    required property int index
                    width: figure.width
                    label: modelData
                    spoken: qsTr("%1, %2").arg(figure.modelData.text).arg(modelData)
                    value: root.had(figure.modelData.id, index)
                    to: 999
                    onStepTo: value => root.setFigure(figure.modelData.id, index, value)
                }
            }
        }
    }
}
