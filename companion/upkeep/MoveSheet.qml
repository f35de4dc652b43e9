// SPDX-License-Identifier: GPL-3.0-or-later
// The campaign that a game is moved to: one of those in the file by a touch, or a new one by its name.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Sheet {
    id: root

    signal moved

    function move(campaign: string): void {
        const game = GameRecord.id
        close()
        if (Upkeep.moveGame(game, campaign))
            moved()
    }

    objectName: "moveSheet"
    title: qsTr("Where does the game belong?")
    sub: qsTr("Its people move with it, by name. One touch undoes it.")
    sheetWidth: 640
    withRefuse: false
    offers: [{ id: "new", text: qsTr("A new campaign"), sign: "plus", blocked: nameBox.text.trim() === "", reason: qsTr("it needs a name") }]
    onChosen: move(nameBox.text.trim())

    Repeater {
        model: root.opened ? Campaigns.campaigns : null
        ListRow {
            required property var model          // row: a row of Campaigns.campaigns
            objectName: "to-" + model.name
            visible: model.name !== Campaigns.campaign
            width: parent ? (parent as Item).width : 0
            text: model.name
            sign: "folder"
            onClicked: root.move(model.name)
        }
    }
    TextBox {
        id: nameBox
        objectName: "moveToNew"
        width: parent.width
        label: qsTr("Name of a new campaign")
        onAccepted: if (text.trim() !== "") root.move(text.trim())
    }
}
