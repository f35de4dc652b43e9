// SPDX-License-Identifier: GPL-3.0-or-later
// Under the entry where an older line left: a pill that leads to it.
import QtQuick
import Adjutant

Touchable {
    id: root

    implicitWidth: 670
    implicitHeight: Math.max(64, words.implicitHeight + 28)
    ringRadius: height / 2
    Accessible.name: Theme.say([text, look.text])

    Icon {
        x: Theme.size(46, 40, 90)
        anchors.verticalCenter: parent.verticalCenter
        size: 30
        name: "branch"
        color: Theme.ink2
    }
    Rectangle {
        anchors { fill: parent; leftMargin: Theme.size(84, 78, 120); topMargin: 8; bottomMargin: 8 }
        radius: height / 2
        color: "transparent"
        border { width: 2; color: Theme.edge }
        Words {
            id: words
            anchors { left: parent.left; leftMargin: 20; right: look.left; rightMargin: 8; verticalCenter: parent.verticalCenter }
            text: root.text
            size: Theme.size(20, 17, 44)
            color: Theme.ink2
            Accessible.ignored: true
        }
        Words {
            id: look
            anchors { right: parent.right; rightMargin: 20; verticalCenter: parent.verticalCenter }
            text: qsTr("Look")
            size: Theme.size(20, 18, 44)
            font.bold: true
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
}
