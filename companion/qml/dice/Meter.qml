// SPDX-License-Identifier: GPL-3.0-or-later
// How far somebody is: name, "7 of 16", and a bar in the side's ink.
import QtQuick
import Adjutant

Item {
    id: root

    property string name
    property real value: 0
    property real most: 1
    property string shown: qsTr("%1 of %2").arg(value).arg(most)
    property string side: "nobody"

    implicitWidth: 280
    implicitHeight: nameText.implicitHeight + 16
    Accessible.role: Accessible.ProgressBar
    Accessible.name: name + " " + shown

    Words {
        id: nameText
        text: root.name
        width: parent.width - figure.width - 8
        size: Theme.valueSize
        Accessible.ignored: true
    }
    Words {
        id: figure
        anchors.right: parent.right
        text: root.shown
        size: Theme.valueSize + 1
        font.bold: true
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
    Rectangle {
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: 10
        radius: 5
        color: Theme.line

        Rectangle {
            width: root.most > 0 ? parent.width * Math.max(0, Math.min(1, root.value / root.most)) : 0
            height: parent.height
            radius: 5
            color: Sides.ink(root.side)
        }
    }
}
