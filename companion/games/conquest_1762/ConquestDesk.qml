// SPDX-License-Identifier: GPL-3.0-or-later
// What is always at hand beside the map: trading, while anybody may, and the last roll.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Flow {
    id: root

    // Is there a trade to be made now? The list of offers is there to be told of changes.
    readonly property bool trades: TableController.offerList.some(offer => offer.action === "player-trade" || offer.action === "bank-trade")
    readonly property var extras: Standing.extras     // own: what only this game has
    readonly property bool rolled: (extras.turn ?? null) !== null

    // In one line: the signs go where the words are long.
    readonly property bool withSigns: trading.widthWithSign + last.widthWithSign + spacing <= width

    spacing: 8
    visible: rolled

    Pill {
        id: trading
        objectName: "trade"
        blocked: !root.trades            // it keeps its place
        text: qsTr("Trade")
        sign: root.withSigns ? "hand" : ""
        onClicked: if (root.trades) (trade.make() as TradeSheet).openNow()
        ruled: true
        onRuleAsked: Rules.showAction("bank-trade", text)
    }
    Pill {
        id: last
        objectName: "lastRoll"
        text: qsTr("The last roll")
        sign: root.withSigns ? "dice" : ""
        onClicked: (dealings.make() as DealingsSheet).openNow()
        ruled: true
        onRuleAsked: Rules.showAction("roll-resources", text)
    }
    Late {
        id: trade
        parent: root.Window.contentItem
        TradeSheet { objectName: "tradeSheet" }
    }
    SeldomSheet {
        id: dealings
        parent: root.Window.contentItem
        DealingsSheet { objectName: "dealingsSheet" }
    }
}
