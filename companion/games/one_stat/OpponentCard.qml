// SPDX-License-Identifier: GPL-3.0-or-later
// The adviser of a solo game: who is next and what only the table can tell, each answer one touch; then the sentence of
// what the miniature does, big, with an arrow where it wanders.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    property var questions: []            // list: the offers that answer for the next opponent: a tableOffer each
    property var advice: ({})             // own: the adviser's last event, with its sentence
    property bool small: false            // its act is put together below
    readonly property string next: questions.length > 0 ? questions[0].actor : ""
    readonly property tablePiece piece: (Tabletop.pieces.revision, Tabletop.piece(next))
    property tableOffer none     // while the question that is shown is going

    signal offered(string id)

    spacing: 14

    Row {
        visible: advised.text !== ""
        width: parent.width
        spacing: 20
        CompassArrow {
            id: arrow
            objectName: "arrow"
            visible: turn >= 0 && !root.small
            width: Theme.isPhone ? 84 : 116
            height: width
            direction: root.advice.direction ?? ""
        }
        Quote {
            id: advised
            objectName: "advice"
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - (arrow.visible ? arrow.width + 20 : 0)
            size: root.small ? Theme.sentenceSize : Theme.size(32, 24, 40)
            text: root.advice.say ?? ""
        }
    }
    Row {
        visible: root.next !== ""
        width: parent.width
        spacing: 20
        Counter {
            id: counter
            width: Theme.isPhone ? 72 : 88
            side: root.piece.side
            number: root.piece.number
            lying: root.piece.lying
            Accessible.ignored: true
        }
        Column {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - counter.width - 20
            Caps { text: qsTr("Next") }
            Sentence {
                objectName: "next"
                width: parent.width
                title: true
                text: root.piece.name
            }
        }
    }
    Flow {
        width: parent.width
        spacing: 10
        Repeater {
            model: root.questions.length
            Offer {
                required property int index
                readonly property tableOffer offer: root.questions[index] ?? root.none
                objectName: "answer"
                readonly property bool alone: index === root.questions.length - 1 && index % 2 === 0
                width: alone ? root.width : (root.width - 10) / 2 - 0.1
                height: Math.max(Theme.isPhone ? 64 : 72, implicitHeight - 24)
                text: offer.answer
                onChosen: root.offered(offer.id)
                ruled: true
                onRuleAsked: Rules.showOffer(offer.id, offer.action, text)
            }
        }
    }
}
