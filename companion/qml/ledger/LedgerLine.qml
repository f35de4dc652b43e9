// SPDX-License-Identifier: GPL-3.0-or-later
// One line of a sum: number before the red margin, words after it, clause at the right. Overruled, the old number is
// struck and the new one stands in brass. Chosen, − and + stand at its end.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Touchable {
    id: root

    property string number           // as it is now, "−1"
    property string old              // as it was before a ruling
    property string clause
    property bool applies: true
    property int ruling: 0           // number of the ruling, 0 when none
    property bool chosen: false
    property bool sum: false         // the sum under the line
    property bool canChange: true
    property real margin: 108

    signal stepped(int by)

    readonly property real size: sum ? Theme.size(60, 44, 60) : Theme.size(46, 36, 46)
    readonly property color inkNow: !applies ? Theme.ink3 : Theme.ink
    readonly property bool stacked: width < 560      // the clause goes below the words

    implicitWidth: 770
    implicitHeight: Math.max(sum ? 84 : Theme.isPhone ? 62 : 72, words.implicitHeight + 18 + (chosen && stacked ? 68 : 0))
    ringRadius: 6
    enabled: canChange && !sum
    focusPolicy: enabled ? Qt.StrongFocus : Qt.NoFocus
    Accessible.role: enabled ? Accessible.Button : Accessible.StaticText
    Accessible.name: Theme.say([number + " " + text, applies ? "" : qsTr("does not apply"), old === "" ? "" : qsTr("was %1").arg(old),
                                ruling > 0 ? qsTr("your ruling %1").arg(ruling) : "", clause])
    Keys.onPressed: event => {
        if (!chosen || event.key !== Qt.Key_Plus && event.key !== Qt.Key_Minus)
            return
        stepped(event.key === Qt.Key_Plus ? 1 : -1)
        event.accepted = true
    }

    Rectangle {
        visible: root.chosen
        anchors { fill: parent; leftMargin: -14; rightMargin: -14; topMargin: 1; bottomMargin: 1 }
        radius: 6
        color: Theme.raised
        border { width: 3; color: Theme.brassLine }
        Rectangle {
            x: root.margin + 14
            width: 1
            height: parent.height
            color: Theme.margin
        }
    }
    Words {
        id: figure
        width: root.margin - 18 - (oldText.visible ? oldText.width + 10 : 0)
        anchors { right: parent.left; rightMargin: -(root.margin - 18); verticalCenter: row.verticalCenter }
        horizontalAlignment: Text.AlignRight
        text: root.number
        size: root.size
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 20
        font.bold: true
        color: root.ruling > 0 || root.old !== "" ? Theme.brassInk : root.inkNow
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
    Words {
        id: oldText
        visible: root.old !== ""
        x: 2
        anchors.verticalCenter: row.verticalCenter
        text: root.old
        size: Theme.size(28, 22, 28)
        color: Theme.ink3
        wrapMode: Text.NoWrap
        Accessible.ignored: true

        Rectangle {
            anchors.centerIn: parent
            width: parent.width + 8
            height: 3
            rotation: -16
            antialiasing: true
            color: Theme.bad
        }
    }
    Item {
        id: row
        x: root.margin + 20
        width: root.width - x
        height: root.chosen && root.stacked ? root.height - 68 : root.height

        Column {
            id: words
            anchors { left: parent.left; right: root.stacked ? parent.right : tail.left; rightMargin: 10; verticalCenter: parent.verticalCenter }
            Words {
                width: parent.width
                text: root.text
                size: root.sum ? Theme.size(32, 24, 32) : Theme.size(26, 20, 26)
                font.bold: root.sum || root.chosen
                color: root.inkNow
                Accessible.ignored: true
            }
            Words {
                visible: root.stacked && text !== ""
                width: parent.width
                text: tail.text
                size: Theme.idSize
                color: tail.color
                Accessible.ignored: true
            }
        }
        Words {
            id: tail
            visible: !root.stacked
            anchors { right: parent.right; rightMargin: root.chosen ? 152 : 4; verticalCenter: parent.verticalCenter }
            text: root.ruling > 0 ? qsTr("your ruling %1").arg(root.ruling) : !root.applies ? qsTr("does not apply") : root.clause
            size: Theme.idSize
            color: root.ruling > 0 ? Theme.brassInk : Theme.ink3
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
    Row {
        visible: root.chosen
        anchors { right: parent.right; rightMargin: -4; bottom: parent.bottom; bottomMargin: (Math.min(root.height, 72) - 60) / 2 }
        spacing: 8
        z: 2

        Repeater {
            model: [{ sign: "minus", by: -1, name: qsTr("One less") }, { sign: "plus", by: 1, name: qsTr("One more") }]
            StepKey {
                required property var modelData     // one of the list above
                width: 64
                height: 60
                sign: modelData.sign
                text: modelData.name
                onClicked: root.stepped(modelData.by)
            }
        }
    }
}
