// SPDX-License-Identifier: GPL-3.0-or-later
// One entry of the chronicle: to the line of the game that it comes from, or undone, with a reason where there is one.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Sheet {
    id: root

    signal lineAsked(string entry)

    property var entry: ({ id: "", text: "", note: "", undone: false, first: false, game: "", line: 0 })     // object: a row of the log

    function openFor(which: var): void {
        entry = { id: which.id, text: which.text, note: which.note, undone: which.undone, first: which.first, game: which.game, line: which.line }
        reasonBox.text = ""
        open()
    }

    objectName: "chronicleEntrySheet"
    title: entry.text
    sub: entry.undone ? qsTr("It was undone, and does not count.") : entry.note
    sheetWidth: 640
    withRefuse: false

    Offer {
        objectName: "toTheLine"
        visible: root.entry.game !== ""
        width: parent.width
        height: Math.max(implicitHeight, Theme.offerHeight)
        text: root.entry.line > 0 ? qsTr("To the line of the game") : qsTr("To the game")
        sign: "eye"
        sub: root.entry.note
        onChosen: {
            root.close()
            root.lineAsked(root.entry.id)
        }
    }
    TextBox {
        id: reasonBox
        objectName: "undoReason"
        visible: !root.entry.undone && !root.entry.first
        width: parent.width
        label: qsTr("Why, such as: not killed after all")
    }
    Offer {
        objectName: "undoEntry"
        visible: !root.entry.undone && !root.entry.first
        width: parent.width
        height: Math.max(implicitHeight, Theme.offerHeight)
        text: qsTr("Undo this entry")
        sign: "undo"
        onChosen: {
            root.close()
            Chronicle.undo(root.entry.id, reasonBox.text)
        }
    }
}
