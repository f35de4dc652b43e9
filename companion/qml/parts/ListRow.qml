// SPDX-License-Identifier: GPL-3.0-or-later
// A row of a list: counter or sign, title in the serif or label in the sans, note, a figure at the right.
import QtQuick
import Adjutant

Touchable {
    id: root

    property string note
    property string figure           // a big number at the right
    property string sign
    property string side             // with a side, the sign stands on a counter
    property bool serif: false
    property bool chosen: false
    property bool leads: false       // an arrow: it opens something

    implicitWidth: 420
    implicitHeight: Math.max(76, words.implicitHeight + 24, figure === "" ? 0 : figureText.implicitHeight + 12)
    ringRadius: Theme.tileRadius
    Accessible.name: Theme.say([text, note, figure])

    Plate {
        anchors.fill: parent
        fill: root.chosen ? Theme.raised : Theme.card
        border: root.chosen ? Theme.brassLine : Theme.edge
        borderWidth: root.chosen ? 3 : 1
        radius: Theme.tileRadius
        lip: 3
        pressed: root.pressed

        Counter {
            id: counter
            visible: root.side !== ""
            anchors { left: parent.left; leftMargin: 12; verticalCenter: parent.verticalCenter; verticalCenterOffset: -1 }
            width: 52
            side: root.side === "" ? "nobody" : root.side
            sign: root.sign
            Accessible.ignored: true
        }
        Icon {
            id: icon
            visible: root.side === "" && root.sign !== ""
            anchors { left: parent.left; leftMargin: 18; verticalCenter: parent.verticalCenter }
            size: 28
            name: root.sign
        }
        Column {
            id: words
            anchors {
                left: parent.left; leftMargin: counter.visible ? 80 : icon.visible ? 62 : 18
                right: figureText.left; rightMargin: 10; verticalCenter: parent.verticalCenter
            }
            Sentence {
                visible: root.serif
                width: parent.width
                title: true
                text: root.text
                wrapMode: Text.Wrap
                size: Theme.size(25, 22, 46)
                Accessible.ignored: true
            }
            Words {
                visible: !root.serif
                width: parent.width
                text: root.text
                wrapMode: Text.Wrap   // people's names may be one long word
                size: Theme.size(23, 20, 46)
                font.bold: true
                Accessible.ignored: true
            }
            Words {
                visible: text !== ""
                width: parent.width
                text: root.note
                size: Theme.noteSize
                color: Theme.ink2
                Accessible.ignored: true
            }
        }
        Words {
            id: figureText
            anchors { right: arrow.visible ? arrow.left : parent.right; rightMargin: 12; verticalCenter: parent.verticalCenter }
            text: root.figure
            size: Theme.size(40, 32, 60)
            font.bold: true
            color: Theme.ink2
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
        Icon {
            id: arrow
            visible: root.leads
            anchors { right: parent.right; rightMargin: 12; verticalCenter: parent.verticalCenter }
            size: 24
            name: Theme.mirrored ? "left" : "right"
            color: Theme.ink2
        }
    }
}
