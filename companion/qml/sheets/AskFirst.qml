// SPDX-License-Identifier: GPL-3.0-or-later
// Asked before an act that would give something away: what, in a sentence, and two ways on.
import QtQuick
import Adjutant

Sheet {
    id: root

    property string offer
    property string label

    function openFor(id: string, words: string, loss: string): void {
        offer = id
        label = words
        sub = loss
        open()
    }

    title: label
    sheetWidth: 560
    offers: [{ id: "do", text: qsTr("All the same"), sign: "check", ruled: true }]
    onRuleAsked: Rules.showAction(TableController.offerList.find(one => one.id === offer)?.action ?? "", label)
    onChosen: {
        close()
        TableController.touchOfferAllTheSame(offer)
    }
}
