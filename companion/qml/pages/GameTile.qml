// SPDX-License-Identifier: GPL-3.0-or-later
// A game of the file: which, of whom, how far it is, or how it ended.
import QtQuick
import Adjutant

Touchable {
    id: root

    required property var model          // row: a row of Campaigns.games
    readonly property string standing: model.finished ? Theme.say([model.resultWords || qsTr("Over"), model.when]) : model.phase + " · " + model.when

    height: Math.max(model.finished ? 128 : 172, standingText.height + Math.max(40 + words.height, emblem.y + emblem.height + 22))
    text: qsTr("%1, %2").arg(model.systemName).arg(model.name)
    Accessible.name: Theme.say([text, model.played ?? "", standing])

    Plate {
        anchors.fill: parent
        fill: Theme.page
        border: Theme.line
        lip: 3
        pressed: root.pressed

        Counter {
            id: emblem
            objectName: "emblem"
            x: 20
            y: 22
            width: 72
            side: root.model.colour
            sign: root.model.sign
            Accessible.ignored: true
        }
        Column {
            id: words
            anchors { left: emblem.right; leftMargin: 18; right: parent.right; rightMargin: 12; top: parent.top; topMargin: 18 }
            Sentence {
                width: parent.width
                title: true
                size: Theme.size(26, 22, 26)
                text: root.model.systemName
                Accessible.ignored: true
            }
            Words {
                width: parent.width
                text: qsTr("%1, %2").arg(root.model.campaign).arg(root.model.name)
                color: Theme.ink2
                Accessible.ignored: true
            }
            Words {
                visible: text !== ""
                width: parent.width
                text: root.model.played ?? ""
                color: Theme.ink2
                Accessible.ignored: true
            }
        }
        Words {
            id: standingText
            objectName: "standing"
            anchors { left: parent.left; leftMargin: 20; right: roundText.visible ? roundText.left : parent.right; rightMargin: 12; bottom: parent.bottom; bottomMargin: 16 }
            text: root.standing
            Accessible.ignored: true
        }
        Words {
            id: roundText
            visible: !root.model.finished
            anchors { right: parent.right; rightMargin: 20; bottom: parent.bottom; bottomMargin: 8 }
            text: root.model.round
            size: Theme.size(60, 50, 60)
            font.bold: true
            color: Theme.ink2
            Accessible.ignored: true
        }
    }
}
