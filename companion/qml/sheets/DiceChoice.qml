// SPDX-License-Identifier: GPL-3.0-or-later
// Whose dice count from now on: two choices in words, the one that holds marked. It is kept with the game, stands in the
// log, and Undo takes it back.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Sheet {
    id: root

    title: qsTr("Whose dice count?")
    sub: qsTr("It holds for this game from now on, and stands in the log.")
    sheetWidth: 560
    withRefuse: false

    function pick(mode: string): void {
        close()
        TableController.diceMode = mode
    }

    Repeater {
        model: [{ id: "table", text: qsTr("The table's dice"), note: qsTr("you roll, the app asks what fell"), sign: "hand" },
                { id: "app", text: qsTr("The app's dice"), note: qsTr("the app rolls"), sign: "dice" }]
        ListRow {
            required property var modelData     // object: one of the list above
            objectName: "dice-" + modelData.id
            width: parent ? (parent as Item).width : 0
            text: modelData.text
            note: modelData.note
            sign: modelData.sign
            chosen: TableController.diceMode === modelData.id
            onClicked: root.pick(modelData.id)
        }
    }
}
