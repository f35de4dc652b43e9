// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that may be done now, and what may not with the reason. The list is the table's; the sheet only shows it,
// and stays whole until it is out of sight, so that what was touched is still there when it is done.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Sheet {
    id: root

    title: qsTr("What may be done now")
    withRefuse: false

    // The sheet goes first: what the act opens then comes up over the table.
    function pick(id: string): void {
        close()
        TableController.touchOffer(id)
    }

    Flow {
        width: parent.width
        spacing: 12

        Repeater {
            model: root.visible ? TableController.offers : null
            Offer {
                required property var model
                width: Theme.isPhone ? parent.width : (parent.width - 12) / 2
                height: Math.max(implicitHeight, Theme.offerHeight)
                sign: model.sign
                text: model.text
                sub: model.sub
                odds: model.odds
                likely: model.likely
                blocked: model.blocked
                reason: model.reason
                onChosen: root.pick(model.id)
                onRefused: TableController.touchOffer(model.id)
            }
        }
    }
}
