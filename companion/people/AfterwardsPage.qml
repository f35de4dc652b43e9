// SPDX-License-Identifier: GPL-3.0-or-later
// What is left to say when a game is over: who played, where nobody is named; the result that the league waits for; what the
// chronicle of linked games takes; a note.
// Done leaves out what was not touched.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

PageFrame {
    id: root

    function note(): void {
        if (Afterwards.addNote(noteBox.text))
            noteBox.text = ""
    }

    objectName: "afterwardsPage"
    title: qsTr("What is left")
    offers: [{ id: "done", text: qsTr("Done"), sign: "check", likely: Afterwards.waiting === "" && Chronicle.leftCount === 0 }, { id: "report", text: qsTr("Report"), sign: "log" }]
    onChosen: id => {
        note()
        go(id === "done" ? "home" : id)
    }
    Component.onCompleted: Afterwards.refresh()

    Sentence {
        width: root.inner
        title: true
        text: Standing.result.words
    }
    Offer {
        objectName: "recordResult"
        visible: Afterwards.waiting !== ""
        width: Math.min(root.inner, 640)
        height: Math.max(implicitHeight, Theme.offerHeight)
        likely: true
        sign: "crown"
        text: qsTr("Into the league")
        sub: Afterwards.waiting
        terse: false
        onChosen: Afterwards.record()
    }
    Quote {
        objectName: "recorded"
        visible: text !== ""
        width: root.inner
        text: Afterwards.waiting === "" ? League.said : ""
    }
    LeftByGame {
        visible: Chronicle.left.count > 0
        width: root.inner
    }
    Quote {
        objectName: "chronicled"
        visible: text !== "" && Chronicle.left.count === 0
        width: root.inner
        text: Chronicle.exists ? Chronicle.said : ""
    }
    Caps {
        visible: Afterwards.unknown.length > 0
        width: root.inner
        text: qsTr("Who played?")
    }
    Repeater {
        model: Afterwards.unknown
        SeatTile {
            required property tableSide modelData
            width: Math.min(root.inner, 640)
            side: modelData.id
            name: modelData.name
            colour: modelData.colour
            sign: "person"
            onAsked: personSheet.openFor(side, name, "")
        }
    }
    TextBox {
        id: noteBox
        objectName: "lastNote"
        width: root.inner
        label: Afterwards.notes === 0 ? qsTr("A note for the report; a word with # is a tag") : qsTr("Noted. Another one?")
        onAccepted: root.note()
    }

    PersonSheet {
        id: personSheet
        parent: root
        onPicked: (side, person) => {
            TableController.seat(side, person)
            Afterwards.refresh()
        }
    }
}
