// SPDX-License-Identifier: GPL-3.0-or-later
// The sides at one edge of the table, every other one in the order of seating; below them what belongs to
// nobody.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Flickable {
    id: root

    property bool wanted: true           // nothing is made of what another part of the table shows
    property int which: 0                // 0: the first, third …; 1: the second, fourth …
    property bool withNobody: false
    property int tileColumns: 1
    property bool withPieces: true       // false where they stand in the middle of the table
    readonly property int many: 6        // so many tiles and more are small, so that all are seen

    signal stockTouched(string side, string stock)

    implicitHeight: column.height
    contentHeight: column.height
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentHeight > height
    clip: true

    Column {
        id: column
        width: root.width
        spacing: 14

        Repeater {
            model: root.wanted ? Tabletop.sides : null
            SideColumn {
                required property var model     // row: a row of Tabletop.sides
                required property int index
                readonly property bool here: index % 2 === root.which
                visible: here
                width: column.width
                height: visible ? implicitHeight : 0
                side: model.colour
                name: (Seating.seats, Seating.playedName(model.id))
                trackers: here ? Tabletop.stocksOf(model.id) : []
                readonly property RowsModel standing: Tabletop.piecesOf(model.id)
                pieces: root.withPieces && here ? standing : []
                compact: standing.count >= root.many && Theme.textScale <= 1.2
                tileColumns: root.tileColumns
                trackerColumns: Theme.isPortrait && Theme.scale < 1.15 ? 4 : 2
                trackersTouchable: GameLog.looking === 0
                onPieceTouched: id => TableController.touchPiece(id)
                onTrackerTouched: id => root.stockTouched(model.id, id)
                ruled: true
                onPieceRuleAsked: id => Rules.showPiece(id)
                onTrackerRuleAsked: (id, name) => Rules.showStock(id, name)
            }
        }
        Caps {
            visible: root.withNobody && nobody.count > 0
            text: qsTr("On the board")
        }
        Repeater {
            id: nobody
            model: root.wanted && root.withNobody ? Tabletop.piecesOf("") : []
            PieceTile {
                required property var model     // row: a row of Tabletop.piecesOf("")
                width: column.width
                implicitHeight: 72
                side: model.side
                code: model.code
                sign: model.sign
                name: model.name
                place: model.place
                told: model.told
                onClicked: TableController.touchPiece(model.id)
                ruled: true
                onRuleAsked: Rules.showPiece(model.id)
            }
        }
    }
}
