// SPDX-License-Identifier: GPL-3.0-or-later
// Where the group plays on a table of its own and the program knows no place of it: the pieces of each side in a column
// of their own, and above them what is in force, where the bar has no room for it.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Flickable {
    id: root

    property string inForce              // the card that counts now, in words
    readonly property int most: {        // tiles in the longest column
        let most = 0
        for (let i = 0; i < columns.count; ++i)
            most = Math.max(most, columns.itemAt(i)?.tiles ?? 0)
        return most
    }
    readonly property bool compact: Theme.textScale <= 1.2 && (Theme.isPhone || height < most * 93 + 50)

    contentHeight: page.height
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentHeight > height
    clip: interactive

    Column {
        id: page
        width: root.width
        spacing: 6

        Quote {
            objectName: "inForce"
            visible: root.inForce !== "" && !Theme.isLandscape
            width: parent.width
            size: Theme.sentenceSize
            text: root.inForce
        }
        Row {
            id: abreast
            width: parent.width
            spacing: 8

            Repeater {
                id: columns
                model: root.visible ? Tabletop.sides : []
                Column {
                    id: column
                    required property var model     // row: a row of Tabletop.sides
                    readonly property RowsModel pieces: Tabletop.piecesOf(model.id)
                    readonly property int tiles: pieces.count
                    width: (abreast.width - abreast.spacing * (columns.count - 1)) / Math.max(1, columns.count)
                    spacing: 4

                    SideMark {
                        side: column.model.colour
                        name: (Seating.seats, Seating.playedName(column.model.id))
                    }
                    Repeater {
                        model: column.pieces
                        PieceTile {
                            id: tile
                            required property var model     // row: a row of column.pieces
                            objectName: "piece-" + model.id
                            width: column.width
                            visible: !model.out
                            compact: root.compact
                            side: model.side
                            sign: model.sign
                            number: model.number
                            name: model.name
                            place: model.place
                            mark: model.mark
                            markSign: model.markSign
                            markGood: model.markGood
                            marks: model.allMarks
                            chosen: model.chosen
                            spent: model.spent
                            lying: model.lying
                            Accessible.name: Theme.say([text, column.model.name, number, place, mark, chosen ? qsTr("chosen") : "", spent ? qsTr("spent") : "", model.odds])
                            onClicked: TableController.touchCounter(model.id)
                            ruled: true
                            onRuleAsked: Rules.showPiece(model.id)

                            OddsFlag {
                                visible: tile.model.target && text !== ""
                                anchors { right: parent.right; rightMargin: 6; verticalCenter: parent.verticalCenter }
                                text: tile.model.odds
                                size: Theme.valueSize
                                Accessible.ignored: true
                            }
                        }
                    }
                }
            }
        }
    }
}
