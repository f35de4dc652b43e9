// SPDX-License-Identifier: GPL-3.0-or-later
// The cards of one player in a trade: each touch on a resource hands over one more, as many as there are; the minus
// takes one back.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Flow {
    id: root

    property var goods: []               // list: a tradedGood each
    property tradedGood none             // while the one that is shown is going

    // Hands that the players keep to themselves are not told.
    readonly property var extras: Standing.extras     // own: what only this game has
    readonly property bool known: (extras.options ?? ({})).hands !== "private"

    signal counted(string good, int count)
    signal ruleAsked

    spacing: 8

    // By number, so that the one that is touched stays in its place.
    Repeater {
        model: root.goods.length
        Row {
            id: seat
            required property int index
            readonly property tradedGood good: root.goods[index] ?? root.none
            spacing: 2

            StepKey {
                visible: seat.good.count > 0
                implicitWidth: Theme.touch
                sign: "minus"
                text: qsTr("%1 less").arg(Names.wordFor(seat.good.of))
                onClicked: root.counted(seat.good.of, seat.good.count - 1)
                ruled: true
                onRuleAsked: root.ruleAsked()
            }
            Pill {
                objectName: "good-" + seat.good.of
                text: !root.known ? String(seat.good.count) : seat.good.count > 0 ? qsTr("%1 of %2").arg(seat.good.count).arg(seat.good.most) : String(seat.good.most)
                Accessible.name: Theme.say([Names.wordFor(seat.good.of), text])
                sign: Names.signFor(seat.good.of)
                chosen: seat.good.count > 0
                blocked: seat.good.count >= seat.good.most
                onClicked: if (!blocked) root.counted(seat.good.of, seat.good.count + 1)
                ruled: true
                onRuleAsked: root.ruleAsked()
            }
        }
    }
}
