// SPDX-License-Identifier: GPL-3.0-or-later
// Beside the board of 1863: what a battle would cost, what either side has, what is due, and the markers that are left.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Flickable {
    id: root

    readonly property var extras: TableController.extras
    readonly property var markers: extras.markers ?? ({ doubling: 0, disabled: 0 })
    readonly property var pending: extras.pending ?? []

    implicitHeight: column.height
    contentHeight: column.height
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentHeight > height
    clip: interactive

    Flow {
        id: column
        readonly property real block: Theme.isPortrait ? (root.width - 16) / 2 : root.width
        width: root.width
        spacing: 14

        AimPanel {
            objectName: "aim"
            width: column.width
        }
        Quote {
            visible: root.pending.length > 0
            width: column.width
            text: root.pending.length === 0 ? ""
                : root.pending[0].kind === "removal" ? qsTr("%1 removes %2.").arg(TableController.personOf(root.pending[0].side) || TableController.sideName(root.pending[0].side)).arg(root.pending[0].count)
                                                     : qsTr("The survivors of %1 get away: touch a lit square.").arg(TableController.sideName(root.pending[0].side))
        }
        Repeater {
            model: TableController.sides
            StockCard {
                required property var model
                width: column.block
                side: model.colour
                name: (TableController.seats, TableController.playedName(model.id))
                stocks: TableController.stocksOf(model.id)
            }
        }
        Row {
            spacing: 8
            Tracker {
                width: (column.block - 8) / 2
                name: qsTr("Works left")
                sign: "spade"
                value: root.markers.doubling
            }
            Tracker {
                width: (column.block - 8) / 2
                name: qsTr("Disabled left")
                sign: "warning"
                value: root.markers.disabled
            }
        }
    }
}
