// SPDX-License-Identifier: GPL-3.0-or-later
// The faces of the table's dice in place of the act that throws them: the touch that says what the first die shows is
// the act as well.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    property thrownInstead none           // while the row that is shown is going

    visible: Selection.thrown.length > 0
    spacing: 8

    Repeater {
        model: Selection.thrown.length
        Column {
            id: row
            required property int index
            readonly property thrownInstead dice: Selection.thrown[index] ?? root.none
            readonly property real face: Math.max(Theme.touch, Math.min(60, (root.width - 2 * (dice.sides - 1)) / Math.max(1, dice.sides)))
            objectName: "thrown-" + index
            width: root.width
            spacing: 4

            Words {
                width: parent.width
                text: Theme.say([row.dice.text, row.dice.note])
                size: Theme.noteSize
                color: Theme.ink2
            }
            Flow {
                width: parent.width
                spacing: 2
                Repeater {
                    model: row.dice.sides
                    Touchable {
                        id: key
                        required property int index
                        objectName: "face-" + (index + 1)
                        implicitWidth: Math.floor(row.face)
                        implicitHeight: implicitWidth
                        ringRadius: Theme.tileRadius
                        text: qsTr("%1: the die shows %2").arg(row.dice.text).arg(index + 1)
                        onClicked: TableController.touchThrown(row.dice.id, index + 1)
                        ruled: true
                        onRuleAsked: Rules.showAction(row.dice.action, row.dice.text)
                        DieFace {
                            anchors.centerIn: parent
                            width: parent.width - 2
                            sides: row.dice.sides
                            face: key.index + 1
                        }
                    }
                }
            }
        }
    }
}
