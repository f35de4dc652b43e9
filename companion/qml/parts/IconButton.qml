// SPDX-License-Identifier: GPL-3.0-or-later
// A sign alone, 64 by 76: only for menu, log, scan, minus, plus, close and what is as well known. `text` is its name.
import QtQuick
import Adjutant

Touchable {
    id: root

    property string sign
    property real size: 30
    property color color: enabled ? Theme.ink : Theme.ink3

    implicitWidth: Theme.isPhone ? 56 : 64
    implicitHeight: Theme.isPhone ? 64 : 76

    Icon {
        anchors { centerIn: parent; verticalCenterOffset: root.pressed ? 3 : 0 }
        size: root.size
        name: root.sign
        color: root.color
    }
}
