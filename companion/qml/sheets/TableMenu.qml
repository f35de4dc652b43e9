// SPDX-License-Identifier: GPL-3.0-or-later
// The menu of the table.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Sheet {
    id: root

    readonly property var seats: Seating.seats     // object: of Seating.seats
    readonly property string played: seats.filter(seat => seat.person !== "").map(seat => qsTr("%1: %2").arg(seat.sideName).arg(seat.person)).join(", ")

    signal go(string page)

    title: TableController.systemName
    sub: qsTr("%1, %2").arg(TableController.campaignName).arg(TableController.gameName)
    withRefuse: false

    Flow {
        width: parent.width
        spacing: 12

        Repeater {
            model: [
                { id: "log", sign: "log", text: qsTr("Log"), sub: qsTr("every act, and the table as it was") },
                { id: "scan", sign: "scan", text: qsTr("Scan"), sub: qsTr("pieces, places and cards") },
                { id: "dice", sign: TableController.diceMode === "table" ? "hand" : "dice", text: qsTr("Whose dice count"), sub: TableController.diceMode === "table" ? qsTr("now the table's") : qsTr("now the app's") },
                { id: "far", sign: "eye", text: qsTr("From afar"), sub: qsTr("large, to be read across the table") },
                { id: "redo", sign: "redo", text: qsTr("Redo"), sub: qsTr("what was taken back") },
                { id: "ruling", sign: "pen", text: qsTr("A ruling"), sub: qsTr("the referee outranks the program") },
                { id: "seats", sign: "person", text: qsTr("Who plays"), sub: root.played !== "" ? root.played : qsTr("a name for each side") },
                { id: "report", sign: "book", text: qsTr("Report"), sub: qsTr("the battle so far") },
                { id: "rules", sign: "book", text: qsTr("Rules"), sub: qsTr("of this game, to read and to search") },
                { id: "guide", sign: "book", text: qsTr("Guide"), sub: qsTr("how to use Adjutant") },
                { id: "settings", sign: "settings", text: qsTr("Settings"), sub: qsTr("appearance, text size, handedness, dice") },
                { id: "boards", sign: "map", text: qsTr("Boards"), sub: qsTr("of your own: draw, keep, share") },
                ...(Rosters.hasRosters(TableController.system) ? [{ id: "roster", sign: "group", text: qsTr("Rosters"), sub: qsTr("of your own: build, keep, print") }] : []),
                { id: "print", sign: "print", text: qsTr("Print"), sub: qsTr("cards, tags and places") },
                { id: "home", sign: "home", text: qsTr("Home"), sub: qsTr("the game is kept as it stands") }]
            Offer {
                required property var modelData     // object: one of the list above
                objectName: "menu-" + modelData.id
                width: Theme.isPhone ? parent.width : Theme.isLandscape && Theme.scale < 1.15 ? (parent.width - 24) / 3 : (parent.width - 12) / 2
                height: Math.max(implicitHeight, 84)
                sign: modelData.sign
                text: modelData.text
                sub: modelData.sub
                blocked: modelData.id === "redo" && !GameLog.canRedo
                reason: qsTr("nothing was taken back")
                onChosen: {
                    root.close()
                    if (modelData.id === "redo")
                        TableController.redo()
                    else
                        root.go(modelData.id)
                }
            }
        }
    }
    EndChoices {
        visible: !Standing.over && GameLog.looking === 0
        width: parent.width
        onEnded: root.close()
    }
}
