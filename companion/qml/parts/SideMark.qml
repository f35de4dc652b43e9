// SPDX-License-Identifier: GPL-3.0-or-later
// The head of a side's column: its shape and its name in caps.
import QtQuick
import Adjutant

Row {
    id: root

    property string side: "nobody"
    property string name
    property real room: 0                // how wide it may be; 0: as wide as its words

    spacing: 8

    SideShape {
        anchors.verticalCenter: parent.verticalCenter
        width: 20
        height: 20
        side: root.side
    }
    Caps {
        anchors.verticalCenter: parent.verticalCenter
        width: root.room > 0 ? root.room - 28 : implicitWidth
        text: root.name
        size: Theme.size(17, 16, 44)
        color: Theme.ink
    }
}
