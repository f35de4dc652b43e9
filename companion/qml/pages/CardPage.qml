// SPDX-License-Identifier: GPL-3.0-or-later
// A card that was drawn: its face, what came of it, and what to put on the table. Goes with the next touch, and covers
// the middle of the table until then.
import QtQuick
import Adjutant

Touchable {
    id: root

    property bool dismissed: true
    property Item spare                  // what is behind it and stays in reach
    readonly property tableCard card: GameLog.drawnCard
    readonly property bool shown: !dismissed && card.id !== ""
    readonly property bool beside: width > height
    readonly property bool wordy: shown && (measure.height, measure.advanceWidth(GameLog.sentence)) > 4 * told.width     // what came of it leaves the card little room

    signal touched

    text: qsTr("%1, drawn").arg(card.name)
    ruled: shown
    onRuleAsked: Rules.showCard(card.id, card.name)
    onClicked: touched()

    Measure { id: measure; font { family: Theme.serif; pixelSize: Theme.size(30, 22, 30) } }
    Curtain {
        before: root
        spare: root.spare
        drawn: root.visible
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.table
    }
    CardFace {
        id: face
        objectName: "card"
        width: Math.max(60, Math.min(root.beside ? root.height / 1.35 - 60 : root.width * 0.6, 400, (root.height - (root.beside ? 0 : Math.max(root.height * 0.4, told.height + 24)) - 40) / 1.35))
        x: root.beside ? Math.max(24, root.width * 0.3 - width / 2) : (root.width - width) / 2
        y: root.beside ? (root.height - height) / 2 : 20
        title: root.card.name
        sign: root.card.sign
        text: root.card.text
        lasts: root.card.lasts
        faceUp: root.shown
    }
    Column {
        id: told
        x: root.beside ? face.x + face.width + 60 : 24
        y: root.beside ? face.y + 20 : face.y + face.height + 20
        width: root.width - x - 32
        spacing: 24

        Sentence {
            visible: !Theme.isLying          // beside the board it stands anyway
            width: parent.width
            size: root.wordy ? Theme.size(30, 19, 30) : Theme.size(30, 22, 30)
            text: GameLog.sentence
            Accessible.ignored: true
        }
        Row {
            width: parent.width
            spacing: 16
            Icon {
                id: hand
                size: 40
                name: "hand"
                color: Theme.brassLine
            }
            Words {
                width: parent.width - hand.width - 16
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Put it on the table, then touch the screen to go on.")
                size: Theme.size(24, 20, 24)
                color: Theme.ink2
            }
        }
    }
}
