// SPDX-License-Identifier: GPL-3.0-or-later
// Beside the map of 1762: what an attack would come to, what the last act makes everybody take and pay, what the player
// whose turn it is has, the hidden hands, and how far each player is from each victory.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

TableAside {
    id: root

    readonly property string active: Standing.active
    // The pieces on the table as trackers, the cards in the hand small beside each other.
    readonly property RowsModel stocks: Tabletop.stocksOf(active)
    readonly property list<string> open: ["gold", "pool", "hand"]     // stocks that are shown each by itself

    ConquestDesk { width: root.block }
    Words {
        readonly property list<string> cards: Array.from(Standing.figures.inForce)
        visible: Theme.isPhone && cards.length > 0
        width: root.block
        text: qsTr("In force: %1").arg(Array.from(cards).join(", "))
    }
    ThrownDice {
        objectName: "thrown"
        width: root.block
    }
    BesideChoices {
        objectName: "beside"
        width: root.block
    }
    ProspectList {
        objectName: "prospects"
        rows: Selection.prospects
        onRuleAsked: (action, outcomes, name) => Rules.showOutcomes(action, outcomes, name)
        width: root.block
    }
    DealingsList {
        visible: takes.length + pays.length > 0 && Selection.prospects.length === 0
        compact: true                    // how far it is to victory stands below
        width: root.block
    }
    Column {
        width: root.block
        spacing: 8
        visible: root.active !== ""

        SideMark {
            side: Standing.activeColour
            room: root.block
            name: Theme.say([Standing.activeName, Seating.activePerson])
        }
        Row {
            width: parent.width
            spacing: 6
            // Those of another player are others: what he has is no change of what the one before him had.
            KeyedRows {
                id: large
                source: (root.stocks.revision, Array.from(root.open).map(id => root.stocks.find(id)).filter(stock => stock.id !== undefined)
                         .map(stock => ({ id: root.active + "-" + stock.id, of: stock.id, name: stock.name, sign: stock.sign, value: stock.value })))
            }
            Repeater {
                model: large.model
                Tracker {
                    required property var model     // row: as large.row() takes it
                    readonly property var row: large.row(model)     // object: a stock
                    width: (root.block - 12) / 3
                    name: row.name ?? ""
                    sign: row.sign ?? ""
                    value: row.value ?? 0
                    ruled: true
                    onRuleAsked: Rules.showStock(row.of, name)
                }
            }
        }
        StockCard {
            objectName: "cards"
            visible: shownCount > 0
            width: parent.width
            named: false
            except: root.open
            stocks: root.stocks
            ruled: true
            onRuleAsked: (id, name) => Rules.showStock(id, name)
        }
    }
    Grid {
        id: hands
        readonly property var holders: {     // object: [{ id, name, colour, cards }]
            const list = []
            for (const side of (Tabletop.sides.revision, Tabletop.allSides())) {
                const cards = (Tabletop.stocksOf(side.id).revision, Tabletop.stock(side.id, "hand"))
                if (cards > 0)
                    list.push({ id: side.id, name: side.name, colour: side.colour, cards: cards })
            }
            return list.sort((a, b) => (b.id === root.active) - (a.id === root.active))
        }
        width: root.block
        columns: Math.max(1, Math.min(2, holders.length))
        spacing: 8
        visible: holders.length > 0
        Repeater {
            model: hands.holders
            HandButton {
                required property var modelData     // object: one of hands.holders
                objectName: "hand-" + modelData.id
                width: (hands.width - hands.spacing * (hands.columns - 1)) / hands.columns
                side: modelData.colour
                name: modelData.name
                cards: modelData.cards
                onWanted: (sheet.make() as HandSheet).openFor(modelData.id)
            }
        }
    }
    StandingTable {
        objectName: "victories"
        width: root.block
        lines: Standing.figures.lines
        about: Standing.activeName
        onRuleAsked: (clause, title) => Rules.showClause(clause, title)
    }
    SeldomSheet {
        id: sheet
        parent: root.Window.contentItem
        HandSheet { objectName: "hand" }
    }
}
