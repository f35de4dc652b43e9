// SPDX-License-Identifier: GPL-3.0-or-later
// One target among several: name, note and odds. Touch chooses it.
import QtQuick
import Adjutant

Touchable {
    id: root

    property string note
    property string odds             // "58% rout"

    readonly property bool narrow: width < 290 * Theme.scale
    // The note stands below the name where one line has no room for both.
    readonly property bool below: note.text !== "" && (narrow || name.x + name.width + 16 + note.implicitWidth + 6 > figure.x)

    implicitWidth: 260
    implicitHeight: Math.max(54, 34 * Theme.scale + 16, below ? name.height + note.height + 8 : 0)
    ringRadius: 5
    Accessible.name: Theme.say([text, note, odds])

    Rectangle {
        anchors.fill: parent
        radius: 5
        color: Theme.page
        border { width: 1; color: Theme.edge }

        Words {
            id: name
            anchors { left: parent.left; leftMargin: 12; verticalCenter: parent.verticalCenter; verticalCenterOffset: root.below ? -note.height / 2 : 0 }
            text: root.text
            size: (root.narrow ? 20 : 25) * Theme.scale
            font.bold: true
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
        Words {
            id: note
            x: root.below ? name.x : name.x + name.width + 16
            y: root.below ? name.y + name.height : (parent.height - height) / 2
            width: figure.x - x - 6
            text: root.note
            size: Theme.labelSize
            Accessible.ignored: true
        }
        Words {
            id: figure
            anchors { right: parent.right; rightMargin: 11; verticalCenter: parent.verticalCenter }
            text: root.odds
            size: root.narrow ? 24 * Theme.scale : Theme.size(32, 28, 32)
            font.bold: true
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
}
