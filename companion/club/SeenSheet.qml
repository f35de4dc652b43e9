// SPDX-License-Identifier: GPL-3.0-or-later
// A game with hidden hands at another table, as everybody there may see it: what happened last, and what each side has.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Sheet {
    id: root

    readonly property clubSeen seen: Club.seen
    readonly property int sideCount: seen.sides.length
    property seenSide nobody

    title: seen.name
    sub: seen.who
    withRefuse: false

    Words {
        objectName: "seenStands"
        visible: text !== ""
        width: parent.width
        text: root.seen.stands
    }
    Quote {
        objectName: "seenSaid"
        visible: text !== ""
        width: parent.width
        text: root.seen.said
    }
    Words {
        visible: text !== ""
        width: parent.width
        text: root.seen.problem
        color: Theme.ink2
    }
    Repeater {
        model: root.sideCount
        Column {
            id: one
            required property int index
            readonly property seenSide side: root.seen.sides[index] ?? root.nobody
            width: parent ? parent.width : 0
            spacing: 4
            SideMark {
                side: one.side.colour
                name: one.side.name
            }
            Words {
                objectName: "seenStocks"
                width: parent.width
                text: one.side.stocks
            }
            Words {
                objectName: "seenPlaces"
                visible: text !== ""
                width: parent.width
                text: one.side.places
                color: Theme.ink2
            }
            Words {
                objectName: "seenPieces"
                visible: text !== ""
                width: parent.width
                text: one.side.pieces
                color: Theme.ink2
            }
        }
    }
    Words {
        width: parent.width
        text: qsTr("Hands and decks stay hidden until the game is over.")
        size: Theme.noteSize
        color: Theme.ink2
    }
}
