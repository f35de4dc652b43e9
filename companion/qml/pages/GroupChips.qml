// SPDX-License-Identifier: GPL-3.0-or-later
// The pieces of the chosen stack: those that go are lit; a touch leaves one behind or takes it along again.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    readonly property var group: TableController.group

    // Beside its icon a piece needs no more than its number.
    function brief(piece: var): string {
        return piece.sign !== "" ? piece.label.replace(/^\D+ (?=\d+$)/, "") : piece.label
    }

    visible: group.length > 1
    spacing: 6

    Caps {
        width: parent.width
        text: qsTr("Who goes")
    }
    Flow {
        width: root.width
        spacing: 8
        Repeater {
            model: root.group
            Pill {
                required property var modelData
                text: root.brief(modelData)
                Accessible.name: modelData.label
                sign: modelData.sign
                size: Theme.labelSize
                chosen: modelData.going
                checkable: true
                onClicked: TableController.touchOfGroup(modelData.id)
            }
        }
    }
}
