// SPDX-License-Identifier: GPL-3.0-or-later
// The games there are: beside the page of the chosen one in a landscape window, else above it. One is always chosen.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Flow {
    id: root

    property var systems: []             // list: a startGame each
    property string chosen               // the id of one

    signal picked(string id)

    spacing: 8
    layoutDirection: Theme.mirrored ? Qt.RightToLeft : Qt.LeftToRight
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Which game")

    Repeater {
        model: root.systems
        Touchable {
            id: game
            required property startGame modelData
            readonly property bool isChosen: modelData.id === root.chosen
            objectName: "system-" + modelData.id
            width: Theme.isPortrait ? (root.width - 8) / 2 : root.width
            height: Math.max(Theme.isPhone ? 56 : 76, name.implicitHeight + 20)
            text: modelData.name
            ringRadius: Theme.tileRadius
            Accessible.role: Accessible.RadioButton
            Accessible.checkable: true
            Accessible.checked: isChosen
            onClicked: root.picked(modelData.id)

            Plate {
                anchors.fill: parent
                fill: game.isChosen ? Theme.raised : Theme.card
                border: game.isChosen ? Theme.brassLine : Theme.edge
                borderWidth: game.isChosen ? 3 : 1
                radius: Theme.tileRadius
                lip: 3
                pressed: game.pressed

                Icon {
                    id: emblem
                    x: 16
                    anchors.verticalCenter: parent.verticalCenter
                    size: Theme.isPhone ? 26 : 32
                    name: game.modelData.sign
                    color: game.isChosen ? Theme.brassInk : Theme.ink
                }
                Words {
                    id: name
                    anchors { left: emblem.right; leftMargin: 14; right: parent.right; rightMargin: 10; verticalCenter: parent.verticalCenter }
                    text: game.text
                    size: Theme.size(21, 20, 21)
                    font.bold: true
                    Accessible.ignored: true
                }
            }
        }
    }
}
