// SPDX-License-Identifier: GPL-3.0-or-later
// A sentence with the brass bar at its side: the last thing that happened, what will follow from an act.
import QtQuick
import Adjutant

Item {
    id: root

    property alias text: words.text
    property alias size: words.size
    property alias color: words.color

    implicitWidth: 240
    implicitHeight: words.implicitHeight + 12
    Accessible.role: Accessible.StaticText
    Accessible.name: text

    Rectangle {
        anchors.left: parent.left
        width: 3
        height: parent.height
        color: Theme.brassLine
    }
    Sentence {
        id: words
        anchors { left: parent.left; right: parent.right; leftMargin: 16; verticalCenter: parent.verticalCenter }
        Accessible.ignored: true
    }
}
