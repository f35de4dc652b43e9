// SPDX-License-Identifier: GPL-3.0-or-later
// A sentence with the brass bar at its side: the last thing that happened, what will follow from an act.
import QtQuick
import Adjutant

Item {
    id: root

    property alias text: words.text
    property alias size: words.size
    property alias color: words.color
    property real room: 0            // how high it may be before it is set smaller; 0: as high as it needs
    readonly property real lineHigh: words.contentHeight / Math.max(1, words.lineCount)

    implicitWidth: 240
    implicitHeight: (room > 0 ? words.contentHeight : words.implicitHeight) + 12
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
        anchors { left: parent.left; right: parent.right; leftMargin: 16; top: parent.top; topMargin: 6 }
        height: root.room > 0 ? Math.max(1, root.room - 12) : implicitHeight
        fontSizeMode: root.room > 0 ? Text.Fit : Text.FixedSize
        minimumPixelSize: Theme.leastSize
        Accessible.ignored: true
    }
}
