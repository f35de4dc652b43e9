// SPDX-License-Identifier: GPL-3.0-or-later
// The header of the table: round, whose turn, what is in force, and the buttons. Dice in the app or on the table is
// a switch here.
import QtQuick
import Adjutant

HeaderBar {
    id: root

    property string placing              // what waits for a touch on the board
    readonly property var extras: TableController.extras
    readonly property var verdict: TableController.verdict
    readonly property bool back: TableController.looking > 0
    readonly property var inForce: extras.event ?? extras.card ?? null
    readonly property var card: typeof inForce === "string" ? TableController.card(inForce) : ({})
    readonly property string cardText: typeof inForce === "string" ? card.name + (card.text ? ": " + card.text : "") : ""

    readonly property var then: TableController.history.shown
    readonly property int actsAgo: then.ago ?? 0
    readonly property string ago: Theme.say([actsAgo === 1 ? qsTr("One act ago") : actsAgo > 1 ? qsTr("%1 acts ago").arg(actsAgo) : qsTr("An older line"),
                                             qsTr("nothing is changed by looking")]) + "."
    readonly property int actionsLeft: extras.turn?.left ?? 0

    signal go(string page)

    round: String(TableController.round)
    roundName: TableController.roundWord
    roundOf: TableController.rounds > 0 ? qsTr("of %1").arg(TableController.rounds) : ""
    readonly property var answering: TableController.answering     // who has to answer out of turn
    side: back ? "nobody" : answering.colour ?? TableController.activeColour
    whose: back ? Theme.isPhone ? qsTr("Looking back") : qsTr("Looking back: %1 %2").arg(TableController.roundWord.toLowerCase()).arg(TableController.round) : verdict.reason !== undefined ? qsTr("The game is over")
         : answering.name !== undefined ? Theme.isPhone ? answering.name : qsTr("%1 to answer").arg(answering.name)
         : TableController.active === "" ? TableController.phaseName
         : Theme.isPhone ? TableController.activeName : qsTr("%1 to act").arg(TableController.activeName)
    rest: back ? qsTr("after %1").arg(then.after ?? "")
        : Theme.say([TableController.chosen !== "" && (TableController.active === "" || (TableController.pieces.find(TableController.chosen).owner ?? TableController.active) === TableController.active) && TableController.chosenWords !== TableController.activeName ? TableController.chosenWords : "",
                     actionsLeft > 0 && TableController.active !== "" ? actionsLeft === 1 ? qsTr("1 action left") : qsTr("%1 actions left").arg(actionsLeft) : TableController.progress !== "" ? Theme.isPhone && TableController.chosenWords !== "" ? "" : TableController.progress : TableController.active !== "" && !(Theme.isPhone && TableController.chosen !== "") ? TableController.phaseName : ""])
    sentence: back ? ago : placing !== "" ? qsTr("%1: touch where.").arg(placing) : cardText
    buttons: [
        { id: "dice", sign: TableController.diceMode === "table" ? "hand" : "dice",
          name: TableController.diceMode === "table" ? qsTr("Dice on the table") : qsTr("Dice in the app") },
        { id: "scan", sign: "scan", name: qsTr("Scan") },
        { id: "log", sign: "log", name: qsTr("Log") },
        { id: "menu", sign: "menu", name: qsTr("Menu") }]
    onTouched: id => {
        if (id === "dice")
            TableController.diceMode = TableController.diceMode === "table" ? "app" : "table"
        else
            go(id)
    }
}
