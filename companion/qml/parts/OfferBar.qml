// SPDX-License-Identifier: GPL-3.0-or-later
// The bar below: Undo in its corner, then what may be done now, most likely first. Laid out for the three forms
// (OfferPlan); what does not fit goes behind More. While a finger is down nothing changes places.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Rectangle {
    id: root

    property var offers: []          // [{ id, text, sign, sub, odds, likely, blocked, reason, rare }], most likely first
    property string takesBack
    property bool canUndo: true
    property bool withUndo: true
    readonly property alias undoButton: undo

    signal chosen(string id)
    signal refused(string id)
    signal undone
    signal moreAsked(var offers)     // those behind More, when it was touched

    property var shown: []           // what is on the bar; follows `offers` while no finger is down
    property int held: 0

    readonly property var plan: offerPlan.places

    implicitWidth: Theme.windowWidth
    implicitHeight: plan.height
    color: Theme.page

    onOffersChanged: if (held === 0) shown = offers
    onHeldChanged: if (held === 0) shown = offers
    Component.onCompleted: shown = offers

    OfferPlan {
        id: offerPlan
        offers: root.shown
        width: root.width
        withUndo: root.withUndo
        undoHigh: root.withUndo ? Math.max(Theme.undoHeight, undo.implicitHeight) : 0
    }

    // Every offer on the bar (or every pill) with its place.
    function seats(pills: bool): var {
        const out = []
        for (const row of plan.rows.filter(r => r.pills === pills))
            for (const item of row.items)
                out.push({ offer: item.offer, x: Theme.mirrored ? width - item.x - item.width : item.x,
                           y: row.y, width: item.width, height: row.height })
        return out
    }

    function touch(offer: var): void {
        if (offer.isMore)
            moreAsked(offerPlan.hidden())
        else if (offer.blocked)
            refused(offer.id)
        else
            chosen(offer.id)
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
        model: root.seats(false)

        Offer {
            required property var modelData
            readonly property var offer: modelData.offer
            x: modelData.x
            y: modelData.y
            width: modelData.width
            height: modelData.height
            text: offer.text
            sign: offer.sign ?? ""
            sub: offer.sub ?? ""
            odds: offer.odds ?? ""
            likely: offer.likely ?? false
            blocked: offer.blocked ?? false
            reason: offer.reason ?? ""
            onPressedChanged: root.held += pressed ? 1 : -1
            onChosen: root.touch(offer)
            onRefused: root.touch(offer)
        }
    }
    Repeater {
        model: root.seats(true)

        Pill {
            required property var modelData
            readonly property var offer: modelData.offer
            x: modelData.x
            y: modelData.y
            width: modelData.width
            height: modelData.height
            text: offer.text + (offer.odds ? " " + offer.odds : "")
            sign: offer.sign ?? ""
            blocked: offer.blocked ?? false
            Accessible.description: (offer.blocked ? offer.reason : offer.sub) ?? ""
            onPressedChanged: root.held += pressed ? 1 : -1
            onClicked: root.touch(offer)
        }
    }
}
