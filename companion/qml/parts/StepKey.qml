// SPDX-License-Identifier: GPL-3.0-or-later
// A small key with a lip and one sign: − and + of lines and steppers.
import QtQuick
import Adjutant

Touchable {
    id: root

    property string sign

    implicitWidth: 56
    implicitHeight: 60
    ringRadius: Theme.tileRadius

    Plate {
        anchors.fill: parent
        fill: Theme.card
        border: root.enabled ? Theme.edge : Theme.line
        flat: !root.enabled
        lip: 2
        radius: Theme.tileRadius
        pressed: root.pressed
        Icon {
            anchors.centerIn: parent
            size: 28
            name: root.sign
            color: root.enabled ? Theme.ink : Theme.ink3
        }
    }
}
