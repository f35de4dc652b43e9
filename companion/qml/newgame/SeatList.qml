// SPDX-License-Identifier: GPL-3.0-or-later
// Who plays: how many sides, or which, where the game leaves it open; and who plays each.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    required property StartPlan plan
    readonly property startOption counted: plan.param(plan.system.count)     // the one that says how many
    readonly property bool several: Theme.isLandscape || Theme.isPortrait

    // Rows are made anew only where others are to be shown.
    readonly property var wanted: plan.could.length > 0 ? plan.could : plan.seats     // list: a tableSide each
    readonly property string list: wanted.map(side => [side.id, side.name, side.colour]).join()
    property var rows: []     // object: those of wanted, reassigned only when they change

    signal asked(string side, string name, string person)   // who plays it?

    onListChanged: rows = wanted
    spacing: 12

    Caps { text: root.plan.system.who || qsTr("Who plays") }
    OptionField {
        visible: root.plan.isAsked(root.counted)
        width: root.width
        option: root.counted
        system: root.plan.system.id
        value: root.plan.valueOf(root.counted)
        usual: root.plan.usualOf(root.counted)
        onPicked: value => root.plan.set(root.counted.name, value)
    }
    Flow {
        width: root.width
        spacing: 12
        layoutDirection: Theme.mirrored ? Qt.RightToLeft : Qt.LeftToRight
        Repeater {
            model: root.rows
            SeatTile {
                required property tableSide modelData
                width: root.several && Theme.scale < 1.3 ? (root.width - 12) / 2 : root.width
                side: modelData.id
                name: modelData.name
                colour: modelData.colour
                sign: root.plan.system.sign
                person: root.plan.people[modelData.id] ?? ""
                optional: root.plan.could.length > 0
                seat: optional ? root.plan.seated.indexOf(modelData.id) + 1 : 0
                leavable: root.plan.seated.length > root.plan.fewest
                onSwitched: on => root.plan.seat(side, on)
                onAsked: root.asked(side, name, person)
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
