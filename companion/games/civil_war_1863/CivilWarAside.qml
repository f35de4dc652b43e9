// SPDX-License-Identifier: GPL-3.0-or-later
// Beside the board of 1863: what a battle would cost, what is due, what either side has, how far each is from victory,
// what it has lost, and the markers that are left.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

TableAside {
    id: root

    readonly property var extras: Standing.extras     // own: what only this game has
    readonly property var markers: extras.markers ?? ({ doubling: 0, disabled: 0 })     // own: of the state
    readonly property var pending: extras.pending ?? []     // own: of the state

    AimPanel {
        objectName: "aim"
        width: root.block
    }
    Quote {
        visible: root.pending.length > 0
        width: root.block
        text: root.pending.length === 0 ? ""
            : root.pending[0].kind === "removal" ? qsTr("%1 removes %2.").arg(Seating.personOf(root.pending[0].side) || Names.sideName(root.pending[0].side)).arg(root.pending[0].count)
                                                 : qsTr("The survivors of %1 get away: touch a lit square.").arg(Names.sideName(root.pending[0].side))
    }
    Flow {
        id: armies
        width: root.block
        spacing: 8
        Repeater {
            model: Tabletop.sides
            StockCard {
                required property var model     // row: a row of Tabletop.sides
                width: Theme.scale > 1.2 ? armies.width : (armies.width - armies.spacing) / 2
                side: model.colour
                name: (Seating.seats, Seating.playedName(model.id))
                headRoom: roomFor(armies.children)
                stocks: Tabletop.stocksOf(model.id)
                ruled: true
                onRuleAsked: (id, name) => Rules.showStock(id, name)
            }
        }
    }
    StandingTable {
        objectName: "standing"
        width: root.block
        lines: Standing.figures.lines
        onRuleAsked: (clause, title) => Rules.showClause(clause, title)
    }
    Row {
        spacing: 8
        Tracker {
            width: (root.block - 8) / 2
            name: qsTr("Works left")
            sign: "spade"
            value: root.markers.doubling
            ruled: true
            onRuleAsked: Rules.showStock("doubling", name)
        }
        Tracker {
            width: (root.block - 8) / 2
            name: qsTr("Disabled left")
            sign: "warning"
            value: root.markers.disabled
            ruled: true
            onRuleAsked: Rules.showStock("disabled", name)
        }
    }
}
