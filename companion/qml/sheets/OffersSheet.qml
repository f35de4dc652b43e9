// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that may be done now, and what may not with the reason. The pen opens an offer's choices before it is
// done.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Sheet {
    id: root

    title: qsTr("What may be done now")
    refuseText: qsTr("Close")

    Flow {
        width: parent.width
        spacing: 12

        Repeater {
            model: root.opened ? TableController.offers : []
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
                onChosen: {
                    root.close()
                    TableController.touchOffer(model.id)
                }
                onRefused: TableController.touchOffer(model.id)
            }
        }
    }
}
