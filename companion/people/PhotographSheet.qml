// SPDX-License-Identifier: GPL-3.0-or-later
// One photograph of the game: large, what it shows, and out with it.
import QtQuick
import Adjutant

Sheet {
    id: root

    property string name                 // of the photograph, in GameRecord.photographs
    property string picture

    function openFor(id: string, shown: string, words: string): void {
        name = id
        picture = shown
        wordsBox.text = words
        open()
    }
    function save(): void {
        if (GameRecord.describePhotograph(name, wordsBox.text))
            close()
    }

    objectName: "photographSheet"
    title: qsTr("Photograph")
    sheetWidth: 900
    withRefuse: false
    offers: [{ id: "remove", text: qsTr("Take out"), sign: "trash" },
             { id: "save", text: qsTr("Save"), sign: "check", likely: true }]
    onChosen: id => {
        if (id === "save") {
            save()
        } else if (Upkeep.removePhotograph(GameRecord.id, name)) {
            close()
        }
    }

    PhotographPicture {
        width: parent.width
        height: Math.min(width * 0.75, implicitHeight * width / Math.max(1, implicitWidth))
        picture: root.picture
        Accessible.role: Accessible.Graphic
        Accessible.name: wordsBox.text === "" ? qsTr("Photograph") : wordsBox.text
    }
    TextBox {
        id: wordsBox
        objectName: "photographWords"
        width: parent.width
        label: qsTr("What it shows")
        onAccepted: root.save()
    }
}
