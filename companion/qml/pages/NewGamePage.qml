// SPDX-License-Identifier: GPL-3.0-or-later
// A new game: which one, who plays, on which board; its rules in groups, folded away with what is usual; and at the foot
// Play, with the dice of the last game or with the others. The game of the last evening is chosen already.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

PageFrame {
    id: root

    property string board: ""            // one of the campaign's own; "" for the standard one
    property bool unfolded: false        // all groups
    property bool naming: false
    property string refused              // why this game cannot be begun
    readonly property startGame system: start.system
    readonly property var games: Campaigns.systems     // list: a startGame each
    readonly property bool wide: Theme.isLandscape
    readonly property string otherDice: Settings.dice === "table" ? "app" : "table"

    function choose(id: string): void {
        const game = games.find(one => one.id === id) ?? games[0]
        Settings.system = game.id
        board = ""
        refused = ""
        start.values = ({})
        start.fixed = ({})
        start.people = Campaigns.lastSeats(game.id)
        start.system = game
        if (KeptPlan.players.length > 0)
            start.seatInOrder(KeptPlan.players)
    }
    function chooseBoard(id: string): void {
        refused = ""
        board = id
        start.fixed = id === "" ? ({}) : Boards.optionsOf(id)
    }
    // As it stood when the page was left; a board or a roster that is no more is left out.
    function takeUp(kept: var): void {
        start.values = kept.values
        start.people = kept.people
        nameBox.text = kept.name
        const rostersKept = ({})
        for (const side of Object.keys(kept.rosters).filter(side => Object.keys(Rosters.library.find(kept.rosters[side])).length > 0))
            rostersKept[side] = kept.rosters[side]
        rosters.chosen = rostersKept
        if (kept.board !== "" && Object.keys(Boards.library.find(kept.board)).length > 0)
            chooseBoard(kept.board)
    }
    function diceWords(dice: string): string {
        return Array.from(start.param("dice").choices).find(choice => choice.value === dice)?.label ?? dice
    }
    function play(dice: string): void {
        refused = ""
        if (board !== "" && Object.keys(start.fixed).length === 0)
            return chooseBoard(board)
        const options = Object.assign({ dice: dice }, start.given, start.fixed, rosters.given())
        const planned = Campaigns.planned(system.id, options)
        if (planned.refused !== "") {
            refused = planned.refused
            return
        }
        if (!Campaigns.newGame(system.id, options, nameBox.text, start.named()))
            return
        Settings.dice = dice
        Settings.system = system.id
        root.go("table")
        TableController.openUp()         // where it is seen what came of it
    }

    title: qsTr("New game")
    offers: [{ id: "play", text: qsTr("Play"), sign: "end", likely: true, sub: qsTr("with %1").arg(diceWords(Settings.dice)) },
             { id: "other", text: qsTr("Play with %1").arg(diceWords(otherDice)), sign: otherDice === "app" ? "dice" : "hand" }]
    onChosen: id => play(id === "play" ? Settings.dice : otherDice)
    onGo: to => {
        if (to !== "back")
            KeptPlan.plan = { system: system.id, values: start.values, people: start.people, board: board, rosters: rosters.chosen, name: nameBox.text }
    }
    Component.onCompleted: {
        const kept = KeptPlan.plan
        choose(kept?.system ?? Settings.system)
        if (kept)
            takeUp(kept)
        else
            nameBox.text = KeptPlan.called
    }

    StartPlan { id: start }
    Connections {
        target: Boards
        function onRefused(sentence: string): void { root.refused = sentence }
    }
    Connections {
        target: TableController
        function onRefused(code: string, message: string): void { root.refused = message }
    }

    Flow {
        width: parent.width
        spacing: root.wide ? 32 : Theme.groupGap
        layoutDirection: Theme.mirrored ? Qt.RightToLeft : Qt.LeftToRight

        GameList {
            width: root.wide ? 300 * Math.min(1.2, Theme.scale) : parent.width
            systems: root.games
            chosen: root.system.id
            onPicked: id => root.choose(id)
        }
        Column {
            id: sheet
            width: root.wide ? parent.width - 32 - 300 * Math.min(1.2, Theme.scale) : parent.width
            spacing: Theme.groupGap + 4

            Column {
                width: parent.width
                Sentence {
                    width: parent.width
                    title: true
                    size: Theme.size(34, 28, 34)
                    text: root.system.name
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }
                Sentence {
                    width: parent.width
                    text: root.system.about
                    color: Theme.ink2
                }
            }
            SeatList {
                width: parent.width
                plan: start
                onAsked: (side, name, person) => personSheet.openFor(side, name, person)
            }
            Repeater {
                model: root.system.above
                OptionField {
                    required property string modelData
                    visible: start.isAsked(option)
                    width: sheet.width
                    option: start.param(modelData)
                    system: root.system.id
                    choices: start.choicesOf(option)
                    value: start.valueOf(option)
                    usual: start.usualOf(option)
                    onPicked: value => start.set(modelData, value)
                }
            }
            Column {
                visible: root.system.boards
                width: parent.width
                spacing: 8
                Words {
                    width: parent.width
                    text: qsTr("A board from the editor")
                    size: Theme.size(22, 20, 22)
                    font.bold: true
                }
                Flow {
                    width: parent.width
                    spacing: 8
                    layoutDirection: Theme.mirrored ? Qt.RightToLeft : Qt.LeftToRight

                    Pill {
                        objectName: "usualBoard"
                        text: qsTr("None, the standard one")
                        sign: "book"
                        chosen: root.board === ""
                        onClicked: root.chooseBoard("")
                    }
                    Repeater {
                        model: Boards.library
                        Pill {
                            required property var model     // row: a row of Boards.library
                            objectName: "own-" + model.name
                            visible: model.system === root.system.id
                            text: model.name
                            sign: model.ready ? "map" : "warning"
                            chosen: root.board === model.id
                            onClicked: root.chooseBoard(model.id)
                        }
                    }
                    Pill {
                        objectName: "drawOne"
                        text: qsTr("Draw one")
                        sign: "pen"
                        onClicked: root.go("boards")
                    }
                }
            }
            RosterChoice {
                id: rosters
                width: parent.width
                system: root.system.id
                options: start.given
                onGo: page => root.go(page)
            }
            Column {
                width: parent.width
                spacing: 8
                Caps { text: qsTr("Rules") }
                Row {
                    spacing: 8
                    Icon {
                        id: usualSign
                        anchors.verticalCenter: parent.verticalCenter
                        size: 22
                        name: "book"
                        color: Theme.ink2
                    }
                    Words {
                        width: sheet.width - usualSign.width - 8
                        text: qsTr("The book stands beside the usual choice. Nothing here needs a touch.")
                        color: Theme.ink2
                    }
                }
                Repeater {
                    model: root.system.groups
                    OptionGroup {
                        required property startGroup modelData
                        width: sheet.width
                        plan: start
                        group: modelData
                        unfolded: root.unfolded
                    }
                }
            }
            Pill {
                objectName: "naming"
                width: Math.min(implicitWidth + 28, sheet.width)
                text: qsTr("%1, %2").arg(Campaigns.campaign).arg(nameBox.text.trim() || nameBox.placeholderText)
                sign: root.naming ? "above" : "below"
                Accessible.name: qsTr("Campaign and name: %1").arg(text)
                onClicked: root.naming = !root.naming
            }
            Column {
                visible: root.naming
                width: sheet.width
                spacing: Theme.groupGap

                CampaignChoice { width: parent.width }
                TextBox {
                    id: nameBox
                    objectName: "gameName"
                    width: parent.width
                    label: qsTr("Name of the game")
                    placeholderText: Campaigns.nextName(Campaigns.campaign)
                }
            }
        }
    }
    Quote {
        objectName: "unusable"
        visible: text !== ""
        width: root.inner
        text: root.refused
        color: Theme.bad
    }

    PersonSheet {
        id: personSheet
        parent: root
        onPicked: (side, person) => start.play(side, person)
    }
}
