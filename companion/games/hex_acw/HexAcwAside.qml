// SPDX-License-Identifier: GPL-3.0-or-later
// Beside the hexes: the points of both sides, the units that are not on the board yet, the chosen one and whom it can
// act on, what the points are of, losses and works, and the cards that go on counting.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

TableAside {
    id: root

    readonly property bool hasBoard: Tabletop.board.grid !== ""
    readonly property tablePiece chosenRow: (Tabletop.pieces.revision, Tabletop.piece(Selection.chosen))
    // The units that are not on the board yet, by id.
    readonly property list<string> reserves: (Tabletop.pieces.revision, hasBoard ? Array.from(Tabletop.allPieces()).filter(piece => piece.cell === "" && !piece.out).map(piece => piece.id) : [])
    readonly property var targets: Selection.targets       // object: id of a piece → its flag: "58% rout"
    readonly property list<string> inForce: Array.from(Standing.figures.inForce)

    Flow {
        id: points
        width: root.block
        spacing: 8
        Repeater {
            model: Tabletop.sides
            StockCard {
                required property var model     // row: a row of Tabletop.sides
                width: Theme.scale > 1.2 ? points.width : (points.width - points.spacing) / 2
                side: model.colour
                name: (Seating.seats, Seating.playedName(model.id))
                headRoom: roomFor(points.children)
                stocks: Tabletop.stocksOf(model.id)
                except: ["taken-units", "taken-commanders"]
                touchable: GameLog.looking === 0
                onTouched: root.stockTouched(model.id, "")
                ruled: true
                onRuleAsked: (id, name) => Rules.showStock(id, name)
            }
        }
    }
    Repeater {
        model: root.reserves
        PieceTile {
            required property string modelData
            readonly property tablePiece row: (Tabletop.pieces.revision, Tabletop.piece(modelData))
            width: (root.block - 12) / 2
            compact: true
            side: row.side
            sign: row.sign
            number: row.number
            name: row.name
            place: row.place
            told: row.told
            mark: row.mark
            markSign: row.markSign
            markGood: row.markGood
            marks: row.allMarks
            chosen: row.chosen
            spent: row.spent
            onClicked: TableController.touchPiece(modelData)
            ruled: true
            onRuleAsked: Rules.showPiece(modelData)
        }
    }
    // The chosen unit, and whom it can act on.
    Rectangle {
        objectName: "chosenUnit"
        visible: root.hasBoard && told.text !== ""
        width: root.block
        height: visible ? unit.height + 20 : 0
        radius: Theme.tileRadius
        color: Theme.card
        border { width: 1; color: Theme.line }
        Column {
            id: unit
            x: 12
            y: 10
            width: parent.width - 24
            spacing: 6
            Words {
                id: told
                width: parent.width
                text: root.chosenRow.told
            }
            Repeater {
                model: Object.keys(root.targets)
                OddsRow {
                    required property string modelData
                    width: unit.width
                    text: Names.pieceName(modelData)
                    note: Names.placeName(Names.cellOf(modelData))
                    odds: root.targets[modelData] ?? ""
                    onClicked: TableController.touchCounter(modelData)
                    ruled: true
                    onRuleAsked: {      // the act that the touch would do
                        const act = TableController.offerList.find(offer => offer.forChosen && offer.on === modelData)
                        Rules.showOffer(act?.id ?? "", act?.action ?? "", act?.text ?? text)
                    }
                }
            }
        }
    }
    StandingTable {
        objectName: "standing"
        width: root.block
        lines: Standing.figures.lines
        onRuleAsked: (clause, title) => Rules.showClause(clause, title)
    }
    Words {
        visible: root.inForce.length > 0
        width: root.block
        text: qsTr("In force: %1").arg(Array.from(root.inForce).join("; "))
    }
}
