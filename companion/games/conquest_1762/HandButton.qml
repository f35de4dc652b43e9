// SPDX-License-Identifier: GPL-3.0-or-later
// Opens the hidden hand of one player for as long as nobody else looks: with a touch that is held. It is there for every
// player who holds cards, so that its being there tells nothing.
import QtQuick
import Adjutant

Touchable {
    id: root

    property string side
    property string name
    property int cards: 0

    signal wanted

    height: 56
    text: qsTr("%1, empire cards: touch and hold").arg(name)
    heldForRule: false
    onPressAndHold: wanted()
    ruled: true
    onRuleAsked: Rules.showStock("hand", name)
    Keys.onReturnPressed: wanted()

    Plate {
        anchors.fill: parent
        fill: Theme.card
        border: Theme.edge
        lip: 3
        pressed: root.pressed
        Row {
            anchors { left: parent.left; leftMargin: 14; verticalCenter: parent.verticalCenter }
            spacing: 8
            SideShape {
                anchors.verticalCenter: parent.verticalCenter
                width: 20
                height: 20
                side: root.side
                color: Sides.ink(side)
            }
            Words {
                anchors.verticalCenter: parent.verticalCenter
                text: root.cards
                size: Theme.size(24, 22, 24)
                font.bold: true
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
            Icon {
                anchors.verticalCenter: parent.verticalCenter
                size: 26
                name: "card"
            }
            Words {
                visible: root.width > 250 * Theme.scale
                anchors.verticalCenter: parent.verticalCenter
                width: Math.max(0, root.width - x - 14)
                height: root.height - 8
                verticalAlignment: Text.AlignVCenter
                fontSizeMode: Text.Fit
                minimumPixelSize: Theme.tightSize
                text: root.pressed ? qsTr("keep holding") : qsTr("Hold to see the hand")
                Accessible.ignored: true
            }
        }
    }
}
