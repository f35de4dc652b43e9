// SPDX-License-Identifier: GPL-3.0-or-later
// A side that may sit at the table or stay away: a switch beside its counter and name, and which seat it has.
import QtQuick
import Adjutant

Plate {
    id: root

    property string side
    property string name
    property string colour: "nobody"
    property string sign
    property int seat: 0                 // 1 for the first; 0: it does not play
    property bool leavable: true         // enough others would be left

    signal switched(bool on)

    implicitHeight: Math.max(76, toggle.implicitHeight) + lip
    flat: seat === 0
    fill: Theme.card
    border: seat > 0 ? Theme.brassLine : Theme.edge
    radius: Theme.tileRadius
    lip: 3

    Counter {
        x: Theme.fromStart(14, width, parent.width)
        anchors.verticalCenter: parent.verticalCenter
        width: 48
        side: root.colour
        sign: root.sign
        spent: root.seat === 0
        Accessible.ignored: true
    }
    OnOff {
        id: toggle
        objectName: "power-" + root.side
        x: Theme.fromStart(78, width, parent.width)
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - 78 - 10
        text: root.name
        note: root.seat === 0 ? qsTr("stays away") : root.leavable ? qsTr("seat %1").arg(root.seat) : qsTr("seat %1, needed").arg(root.seat)
        onText: qsTr("plays")
        offText: qsTr("stays away")
        enabled: root.seat === 0 || root.leavable
        checked: root.seat > 0
        onToggled: root.switched(checked)
    }
}
