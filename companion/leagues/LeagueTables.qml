// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of a round: who plays whom, and how it came out. A touch on a table tells its result or corrects it; beneath an
// open one stands what the campaign's games know of it, or the game of these two to be played.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    signal told(var table)               // its result is to be told
    signal played(var table)             // its game is to be begun
    signal resumed(string game)          // its game goes on

    spacing: 10

    Caps {
        visible: League.tables.count > 0
        width: root.width
        text: League.ladder ? qsTr("Games") : qsTr("Round %1").arg(League.round)
    }
    Sentence {
        visible: League.tables.count === 0
        width: root.width
        text: League.ladder ? qsTr("No game has been told yet.") : qsTr("No round is paired yet.")
        color: Theme.ink2
    }
    Repeater {
        model: League.tables
        Column {
            id: place
            required property var model     // row: a row of League.tables
            readonly property bool open: !model.done && !model.bye && model.known === "" && model.going === ""
            readonly property bool touchable: !model.bye && model.table > 0
            width: root.width
            spacing: 8

            Touchable {
                objectName: "table-" + place.model.id
                width: parent.width
                height: Math.max(76, names.height + 24)
                enabled: place.touchable
                ringRadius: Theme.tileRadius
                text: place.model.bye ? qsTr("%1 has the bye").arg(place.model.a) : qsTr("%1 and %2").arg(place.model.a).arg(place.model.b)
                Accessible.name: Theme.say([place.model.table > 0 ? qsTr("Table %1").arg(place.model.table) : "", text, place.model.done && !place.model.bye ? Theme.say([place.model.words, place.model.bonus]) : place.model.bye ? "" : qsTr("no result yet")])
                onClicked: root.told(place.model)

                Plate {
                    anchors.fill: parent
                    flat: !place.touchable
                    fill: place.model.done ? Theme.card : Theme.raised
                    border: Theme.edge
                    radius: Theme.tileRadius
                    lip: 3
                    pressed: parent.pressed

                    Item {
                        id: number
                        anchors { left: parent.left; leftMargin: 16; top: parent.top; bottom: parent.bottom }
                        width: place.model.table > 0 ? Math.max(34, figure.implicitWidth) : 0
                        Words {
                            id: figure
                            visible: place.model.table > 0
                            anchors.verticalCenter: parent.verticalCenter
                            text: place.model.table
                            size: Theme.size(36, 30, 60)
                            font.bold: true
                            color: Theme.ink2
                            wrapMode: Text.NoWrap
                            Accessible.ignored: true
                        }
                    }
                    Column {
                        id: names
                        anchors { left: number.right; leftMargin: 16; right: score.left; rightMargin: 10; verticalCenter: parent.verticalCenter }
                        TableName {
                            width: parent.width
                            text: place.model.a
                            won: place.model.winner === "a"
                            lost: place.model.winner === "b"
                        }
                        TableName {
                            visible: !place.model.bye
                            width: parent.width
                            text: place.model.b
                            won: place.model.winner === "b"
                            lost: place.model.winner === "a"
                        }
                        Words {
                            visible: text !== ""
                            width: parent.width
                            text: place.model.bye ? qsTr("has the bye") : place.model.winner === "draw" ? Theme.say([qsTr("a draw"), place.model.bonus]) : place.model.bonus !== "" ? place.model.bonus : place.model.done ? "" : qsTr("no result yet")
                            size: Theme.noteSize
                            color: Theme.ink2
                            Accessible.ignored: true
                        }
                    }
                    Words {
                        id: score
                        anchors { right: parent.right; rightMargin: 16; verticalCenter: parent.verticalCenter }
                        text: place.model.score
                        size: Theme.size(30, 26, 46)
                        font.bold: true
                        color: Theme.ink2
                        wrapMode: Text.NoWrap
                        Accessible.ignored: true
                    }
                }
            }
            Flow {
                visible: place.open || place.model.known !== "" || place.model.going !== ""
                width: parent.width
                spacing: 8
                layoutDirection: Theme.mirrored ? Qt.RightToLeft : Qt.LeftToRight
                Pill {
                    objectName: "known-" + place.model.id
                    visible: place.model.known !== ""
                    width: Math.min(implicitWidth, root.width)
                    text: qsTr("%1 (%2): record it").arg(place.model.known).arg(place.model.game)
                    sign: "check"
                    onClicked: League.takeKnown(place.model.id)
                }
                Pill {
                    objectName: "going-" + place.model.id
                    visible: place.model.going !== ""
                    width: Math.min(implicitWidth, root.width)
                    text: qsTr("On the table: %1").arg(place.model.game)
                    sign: "end"
                    onClicked: root.resumed(place.model.going)
                }
                Pill {
                    objectName: "play-" + place.model.id
                    visible: place.open && place.touchable
                    width: Math.min(implicitWidth, root.width)
                    text: qsTr("Play this game here")
                    sign: "plus"
                    Accessible.name: qsTr("Play the game of %1 and %2 here").arg(place.model.a).arg(place.model.b)
                    onClicked: root.played(place.model)
                }
            }
        }
    }
}
