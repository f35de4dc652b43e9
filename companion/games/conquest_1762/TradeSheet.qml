// SPDX-License-Identifier: GPL-3.0-or-later
// The trader's table: what the player whose turn it is gives, and what the bank or another player gives for it. What
// everybody has stands beside it. With another player each card is one touch; with the bank it is the two kinds.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Sheet {
    id: root

    readonly property string active: Standing.active

    function listed(goods: var): string {     // a tradedGood each
        return Array.from(goods).filter(good => good.count > 0)
                    .map(good => good.count + " " + Names.inSentence(Names.wordFor(good.of))).join(", ")
    }
    function openNow(): void {
        trades.begin()
        open()
    }

    title: qsTr("Trade")
    sub: trades.complete ? qsTr("%1 gives %2 and takes %3").arg(Standing.activeName).arg(listed(trades.gives))
                                .arg(listed(Array.from(trades.partners).find(other => other.side === trades.partner).goods))
                         : qsTr("Touch what %1 gives, and what comes back for it.").arg(Standing.activeName)
    refuseText: qsTr("Close")
    offers: trades.complete ? [{ id: "trade", text: qsTr("Trade with %1").arg(Names.sideName(trades.partner)), sign: "hand", ruled: true, likely: true }] : []
    onRuleAsked: Rules.showAction("player-trade", title)
    onChosen: if (trades.trade()) close()
    onClosed: trades.clear()

    Trades {
        id: trades
        table: TableController
    }

    Caps {
        visible: trades.partners.length > 0
        text: qsTr("%1 gives").arg(Standing.activeName)
    }
    TradeGoods {
        objectName: "gives"
        visible: trades.partners.length > 0
        width: parent.width
        goods: trades.gives
        onCounted: (good, count) => trades.give(good, count)
        onRuleAsked: Rules.showParameter("player-trade", "give", root.title)
    }
    Repeater {
        model: trades.partners.length
        Column {
            id: other
            required property int index
            property tradePartner nobody     // while the one that is shown is going
            readonly property tradePartner partner: trades.partners[index] ?? nobody
            width: parent.width
            spacing: 6
            Row {
                spacing: 8
                SideShape {
                    anchors.verticalCenter: parent.verticalCenter
                    width: 20
                    height: 20
                    side: Names.colourOf(other.partner.side)
                    color: Sides.ink(side)
                }
                Caps { text: qsTr("%1 gives").arg(Names.sideName(other.partner.side)) }
            }
            TradeGoods {
                objectName: "gives-" + other.partner.side
                width: parent.width
                goods: other.partner.goods
                onCounted: (good, count) => trades.take(other.partner.side, good, count)
                onRuleAsked: Rules.showParameter("player-trade", "take", root.title)
            }
        }
    }
    Caps {
        visible: trades.toBank.length > 0
        text: qsTr("With the bank")
    }
    Flow {
        width: parent.width
        spacing: 8
        Repeater {
            model: trades.toBank
            Pill {
                required property string modelData
                objectName: "bank-give-" + modelData
                text: qsTr("give %1").arg(Names.inSentence(Names.wordFor(modelData)))
                sign: Names.signFor(modelData)
                chosen: trades.bankGive === modelData
                ruled: true
                onRuleAsked: Rules.showParameter("bank-trade", "give", text)
                onClicked: trades.giveBank(modelData)
            }
        }
    }
    Stepper {
        visible: trades.bankGive !== "" && to > 1
        width: Math.min(parent.width, 420)
        label: qsTr("How often")
        value: trades.times
        from: 1
        to: trades.mostTimes
        onStepTo: times => trades.times = times
        ruled: true
        onRuleAsked: Rules.showParameter("bank-trade", "times", label)
    }
    // The touch on what is taken is the trade.
    Flow {
        visible: trades.bankGive !== ""
        width: parent.width
        spacing: 8
        Repeater {
            model: trades.ofBank
            Pill {
                required property bankTrade modelData
                objectName: "bank-take-" + modelData.take
                text: qsTr("take %1").arg(Names.inSentence(Names.wordFor(modelData.take)))
                sign: Names.signFor(modelData.take)
                Accessible.description: modelData.rate
                blocked: trades.times > modelData.most
                onClicked: if (!blocked && trades.tradeWithBank(modelData.take)) root.close()
                ruled: true
                onRuleAsked: Rules.showParameter("bank-trade", "take", text)
            }
        }
    }
}
