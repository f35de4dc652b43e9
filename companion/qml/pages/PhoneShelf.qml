// SPDX-License-Identifier: GPL-3.0-or-later
// On a phone, below the board: what is chosen and aimed at, or else the stocks of the sides; a system's own strip, and
// the pieces where no panel of the system shows them.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    property real room               // how high the page is between its bars
    property bool withPieces: true   // false where they stand above
    property bool hasAside           // the system has a panel of its own, behind a button here

    signal standingAsked

    spacing: 4

    // What is chosen and aimed at stands in the place of the stocks.
    Flickable {
        visible: aim.shown
        width: parent.width
        height: Math.min(aim.height, root.room * 0.46)
        contentHeight: aim.height
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        AimPanel {
            id: aim
            objectName: "phoneAim"
            width: parent.width
        }
    }
    Loader {
        width: parent.width
        active: Theme.isPhone && Systems.stripOf(TableController.system) != ""
        source: Systems.stripOf(TableController.system)
    }
    Flickable {
        id: stockShelf
        visible: !aim.shown
        width: parent.width
        height: stocks.height
        contentWidth: stocks.width
        boundsBehavior: Flickable.StopAtBounds
        // The side to act is in sight.
        function follow(): void {
            for (let i = 0; i < stockCards.count; ++i) {
                const card = stockCards.itemAt(i) as StockCard
                if (card && card.name === TableController.activeName)
                    contentX = Math.max(0, Math.min(contentWidth - width, card.x - (width - card.width) / 2))
            }
        }
        onContentWidthChanged: follow()
        Connections {
            target: TableController
            function onActiveChanged(): void { stockShelf.follow() }
        }
        Row {
            id: stocks
            spacing: 6
            Repeater {
                id: stockCards
                model: TableController.sides
                StockCard {
                    required property var model
                    visible: count > 0
                    width: Math.max(170, Math.min(root.width, count * 44 * Math.min(1.25, Theme.scale)), (root.width - 6 * (TableController.sides.count - 1)) / Math.max(1, TableController.sides.count))
                    side: model.colour
                    name: model.name
                    stocks: TableController.stocksOf(model.id)
                }
            }
        }
    }
    Pill {
        visible: root.hasAside && !aim.shown
        text: qsTr("How it stands")
        sign: "plot"
        onClicked: root.standingAsked()
    }
    PieceStrip {
        visible: !root.hasAside && root.withPieces
        width: parent.width
        pieces: TableController.pieces
        onPieceTouched: id => TableController.touchPiece(id)
    }
}
