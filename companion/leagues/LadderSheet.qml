// SPDX-License-Identifier: GPL-3.0-or-later
// A game on a ladder: two of those who are on it, and who has won.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Sheet {
    id: root

    property string first                // numbers of people
    property string second

    function openFor(): void {
        first = ""
        second = ""
        open()
    }
    function pick(person: string): void {
        if (first === person)
            first = ""
        else if (second === person)
            second = ""
        else if (first === "")
            first = person
        else
            second = person
    }
    function nameOf(person: string): string {
        const found = Object.assign({ name: "" }, League.people.find(person))
        return found.name
    }
    function tell(winner: string): void {
        close()
        League.challenge(first, second, winner)
    }

    objectName: "ladderSheet"
    title: qsTr("A game on the ladder")
    sub: first === "" || second === "" ? qsTr("Touch the two who played.") : qsTr("Who has won?")
    sheetWidth: 640
    withRefuse: false

    Flow {
        width: parent.width
        spacing: 10
        layoutDirection: Theme.mirrored ? Qt.RightToLeft : Qt.LeftToRight
        Repeater {
            model: League.people
            Pill {
                required property var model     // row: a row of League.people
                objectName: "played-" + model.name
                visible: model.plays
                width: Math.min(implicitWidth, parent.width)
                text: model.name
                sign: "person"
                chosen: root.first === model.id || root.second === model.id
                onClicked: root.pick(model.id)
            }
        }
    }
    Repeater {
        model: root.first !== "" && root.second !== "" ? [{ id: "a", text: qsTr("%1 has won").arg(root.nameOf(root.first)), sign: "star" },
                                                          { id: "draw", text: qsTr("A draw"), sign: "hand" },
                                                          { id: "b", text: qsTr("%1 has won").arg(root.nameOf(root.second)), sign: "star" }] : []
        Offer {
            required property var modelData     // object: one of first !== "" && second !== "" ? [{ id: "a", text: qsTr("%1 has won").arg(nameOf(first)), sign: "star" },
            objectName: "result-" + modelData.id
            width: parent.width
            height: Math.max(implicitHeight, Theme.isPhone ? 66 : 84)
            text: modelData.text
            sign: modelData.sign
            onChosen: root.tell(modelData.id)
        }
    }
}
