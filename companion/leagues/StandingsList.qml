// SPDX-License-Identifier: GPL-3.0-or-later
// Who stands where after the shown round: the last results, won, drawn and lost, the points. A touch on a row says why it
// stands before the next, and the numbers that ties were broken by.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    property string opened               // whose reasons are shown

    spacing: 8

    Caps {
        width: root.width
        text: League.ladder ? qsTr("The ladder, from the top") : League.course.seasons > 1 ? qsTr("Standings of season %1 after round %2").arg(League.course.season).arg(League.round) : League.course.paired > 0 ? qsTr("Standings after round %1").arg(League.round) : qsTr("Standings")
    }
    Sentence {
        visible: League.standings.count === 0
        width: root.width
        text: qsTr("Nobody is in yet.")
        color: Theme.ink2
    }
    Repeater {
        model: League.standings
        Touchable {
            id: row
            required property var model     // row: a row of League.standings
            readonly property bool open: root.opened === model.id
            readonly property string games: qsTr("%1 won, %2 drawn, %3 lost").arg(model.won).arg(model.drawn).arg(model.lost)
            readonly property string record: model.byes > 0 ? qsTr("%1, byes: %2").arg(games).arg(model.byes) : games
            objectName: "standing-" + model.name
            width: root.width
            height: Math.max(72, words.height + 22)
            ringRadius: Theme.tileRadius
            text: qsTr("%1. %2").arg(model.rank).arg(model.name)
            Accessible.name: Theme.say([text, League.ladder ? "" : qsTr("points: %1").arg(model.points), record, open ? model.because : ""])
            onClicked: root.opened = open ? "" : model.id

            TextMetrics {
                id: recordSize
                font: recordText.font
                text: recordText.text
            }
            Plate {
                anchors.fill: parent
                fill: row.open ? Theme.raised : Theme.card
                border: row.open ? Theme.brassLine : Theme.edge
                borderWidth: row.open ? 3 : 1
                radius: Theme.tileRadius
                lip: 3
                pressed: row.pressed

                Item {
                    id: rank
                    anchors { left: parent.left; leftMargin: 16; top: parent.top; topMargin: 12 }
                    width: Math.max(40, figure.implicitWidth)
                    height: figure.implicitHeight
                    Words {
                        id: figure
                        text: row.model.rank
                        size: Theme.size(36, 30, 60)
                        font.bold: true
                        color: Theme.ink2
                        wrapMode: Text.NoWrap
                        Accessible.ignored: true
                    }
                }
                Words {
                    id: points
                    anchors { right: parent.right; rightMargin: 16; top: parent.top; topMargin: 10 }
                    text: League.ladder ? "" : row.model.points
                    size: Theme.size(40, 34, 60)
                    font.bold: true
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
                Column {
                    id: words
                    anchors { left: rank.right; leftMargin: 14; right: points.left; rightMargin: 12; verticalCenter: parent.verticalCenter }
                    spacing: 4
                    Words {
                        width: parent.width
                        text: row.model.name
                        wrapMode: Text.Wrap
                        size: Theme.size(23, 20, 46)
                        font.bold: true
                        color: row.model.plays ? Theme.ink : Theme.ink3
                        Accessible.ignored: true
                    }
                    Flow {
                        width: parent.width
                        spacing: 12
                        FormRow { form: row.model.form }
                        Words {
                            id: recordText
                            width: Math.min(Math.ceil(recordSize.advanceWidth) + 2, words.width)
                            text: row.model.played === 0 && row.model.byes === 0 ? qsTr("no game yet") : row.record
                            size: Theme.noteSize
                            color: Theme.ink2
                            Accessible.ignored: true
                        }
                    }
                    Sentence {
                        objectName: "because"
                        visible: row.open
                        width: parent.width
                        text: row.model.because
                        wrapMode: Text.Wrap   // people's names may be one long word
                        size: Theme.size(21, 20, 40)
                        Accessible.ignored: true
                    }
                    Words {
                        visible: row.open && text !== ""
                        width: parent.width
                        text: Array.from(row.model.tieBreaks ?? []).map(one => qsTr("%1: %2").arg(one.name).arg(one.value)).join(" · ")
                        size: Theme.noteSize
                        color: Theme.ink2
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
