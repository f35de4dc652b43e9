// SPDX-License-Identifier: GPL-3.0-or-later
// The game that was played last, and the way back to it: the biggest thing at home.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Plate {
    id: root

    required property lastGame game
    property bool wide: false            // beside the offers of a wide window

    signal resumed

    height: lastColumn.height + 2 * lastColumn.x
    fill: Theme.card
    border: Theme.edge
    radius: Theme.sheetRadius

    HomePicture {
        id: picture
        visible: !Theme.isPhone && Theme.scale < 1.3
        anchors { right: parent.right; rightMargin: 16; top: parent.top; topMargin: 20; bottom: parent.bottom; bottomMargin: 20 }
        width: visible ? Math.min(260, parent.width * 0.34) : 0
        tokens: root.game.tokens
    }
    Column {
        id: lastColumn
        x: Theme.isPhone ? 20 : 32
        y: x - 2
        width: parent.width - 2 * x - picture.width
        spacing: 8

        Caps {
            width: parent.width
            text: qsTr("Your last game · %1").arg(root.game.when)
            wrapMode: Text.WordWrap
        }
        Sentence {
            width: parent.width
            title: true
            size: Theme.size(40, 30, 40)
            text: root.game.systemName
        }
        Words {
            width: parent.width
            text: qsTr("%1, %2").arg(root.game.campaign).arg(root.game.name)
            size: Theme.size(24, 20, 24)
            color: Theme.ink2
        }
        Row {
            spacing: 12
            Words {
                id: roundNumber
                text: String(root.game.round)
                size: Theme.size(74, 58, 74)
                font.bold: true
                height: implicitHeight * 0.95
            }
            Words {
                anchors.bottom: roundNumber.bottom
                anchors.bottomMargin: 14
                width: lastColumn.width - roundNumber.width - 12
                text: Names.inSentence(root.game.roundWord) + " · " + root.game.phase
                size: Theme.size(22, 18, 22)
                color: Theme.ink2
            }
        }
        Item { width: 1; height: 8 }
        Offer {
            objectName: "resume"
            width: Math.min(parent.width, root.wide ? 400 : parent.width)
            height: Math.max(implicitHeight, Theme.offerHeight)
            likely: true
            sign: "end"
            text: qsTr("Resume")
            sub: root.game.acts === 1 ? qsTr("where you left it") : qsTr("where you left it, %n entries", "", root.game.acts)
            onChosen: root.resumed()
        }
        Item { width: 1; height: 8 }
        // Below Resume, so that a long one pushes nothing away.
        Sentence {
            objectName: "lastSentence"
            width: parent.width
            text: root.game.say
            size: Theme.size(text.length > 160 ? 19 : 23, 20, 23)
            color: Theme.ink2
        }
    }
}
