// SPDX-License-Identifier: GPL-3.0-or-later
// A direction of the eight as an arrow; up is north, the far side of the table.
import QtQuick
import Adjutant

Item {
    id: root

    property string direction             // n, ne, e … nw
    readonly property list<string> around: ["n", "ne", "e", "se", "s", "sw", "w", "nw"]
    readonly property int turn: around.indexOf(direction) * 45

    implicitWidth: 180
    implicitHeight: 180
    visible: turn >= 0
    Accessible.role: Accessible.Graphic
    Accessible.name: Names.wordFor(direction)

    Rectangle {
        anchors.fill: parent
        radius: width / 2
        color: "transparent"
        border { width: 2; color: Theme.edge }
    }
    Caps {
        anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: 6 }
        text: qsTr("N")
    }
    PathItem {
        anchors { fill: parent; margins: root.width * 0.17 }
        turn: root.turn
        path: "M12 1L20 11H15V23H9V11H4Z"
        fill: Theme.brass
        stroke: Theme.brassLine
        strokeWidth: 1
    }
}
