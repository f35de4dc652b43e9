// SPDX-License-Identifier: GPL-3.0-or-later
// How a game ends that the players end by agreement: one of the sides has won, it is a draw, or there is no result. The
// first touch ends it; Undo takes it back.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    readonly property var sides: Seating.seats     // object: of Seating.seats
    readonly property string standing: Standing.asItStands

    signal ended

    function end(winners: list<string>): void {
        if (TableController.endAgreed(winners))
            ended()
    }

    spacing: 10

    Caps {
        width: parent.width
        text: qsTr("End the game here: who has won?")
    }
    Flow {
        width: parent.width
        spacing: 10
        layoutDirection: Theme.mirrored ? Qt.RightToLeft : Qt.LeftToRight
        Repeater {
            model: root.sides
            Pill {
                required property var modelData     // object: one of sides
                objectName: "end-" + modelData.side
                width: Math.min(implicitWidth, root.width)
                text: Theme.say([modelData.sideName, modelData.person])
                sign: "star"
                Accessible.name: qsTr("End the game, the winner: %1").arg(text)
                onClicked: root.end([modelData.side])
                ruled: true
                onRuleAsked: Rules.showAction("end", text)
            }
        }
        Pill {
            objectName: "end-draw"
            text: qsTr("A draw")
            sign: "hand"
            Accessible.name: qsTr("End the game with a draw")
            onClicked: root.end(root.sides.map(seat => seat.side))
            ruled: true
            onRuleAsked: Rules.showAction("end", text)
        }
        Pill {
            objectName: "end-standing"
            visible: root.standing !== ""
            width: Math.min(implicitWidth, root.width)
            text: root.standing
            sign: "flag"
            Accessible.name: qsTr("End the game: %1").arg(text)
            onClicked: if (TableController.endAsItStands()) root.ended()
            ruled: true
            onRuleAsked: Rules.showAction("end", text)
        }
        Pill {
            objectName: "end-nobody"
            text: qsTr("No result")
            sign: "flag"
            Accessible.name: qsTr("End the game without a result")
            onClicked: root.end([])
            ruled: true
            onRuleAsked: Rules.showAction("end", text)
        }
    }
}
