// SPDX-License-Identifier: GPL-3.0-or-later
// Who plays: how many sides, or which, where the game leaves it open.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    required property StartPlan plan
    readonly property var counted: plan.param(plan.system.count ?? "")
    readonly property bool several: Theme.isLandscape || Theme.isPortrait

    spacing: 12

    Caps { text: root.plan.system.who || qsTr("Who plays") }
    OptionField {
        visible: root.plan.isAsked(root.counted)
        width: root.width
        option: root.counted
        value: root.plan.valueOf(root.counted)
        usual: root.plan.usualOf(root.counted)
        onPicked: value => root.plan.set(root.counted.name, value)
    }
    Flow {
        visible: root.plan.could.length > 0
        width: root.width
        spacing: 12
        layoutDirection: Theme.mirrored ? Qt.RightToLeft : Qt.LeftToRight
        Repeater {
            model: root.plan.could
            PowerTile {
                required property var modelData
                width: root.several && Theme.scale < 1.3 ? (root.width - 12) / 2 : root.width
                side: modelData.side
                name: modelData.name
                colour: modelData.colour
                sign: root.plan.system.sign ?? ""
                seat: root.plan.seated.indexOf(modelData.side) + 1
                leavable: root.plan.seated.length > root.plan.fewest
                onSwitched: on => root.plan.seat(side, on)
            }
        }
    }
    Words {
        visible: root.plan.could.length > 0
        width: root.width
        text: root.plan.seated.length > root.plan.fewest
              ? qsTr("They sit clockwise in the order of their seats. To move one to the end, switch it off and on again.")
              : qsTr("They sit clockwise in the order of their seats. A game needs at least %1.").arg(root.plan.fewest)
        color: Theme.ink2
    }
}
