// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that may be done now, and what may not with the reason: first of what is chosen, then what is nobody's own,
// such as the end of the turn, then of everybody else. The list is the table's; the sheet only shows it, and stays whole
// until it is out of sight, so that what was touched is still there when it is done.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Sheet {
    id: root

    // On a phone what is being put together lies over the way to the stocks and the hands.
    property bool withStanding: false
    signal standingAsked

    title: qsTr("What may be done now")
    withRefuse: false

    readonly property KeyedRows rows: KeyedRows { source: root.visible ? root.inOrder(TableController.offerList) : [] }

    function inOrder(offers: var): var {
        // No sort: Qt's changes the order of what is alike, and the likeliest has to stand first.
        const rank = offer => offer.forChosen ? 0 : offer.actor === "" ? 1 : 2
        const all = Array.from(offers), ranked = place => all.filter(offer => rank(offer) === place)
        return ranked(0).concat(ranked(1), ranked(2))
    }

    // What would be lost by an act stands under it here, so that it is not asked about once more.
    property var losses: ({})            // object: id → words
    onOpenedChanged: {
        const told = ({})
        if (opened)
            for (const offer of TableController.offerList)
                told[offer.id] = TableController.loss(offer.id)
        losses = told
    }

    // The sheet goes first: what the act opens then comes up over the table.
    function pick(id: string): void {
        const told = (losses[id] ?? "") !== ""
        close()
        if (told)
            TableController.touchOfferAllTheSame(id)
        else
            TableController.touchOffer(id)
    }

    Words {
        visible: root.rows.keys.length > 0
        width: parent.width
        text: qsTr("Hold an act to read its rule, and to look at its odds, its facts and its sums before it is done.")
        size: Theme.noteSize
        color: Theme.ink2
    }
    Pill {
        visible: root.withStanding
        text: qsTr("How it stands")
        sign: "plot"
        onClicked: {
            root.close()
            root.standingAsked()
        }
    }
    Flow {
        width: parent.width
        spacing: 12

        Repeater {
            model: root.rows.model
            Offer {
                required property var model     // row: as rows.row() takes it
                readonly property var offer: root.rows.row(model)     // any: what row() gives, a tableOffer
                width: Theme.isPhone ? parent.width : (parent.width - 12) / 2
                height: Math.max(implicitHeight, Theme.offerHeight)
                sign: offer.sign ?? ""
                text: offer.text ?? ""
                sub: root.losses[offer.id] || (offer.sub ?? "")
                odds: offer.odds ?? ""
                chance: offer.chance ?? ""
                likely: offer.likely ?? false
                blocked: offer.blocked ?? false
                reason: offer.reason ?? ""
                terse: false                     // who does it, and with what, tells one act from another
                onChosen: root.pick(offer.id)
                ruled: (offer.action ?? "") !== ""
                onRuleAsked: blocked ? Rules.showAction(offer.action, offer.text, offer.clause) : Rules.showOffer(offer.id, offer.action, offer.text)
                onRefused: root.pick(offer.id)      // the refusal has its clause, and a way to rule otherwise
            }
        }
    }
}
