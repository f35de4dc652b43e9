// SPDX-License-Identifier: GPL-3.0-or-later
// A sign alone, 64 by 76: only for menu, log, scan, minus, plus, close and what is as well known. `text` is its name.
import QtQuick
import Adjutant

Touchable {
    id: root

    property string sign
    property real size: 30
    property string caption          // words below the sign, where it alone does not say how things stand
    property color color: enabled ? Theme.ink : Theme.ink3

    readonly property real captionMost: Theme.isPhone ? 76 : 150

    implicitWidth: Math.max(Theme.isPhone ? 56 : 64, captionText.visible ? captionText.width + 6 : 0)
    implicitHeight: Theme.isPhone ? 64 : 76

    Accessible.description: caption !== text ? caption : ""

    Icon {
        anchors { centerIn: parent; verticalCenterOffset: (root.pressed ? 3 : 0) - (captionText.visible ? captionText.implicitHeight / 2 : 0) }
        size: root.size
        name: root.sign
        color: root.color
    }
    Words {
        id: captionText
        visible: text !== ""
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: Theme.isPhone ? 2 : 6 }
        width: Math.min(implicitWidth, root.captionMost)
        horizontalAlignment: Text.AlignHCenter
        text: root.caption
        size: Theme.leastSize
        wrapMode: Text.Wrap
        color: root.color
        Accessible.ignored: true
    }
}
