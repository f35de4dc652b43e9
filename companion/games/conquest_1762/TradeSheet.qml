// SPDX-License-Identifier: GPL-3.0-or-later
// The trader's table: what the player whose turn it is gives, and what the bank or another player gives for it. What
// everybody has stands beside it. With another player each card is one touch; with the bank it is the two kinds.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Sheet {
    id: root

    property var acts: []                // the trades that may be made, as the engine offers them
    property string partner              // "": the bank
    property var given: ({})             // cards by resource, of a trade with a player
    property var taken: ({})     // good to how many
    property string bankGive             // of a trade with the bank
    property int bankTimes: 1

    readonly property string active: Standing.active
    readonly property var players: acts.filter(act => act.do === "player-trade")     // those of acts that trade with a player
    readonly property var banks: acts.filter(act => act.do === "bank-trade")     // those of acts that trade with the bank
    readonly property bool complete: partner !== "" && sum(given) > 0 && sum(taken) > 0

    function param(act: var, name: string): var {
        return Array.from(act.params).find(one => one.name === name)
    }
    function sum(cards: var): int {
        return Object.values(cards).reduce((all, count) => all + count, 0)
    }
    function goodsOf(act: var, name: string): var {
        const counts = ({})
        for (const good of act === undefined ? [] : param(act, name).choices)
            counts[good] = (counts[good] ?? 0) + 1
        return counts
    }
    function listed(cards: var): string {
        return Object.entries(cards).map(pair => pair[1] + " " + Names.inSentence(Names.wordFor(pair[0]))).join(", ")
    }
    function openNow(): void {
        acts = TableController.offersOf(["player-trade", "bank-trade"])
        clear()
        open()
    }
    function clear(): void {
        given = ({})
        taken = ({})
        bankGive = ""
        bankTimes = 1
        partner = ""
    }
    function counted(cards: var, good: string, count: int): var {
        const next = Object.assign({}, cards)
        if (count > 0)
            next[good] = count
        else
            delete next[good]
        return next
    }
    function trade(): void {
        if (TableController.act({ "do": "player-trade", "with": partner, give: given, take: taken }))
            close()
    }
    // What the bank gives for a resource: [{take, rate, most}]
    function takesOf(give: string): var {
        return banks.filter(act => param(act, "give").choices[0] === give)
                    .reduce((all, act) => all.concat(param(act, "take").choices.map(take => ({ take: take, rate: act.note, most: param(act, "times").max }))), [])
    }
    function tradeWithBank(take: string): void {
        if (TableController.act({ "do": "bank-trade", give: bankGive, take: take, times: bankTimes }))
            close()
    }

    title: qsTr("Trade")
    sub: complete ? qsTr("%1 gives %2 and takes %3").arg(Standing.activeName).arg(listed(given)).arg(listed(taken))
                  : qsTr("Touch what %1 gives, and what comes back for it.").arg(Standing.activeName)
    refuseText: qsTr("Close")
    offers: complete ? [{ id: "trade", text: qsTr("Trade with %1").arg(Names.sideName(partner)), sign: "hand", ruled: true, likely: true }] : []
    onRuleAsked: Rules.showAction("player-trade", title)
    onChosen: trade()
    onClosed: clear()

    Caps {
        visible: root.players.length > 0
        text: qsTr("%1 gives").arg(Standing.activeName)
    }
    TradeGoods {
        objectName: "gives"
        visible: root.players.length > 0
        width: parent.width
        most: root.goodsOf(root.players[0], "give")
        counts: root.given
        onRuleAsked: Rules.showParameter("player-trade", "give", root.title)
        onCounted: (good, count) => {
            root.bankGive = ""
            root.given = root.counted(root.given, good, count)
        }
    }
    Repeater {
        model: root.players
        Column {
            id: other
            required property var modelData     // one of players
            readonly property string side: root.param(modelData, "with").choices[0]
            width: parent.width
            spacing: 6
            Row {
                spacing: 8
                SideShape {
                    anchors.verticalCenter: parent.verticalCenter
                    width: 20
                    height: 20
                    side: Names.colourOf(other.side)
                    color: Sides.ink(side)
                }
                Caps { text: qsTr("%1 gives").arg(Names.sideName(other.side)) }
            }
            TradeGoods {
                objectName: "gives-" + other.side
                width: parent.width
                most: root.goodsOf(other.modelData, "take")
                counts: root.partner === other.side ? root.taken : ({})
                onRuleAsked: Rules.showParameter("player-trade", "take", root.title)
                onCounted: (good, count) => {
                    root.bankGive = ""
                    root.taken = root.counted(root.partner === other.side ? root.taken : ({}), good, count)
                    root.partner = other.side
                }
            }
        }
    }
    Caps {
        visible: root.banks.length > 0
        text: qsTr("With the bank")
    }
    Flow {
        width: parent.width
        spacing: 8
        Repeater {
            model: root.banks.map(act => root.param(act, "give").choices[0]).filter((good, i, all) => all.indexOf(good) === i)
            Pill {
                required property string modelData
                objectName: "bank-give-" + modelData
                text: qsTr("give %1").arg(Names.inSentence(Names.wordFor(modelData)))
                sign: Names.signFor(modelData)
                chosen: root.bankGive === modelData
                ruled: true
                onRuleAsked: Rules.showParameter("bank-trade", "give", text)
                onClicked: {
                    root.clear()
                    root.bankGive = modelData
                }
            }
        }
    }
    Stepper {
        visible: root.bankGive !== "" && to > 1
        width: Math.min(parent.width, 420)
        label: qsTr("How often")
        value: root.bankTimes
        from: 1
        to: Math.max(1, ...root.takesOf(root.bankGive).map(take => take.most))
        onStepTo: times => root.bankTimes = times
        ruled: true
        onRuleAsked: Rules.showParameter("bank-trade", "times", label)
    }
    // The touch on what is taken is the trade.
    Flow {
        visible: root.bankGive !== ""
        width: parent.width
        spacing: 8
        Repeater {
            model: root.takesOf(root.bankGive)
            Pill {
                required property var modelData     // one of takesOf(bankGive)
                objectName: "bank-take-" + modelData.take
                text: qsTr("take %1").arg(Names.inSentence(Names.wordFor(modelData.take)))
                sign: Names.signFor(modelData.take)
                Accessible.description: modelData.rate
                blocked: root.bankTimes > modelData.most
                onClicked: if (!blocked) root.tradeWithBank(modelData.take)
                ruled: true
                onRuleAsked: Rules.showParameter("bank-trade", "take", text)
            }
        }
    }
}
