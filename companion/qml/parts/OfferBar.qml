// SPDX-License-Identifier: GPL-3.0-or-later
// The bar below: Undo in its corner, then what may be done now, most likely first. Laid out for the three forms
// (OfferPlan); what does not fit goes behind More. While a finger is down nothing changes places, and odds that come while
// nobody touches anything change a figure and nothing else.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Rectangle {
    id: root

    property var offers: []          // object: [{ id, text, sign, sub, whose, odds, chance, likely, blocked, reason, rare }], most likely first
    property bool steady: false      // of one height whatever it offers, the seat of More kept for More
    property bool keepsMore: false   // with nothing behind it, too: its sheet has more than acts
    property string takesBack
    property bool canUndo: true
    property bool withUndo: true
    readonly property alias undoButton: undo

    signal chosen(string id)
    signal refused(string id)
    signal ruleAsked(var offer)      // the rule behind it: touched and held, or by the menu key
    signal undone
    signal moreAsked(var offers)     // those behind More, when it was touched

    property var byId: ({})          // object: what is on the bar; follows `offers` while no finger is down
    property string words            // what the seats are made for: odds that come later move nothing
    property int fingers: 0

    readonly property var plan: offerPlan.places     // object: where everything is: as OfferPlan.arrange gives it

    implicitWidth: Theme.windowWidth
    implicitHeight: plan.height
    color: Theme.page

    onOffersChanged: if (fingers === 0) follow()
    onFingersChanged: if (fingers === 0) afterwards.restart()
    Component.onCompleted: follow()

    // After the click that the finger makes.
    Timer {
        id: afterwards
        interval: 0
        onTriggered: if (root.fingers === 0) root.follow()
    }

    function follow(): void {
        const rows = ({})
        for (const offer of offers)
            rows[offer.id] = offer
        const now = JSON.stringify(offers.map(offer => [offer.id, offer.text, offer.sign, offer.sub, offer.chance || Boolean(offer.odds),
                                                        offer.likely, offer.blocked, offer.reason, offer.rare]))
        if (now !== words) {
            words = now
            offerPlan.offers = offers
        }
        byId = rows
    }

    Pool { id: large; rows: root.seats(false) }
    Pool { id: pills; rows: root.seats(true) }

    OfferPlan {
        id: offerPlan
        width: root.width
        withUndo: root.withUndo
        steady: root.steady
        keepsMore: root.keepsMore
        undoHigh: root.withUndo ? Math.max(Theme.undoHeight, undo.implicitHeight) : 0
    }
    // Every offer on the bar (or every pill) with its place.
    function seats(pills: bool): var {
        const out = []
        for (const row of plan.rows.filter(r => r.pills === pills))
            for (const item of row.items)
                out.push({ id: item.offer.id, offer: item.offer, x: Theme.mirrored ? width - item.x - item.width : item.x,
                           y: row.y, width: item.width, height: row.height })
        return out
    }

    function touch(offer: var): void {
        if (offer.isMore)
            moreAsked(offerPlan.hidden().map(hidden => byId[hidden.id] ?? hidden))
        else if (offer.blocked)
            refused(offer.id)
        else
            chosen(offer.id)
    }

    function isRuled(offer: var): bool {
        return (offer.action ?? "") !== ""
    }

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }
    UndoButton {
        id: undo
        visible: root.withUndo
        x: Theme.mirrored ? root.width - root.plan.undo.x - width : root.plan.undo.x
        y: root.plan.undo.y
        width: root.plan.undo.width
        height: root.plan.undo.height
        takesBack: root.takesBack
        possible: root.canUndo
        onChosen: root.undone()
    }
    Rectangle {
        visible: Theme.isLandscape && root.withUndo
        x: Theme.mirrored ? root.width - undoEnd : undoEnd
        y: 20
        width: 1
        height: root.height - 40
        color: Theme.line
        readonly property real undoEnd: offerPlan.margin + Theme.undoWidth + 16
    }
    Repeater {
        model: large.most

        Offer {
            required property int index
            readonly property var seat: large.rows[index] ?? ({})     // object: one of seats()
            readonly property var offer: root.byId[seat.id] ?? seat.offer ?? ({})     // object: one of offers
            objectName: "offer-" + (seat.id ?? "")
            visible: seat.id !== undefined
            x: seat.x ?? 0
            y: seat.y ?? 0
            width: seat.width ?? 0
            height: seat.height ?? 0
            text: offer.text ?? ""
            sign: offer.sign ?? ""
            sub: offer.sub ?? ""
            whose: offer.whose ?? ""
            odds: offer.odds ?? ""
            chance: offer.chance ?? ""
            likely: offer.likely ?? false
            blocked: offer.blocked ?? false
            reason: offer.reason ?? ""
            given: root.steady
            onPressedChanged: root.fingers += pressed ? 1 : -1
            onChosen: root.touch(offer)
            onRefused: root.touch(offer)
            ruled: root.isRuled(offer)
            onRuleAsked: root.ruleAsked(offer)
        }
    }
    Repeater {
        model: pills.most

        Pill {
            required property int index
            readonly property var seat: pills.rows[index] ?? ({})     // object: one of seats()
            readonly property var offer: root.byId[seat.id] ?? seat.offer ?? ({})     // object: one of offers
            objectName: "pill-" + (seat.id ?? "")
            visible: seat.id !== undefined
            x: seat.x ?? 0
            y: seat.y ?? 0
            width: seat.width ?? 0
            height: seat.height ?? 0
            text: [offer.text, offer.odds ? Theme.chanceOf(offer) : ""].filter(word => word).join(" ")
            sub: offer.whose ?? ""
            sign: offer.sign ?? ""
            blocked: offer.blocked ?? false
            Accessible.description: (offer.blocked ? offer.reason : offer.sub) ?? ""
            onPressedChanged: root.fingers += pressed ? 1 : -1
            onClicked: root.touch(offer)
            ruled: root.isRuled(offer)
            onRuleAsked: root.ruleAsked(offer)
        }
    }
}
