// SPDX-License-Identifier: GPL-3.0-or-later
// The referee's word against the program's, with a reason that goes into the log: stocks, pieces, a place that is held,
// what may be ruled on in the game (`Tabletop.rulings`), or anything in the state.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Sheet {
    id: root

    property string piece
    property string holding              // the place that was chosen, where places are held
    property string part: "stocks"       // "stocks", "game", "piece", "holding" or "any"
    property bool choosing: false        // which piece
    property string refusal              // what the engine says against it
    readonly property tableRulings rulings: Tabletop.rulings
    readonly property tablePiece row: (Tabletop.pieces.revision, Tabletop.piece(piece))
    readonly property list<string> reasons: [qsTr("Agreed at the table"), qsTr("A mistake before"), qsTr("House rule")]
    property string reason: reasons[0]

    function openFor(id: string): void {
        const place = Tabletop.place(id).id !== ""
        const held = place && Tabletop.holding.key !== ""
        holding = held ? id : ""
        piece = place ? "" : id
        part = held ? "holding" : place ? "game" : id !== "" ? "piece" : rulings.hasStocks ? "stocks" : "game"
        refusal = ""
        choosing = false
        reason = reasons[0]
        ruling.begin()
        open()
    }

    RulingDraft {
        id: ruling
        objectName: "rulingDraft"
        placed: root.rulings.placed
        onChangesChanged: root.refusal = ""
    }

    title: qsTr("A ruling")
    sub: qsTr("It goes into the log with your reason, and Undo takes it back.")
    offers: ruling.pointers.length > 0 ? [{ id: "rule", text: qsTr("Apply the ruling"), sub: qsTr("changed: %1").arg(ruling.pointers.length), sign: "check", likely: true }] : []
    onChosen: {
        if (TableController.rule(ruling.changes, reason))
            close()
    }

    Connections {
        target: TableController
        enabled: root.opened
        function onRefused(code: string, message: string): void {
            root.refusal = message
        }
    }

    Words {
        objectName: "ruling-refusal"
        visible: text !== ""
        width: parent.width
        text: root.refusal
        color: Theme.bad
    }
    Flow {
        width: parent.width
        spacing: 8
        Pill {
            objectName: "ruling-stocks"
            visible: root.rulings.hasStocks
            text: qsTr("Stocks")
            chosen: root.part === "stocks"
            onClicked: root.part = "stocks"
        }
        Pill {
            objectName: "ruling-game"
            visible: root.rulings.game.length > 0
            text: qsTr("The game")
            chosen: root.part === "game"
            onClicked: root.part = "game"
        }
        Pill {
            visible: root.holding !== ""
            text: Names.placeName(root.holding)
            chosen: root.part === "holding"
            onClicked: root.part = "holding"
        }
        Pill {
            objectName: "ruling-piece"
            visible: Tabletop.pieces.count > 0
            text: root.piece !== "" ? Names.pieceName(root.piece) : qsTr("A piece")
            sign: root.choosing && chosen ? "above" : "below"
            chosen: root.part === "piece"
            onClicked: {
                root.choosing = root.piece === "" || root.part === "piece" && !root.choosing
                root.part = "piece"
            }
        }
        Pill {
            objectName: "ruling-any"
            text: qsTr("Anything else")
            chosen: root.part === "any"
            onClicked: root.part = "any"
        }
    }
    ParamField {
        objectName: "ruling-which"
        visible: root.part === "piece" && root.choosing
        width: parent.width
        title: qsTr("Which piece")
        choices: {
            const list = []
            for (const piece of visible ? (Tabletop.pieces.revision, Tabletop.allPieces()) : [])
                list.push({ value: piece.id, label: piece.name, sign: piece.sign, colour: piece.side, chosen: piece.id === root.piece })
            return list
        }
        onPicked: value => {
            root.piece = value
            root.choosing = false
        }
    }
    Repeater {
        model: root.visible && root.part === "stocks" ? Tabletop.sides : []
        Column {
            id: side
            required property var model     // row: a row of Tabletop.sides
            width: parent.width
            spacing: 8
            SideMark {
                side: side.model.colour
                name: (Seating.seats, Seating.playedName(side.model.id))
            }
            Flow {
                width: parent.width
                spacing: 8
                Repeater {
                    model: Tabletop.stocksOf(side.model.id)
                    FactToggle {
                        required property var model     // row: a row of Tabletop.stocksOf(side.model.id)
                        readonly property string pointer: "/sides/" + side.model.id + (model?.path ?? "")
                        visible: !(model?.counted ?? true)
                        stepped: true
                        name: model?.name ?? ""
                        number: ruling.changes[pointer] ?? model?.value ?? 0
                        byHand: ruling.isChanged(pointer)
                        onStepTo: next => ruling.change(pointer, next)
                    }
                }
            }
            RulingFields {
                width: parent.width
                draft: ruling
                fields: root.rulings.side
                under: "/sides/" + side.model.id
                onChanged: (at, value) => ruling.change(under + at, value)
            }
        }
    }
    RulingFields {
        visible: root.part === "game"
        width: parent.width
        draft: ruling
        fields: root.rulings.game
        onChanged: (at, value) => ruling.change(at, value)
    }
    RulingGoods {
        visible: root.part === "game" && root.rulings.ground !== ""
        width: parent.width
        title: root.rulings.groundName
        goods: root.rulings.goods
        ground: root.rulings.ground !== "" ? ruling.valueAt(root.rulings.ground) ?? ({}) : ({})
        byHand: ruling.isChanged(root.rulings.ground)
        onChanged: goods => ruling.change(root.rulings.ground, goods)
    }
    RulingTree {
        visible: root.part === "any"
        width: parent.width
        whole: visible ? ruling.ruled() : ({})
        onChanged: (pointer, value) => ruling.change(pointer, value)
    }
    HoldingRuling {
        visible: root.part === "holding"
        width: parent.width
        draft: ruling
        place: root.holding
    }
    Column {
        visible: root.part === "piece" && root.piece !== ""
        width: parent.width
        spacing: 12

        FactToggle {
            readonly property string pointer: "/pieces/" + root.piece + "/health"
            visible: root.row.healthMost > 0
            stepped: true
            name: qsTr("Health")
            number: ruling.changes[pointer] ?? root.row.health
            to: root.row.healthMost
            byHand: ruling.isChanged(pointer)
            onStepTo: next => ruling.change(pointer, next)
        }
        RulingFields {
            width: parent.width
            draft: ruling
            fields: root.rulings.piece
            under: "/pieces/" + root.piece
            onChanged: (at, value) => ruling.changePiece(root.piece, at, value)
        }
        ParamField {
            objectName: "ruling-place"
            readonly property string pointer: "/pieces/" + root.piece + "/place"
            // None on a map that the table keeps.
            readonly property var places: root.visible && root.rulings.placed && root.part === "piece" && root.piece !== "" ? Tabletop.allPlaces() : []     // list: a tablePlace each
            visible: places.length > 0
            width: parent.width
            title: qsTr("Position")
            choices: Array.from(places, place => ({ value: place.id, label: place.title, sign: place.sign, chosen: place.id === ruling.valueAt(pointer) }))
            onPicked: value => ruling.changePiece(root.piece, "/place", value)
        }
    }
    RulerField { width: parent.width }
    ReasonField {
        width: parent.width
        reasons: root.reasons
        reason: root.reason
        onGiven: words => root.reason = words
    }
}
