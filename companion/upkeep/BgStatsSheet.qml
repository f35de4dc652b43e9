// SPDX-License-Identifier: GPL-3.0-or-later
// A game for BG Stats: the code that a phone's camera opens it with, and the same as a file.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Sheet {
    id: root

    objectName: "bgStatsSheet"
    title: qsTr("For BG Stats")
    sub: qsTr("A phone that has BG Stats opens the game by its camera.")
    sheetWidth: 640
    refuseText: qsTr("Done")
    offers: [{ id: "file", text: qsTr("As a file"), sign: "export", sub: qsTr("into your documents") }]
    onChosen: {
        const game = GameRecord.id
        close()
        Doors.writePlay(game)
    }

    CodePicture {
        id: code
        objectName: "code"
        visible: text !== "" && !tooLong
        width: parent ? Math.min((parent as Item).width, Theme.windowHeight * 0.5) : 0
        height: width
        text: root.opened ? Doors.linkOf(GameRecord.id) : ""
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("The code of %1 for BG Stats").arg(GameRecord.name)
    }
    Words {
        visible: code.tooLong
        width: parent.width
        text: qsTr("This game is too long for a code. Take it as a file.")
    }
}
