// SPDX-License-Identifier: GPL-3.0-or-later
// The card under a code's frame: whose it is and what it will do, or the question whose it is. Touch answers.
import QtQuick
import Adjutant

Touchable {
    id: root

    property string side
    property string code
    property string sign
    property string number
    property string does             // "is the target"
    property bool known: true
    property bool taken: false       // read and used: a tick

    implicitWidth: Math.max(known ? 200 : 160, words.implicitWidth + (side === "" ? 36 : 100) + (taken ? 56 : 10))
    implicitHeight: Math.max(known ? 84 : 64, words.implicitHeight + 22)
    ringRadius: Theme.tileRadius
    Accessible.name: Theme.say([text, does])

    Plate {
        anchors.fill: parent
        fill: Theme.page
        border: root.known ? Theme.brassLine : Theme.edge
        radius: Theme.tileRadius
        pressed: root.pressed

        Counter {
            id: counter
            visible: root.side !== ""
            anchors { left: parent.left; leftMargin: 12; verticalCenter: parent.verticalCenter; verticalCenterOffset: -1 }
            width: 58
            side: root.side === "" ? "nobody" : root.side
            code: root.code
            sign: root.sign
            number: root.number
            Accessible.ignored: true
        }
        Column {
            id: words
            x: root.side === "" ? Math.min(18, Math.max(0, (root.width - width) / 2)) : 84
            anchors.verticalCenter: parent.verticalCenter
            Words {
                text: root.text
                size: root.known ? Theme.size(25, 21, 25) : Theme.size(21, 19, 21)
                font.bold: true
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
            Words {
                visible: text !== ""
                text: root.does
                size: Theme.valueSize
                color: Theme.ink2
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
        Icon {
            visible: root.taken
            anchors { right: parent.right; rightMargin: 14; verticalCenter: parent.verticalCenter }
            size: 34
            name: "check"
            color: Theme.good
        }
    }
}
