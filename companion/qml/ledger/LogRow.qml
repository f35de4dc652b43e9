// SPDX-License-Identifier: GPL-3.0-or-later
// One entry of the log: round and entry, the side's shape, the sentence; a pen when it was ruled, odds, dice.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Touchable {
    id: root

    property string stamp            // "6.7"
    property string side: "nobody"
    property bool later: false       // after the cursor: not on the table now
    property bool cursor: false      // the table is shown as it was here
    property bool byRuling: false
    property string odds
    property var faces: []           // [{ face, sides, counts }] or numbers of a six-sided die
    property bool odd: false

    readonly property color inkNow: later ? Theme.ink3 : Theme.ink
    readonly property bool narrow: width < 520

    implicitWidth: 670
    implicitHeight: Math.max(70, sentence.implicitHeight + 18 + (narrow && tail.width > 0 ? 0 : 0))
    ringRadius: 6
    Accessible.name: Theme.say([stamp, text, byRuling ? qsTr("ruled") : "", odds, cursor ? qsTr("shown now") : later ? qsTr("later") : ""])

    Rectangle {
        visible: !root.cursor
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: 1
        color: Theme.line
    }
    Rectangle {
        visible: root.cursor
        anchors { fill: parent; leftMargin: -14; rightMargin: -14 }
        radius: 6
        color: Theme.raised
        border { width: 3; color: Theme.brassLine }
    }
    Words {
        id: stampText
        anchors { left: parent.left; leftMargin: 2; verticalCenter: parent.verticalCenter }
        width: Theme.size(40, 36, 80)
        text: root.stamp
        size: Theme.size(20, 17, 44)
        color: root.later ? Theme.ink3 : Theme.ink2
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
    SideShape {
        id: shape
        anchors { left: stampText.right; leftMargin: 6; verticalCenter: parent.verticalCenter }
        width: 20
        height: 20
        side: root.side
        color: root.later ? Theme.ink3 : Sides.ink(root.side)
    }
    Sentence {
        id: sentence
        anchors { left: shape.right; leftMargin: 16; right: tail.left; rightMargin: tail.width > 0 ? 12 : 0; verticalCenter: parent.verticalCenter }
        text: root.text
        size: Theme.size(22, 20, 46)
        color: root.inkNow
        Accessible.ignored: true
    }
    Row {
        id: tail
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        spacing: 12

        Icon {
            visible: root.byRuling
            anchors.verticalCenter: parent.verticalCenter
            size: 26
            name: "pen"
            color: Theme.brassInk
        }
        Words {
            visible: root.odds !== "" && !root.narrow
            anchors.verticalCenter: parent.verticalCenter
            text: root.odds
            size: Theme.size(20, 17, 44)
            color: root.later ? Theme.ink3 : Theme.ink2
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
        Repeater {
            model: root.faces.slice(0, root.narrow ? 2 : 4)
            DieFace {
                required property var modelData     // one of faces
                anchors.verticalCenter: parent?.verticalCenter
                width: Theme.isPhone ? 32 : 40
                face: modelData.face ?? modelData
                sides: modelData.sides ?? 6
                counts: modelData.counts ?? false
                label: modelData.label ?? ""
                faded: root.later
                Accessible.ignored: true
            }
        }
        Words {
            visible: root.faces.length > (root.narrow ? 2 : 4)
            anchors.verticalCenter: parent.verticalCenter
            text: "+" + (root.faces.length - (root.narrow ? 2 : 4))
            size: Theme.noteSize
            color: Theme.ink2
            Accessible.ignored: true
        }
    }
}
