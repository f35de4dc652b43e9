// SPDX-License-Identifier: GPL-3.0-or-later
// A side and the person who plays it: a touch asks who. Where the side may stay away, a switch beside it says whether it
// plays.
import QtQuick
import Adjutant

Plate {
    id: root

    property string side
    property string name
    property string colour: "nobody"
    property string sign
    property string person
    property int seat: 0                 // 1 for the first; 0: none is counted
    property bool optional: false        // may stay away
    property bool leavable: true         // enough others would be left
    readonly property bool away: optional && seat === 0

    signal asked                         // who plays it?
    signal switched(bool on)

    implicitHeight: Math.max(76, words.implicitHeight + 20) + lip
    flat: away
    fill: Theme.card
    border: Theme.edge
    radius: Theme.tileRadius
    lip: 3
    pressed: who.pressed && !away

    Counter {
        id: counter
        x: Theme.fromStart(14, width, parent.width)
        anchors.verticalCenter: parent.verticalCenter
        width: 48
        side: root.colour
        sign: root.sign
        spent: root.away
        Accessible.ignored: true
    }
    Column {
        id: words
        readonly property real room: root.optional ? 108 : 16
        x: Theme.fromStart(78, width, parent.width)
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - 78 - room
        Words {
            width: parent.width
            text: root.name
            size: Theme.size(22, 20, 22)
            font.bold: true
            color: root.away ? Theme.ink3 : Theme.ink
            Accessible.ignored: true
        }
        Words {
            id: personText
            width: parent.width
            text: root.away ? qsTr("stays away") : root.person !== "" ? root.person : qsTr("Who plays?")
            size: Theme.size(20, 18, 20)
            color: root.person !== "" && !root.away ? Theme.ink : Theme.ink2
            Accessible.ignored: true
        }
        Words {
            visible: root.optional && !root.away
            width: parent.width
            text: root.leavable ? qsTr("seat %1").arg(root.seat) : qsTr("seat %1, needed").arg(root.seat)
            size: Theme.noteSize
            color: Theme.ink2
            Accessible.ignored: true
        }
    }
    Touchable {
        id: who
        objectName: "seat-" + root.side
        x: Theme.fromStart(0, width, parent.width)
        width: parent.width - (root.optional ? 108 : 0)
        height: parent.height
        enabled: !root.away
        ringRadius: Theme.tileRadius
        text: qsTr("%1: %2").arg(root.name).arg(personText.text)
        Accessible.name: root.person !== "" ? qsTr("Who plays %1: %2").arg(root.name).arg(root.person) : qsTr("Who plays %1?").arg(root.name)
        onClicked: root.asked()
    }
    OnOff {
        objectName: "power-" + root.side
        visible: root.optional
        x: Theme.fromStart(parent.width - width - 6, width, parent.width)
        anchors.verticalCenter: parent.verticalCenter
        width: 92
        enabled: root.away || root.leavable
        checked: !root.away
        Accessible.name: Theme.say([root.name, root.away ? qsTr("stays away") : qsTr("plays")])
        onToggled: root.switched(checked)
    }
}
