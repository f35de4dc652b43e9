// SPDX-License-Identifier: GPL-3.0-or-later
// The header of the table: round, whose turn, what is in force, and the buttons. Whose dice count is said here in words
// and changed in a sheet of its own.
import QtQuick
import Adjutant

HeaderBar {
    id: root

    property string placing              // what waits for a touch on the board
    readonly property bool back: GameLog.looking > 0
    readonly property tableCard card: Names.card(Standing.figures.drawn)
    readonly property string cardText: card.id === "" ? "" : card.text !== "" ? card.name + ": " + card.text : card.name

    readonly property shownAct then: GameLog.history.shown
    readonly property int actsAgo: then.ago
    readonly property string ago: Theme.say([actsAgo > 0 ? qsTr("%n acts ago", "", actsAgo) : qsTr("An older line"),
                                             qsTr("nothing is changed by looking")]) + "."
    readonly property string dice: TableController.diceMode === "table" ? qsTr("Table's dice") : qsTr("App's dice")
    readonly property string diceSign: TableController.diceMode === "table" ? "hand" : "dice"
    readonly property string outcome: Standing.result.words
    // Where the sentence has no room the card in force has its name on the band, and its text behind it.
    readonly property string cardName: !back && card.id !== "" ? card.name : ""
    // No room for who is chosen and for how far the turn is, both.
    readonly property bool tight: Theme.isPhone || (!Theme.isLandscape && Theme.textScale > 1.2)
    readonly property int actionsLeft: Standing.figures.actionsLeft

    // Cards that go on counting. On a phone there is room for a few words.
    readonly property list<string> standing: back ? [] : Array.from(Standing.figures.inForce).filter(name => name !== card.name)
    readonly property string told: Array.from(standing).join(", ")
    readonly property string counting: Theme.isPhone && told.length > 32 ? qsTr("Cards in force") : told

    signal go(string page)
    signal cardAsked(string card)

    round: String(Standing.round)
    roundName: Standing.roundWord
    roundOf: Standing.figures.rounds > 0 ? qsTr("of %1").arg(Standing.figures.rounds) : ""
    readonly property tablePiece chosen: (Tabletop.pieces.revision, Tabletop.piece(Selection.chosen))
    readonly property answeringSide answering: TableController.answering
    side: back ? "nobody" : answering.id !== "" ? answering.colour : Standing.activeColour
    whose: back ? Theme.isPhone ? qsTr("Looking back") : qsTr("Looking back: %1 %2").arg(Names.inSentence(Standing.roundWord)).arg(Standing.round) : Standing.over ? Theme.isPhone ? outcome : qsTr("Over: %1").arg(outcome)
         : answering.id !== "" ? Theme.isPhone && answering.person === "" ? answering.name : qsTr("%1 to answer").arg(answering.person === "" ? answering.name : qsTr("%1, %2", "a side, who plays it").arg(answering.name).arg(answering.person))
         : Standing.active === "" ? Standing.phaseName
         : Seating.activePerson !== "" ? qsTr("%1, %2", "a side, who plays it").arg(Standing.activeName).arg(Seating.activePerson)
         : Theme.isPhone ? Standing.activeName : qsTr("%1 to act").arg(Standing.activeName)
    readonly property string now: Theme.say([
        !(Theme.isPhone && counting !== "") && Selection.chosen !== "" && (Standing.active === "" || chosen.id === "" || chosen.owner === Standing.active) && Selection.words !== Standing.activeName ? Selection.words : "",
        actionsLeft > 0 && Standing.active !== "" ? qsTr("%n actions left", "", actionsLeft) : Standing.figures.progress !== "" ? tight && Selection.words !== "" ? "" : Standing.figures.progress : Standing.active !== "" && !(Theme.isPhone && (Selection.chosen !== "" || counting !== "")) ? Standing.phaseName : ""])
    // Only a wide header has a sentence beside the band.
    readonly property string asking: !back && placing !== "" && !Theme.isLandscape ? qsTr("%1: touch where.").arg(placing) : ""
    rest: back ? qsTr("after %1").arg(then.after) : asking !== "" ? asking : Theme.say([Theme.isLandscape ? "" : cardName, Theme.isLandscape ? "" : counting, now])
    readonly property string where: Names.placeName(Names.cellOf(Selection.chosen) || Selection.chosen)
    briefer: back ? [] : asking !== "" ? [placing] : (cardName === "" || Theme.isLandscape ? [] : [cardName, Theme.say([counting, now])])
                             .concat(Selection.chosen === "" ? [] : [Selection.words, where])
    sentence: back ? ago : placing !== "" ? qsTr("%1: touch where.").arg(placing) : cardText !== "" ? cardText : counting !== "" ? qsTr("In force: %1").arg(counting) : ""
    bandSign: cardName !== "" ? "card" : ""
    bandName: qsTr("Card in force: %1").arg(cardName)
    buttons: [
        { id: "dice", sign: diceSign, name: dice, caption: dice },
        { id: "scan", sign: "scan", name: qsTr("Scan") },
        { id: "log", sign: "log", name: qsTr("Log") },
        { id: "menu", sign: "menu", name: qsTr("Menu"), caption: Theme.isPhone && Theme.textScale < 1.2 ? dice : "" }]
    onTouched: id => go(id)
    onBandTouched: cardAsked(card.id)
    onBandRuleAsked: Rules.showCard(card.id, card.name)
}
