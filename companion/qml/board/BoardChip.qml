// SPDX-License-Identifier: GPL-3.0-or-later
// What a place yields: a sign over a figure, on a small card that leans on its counter. { sign, text, name }
import QtQuick
import Adjutant

Rectangle {
    id: root

    property var chip: ({})
    property real size: 40           // its height

    width: size * 0.64
    height: size
    radius: size * 0.1
    color: Theme.card
    border { width: 1; color: Theme.edge }

    Icon {
        anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: root.size * 0.06 }
        size: root.size * 0.46
        name: root.chip.sign ?? ""
        color: Theme.ink2
    }
    Words {
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.size * 0.74 - height / 2
        text: root.chip.text ?? ""
        size: root.size * 0.44
        font.bold: true
        wrapMode: Text.NoWrap
    }
}
