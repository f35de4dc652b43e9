// SPDX-License-Identifier: GPL-3.0-or-later
// On a phone, below the board, always of one height: what is chosen and aimed at, or else what happened last until the
// next touch, or else the stocks of the sides; under it the pieces where no panel of the system shows them. Where the
// phone lies on its side it has all that its column leaves, and scrolls where that is too little.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Flickable {
    id: root

    property real room               // how high the page is between its bars
    property bool withPieces: true   // false where they stand above
    property bool hasAside           // the system has a panel of its own, behind a button here
    property bool told: false        // what happened last has the place of the stocks

    signal standingAsked
    signal entryAsked
    signal stockTouched(string side, string stock)

    readonly property bool telling: told && !aim.shown && GameLog.looking === 0 && GameLog.sentence !== ""
    // What the strip of a system needs below the stocks: its buttons, which wrap where the type is large.
    readonly property real stripRoom: own.active ? 4 + (Theme.scale > 1.2 ? 2 * standing.height + 8 : standing.height) : 0
    readonly property real restHeight: stocks.height + (standing.visible ? 4 + standing.height : 0)

    readonly property real stripHigh: strip.visible ? 4 + strip.height : 0
    readonly property real least: hasAside && withPieces ? restHeight + stripRoom : Math.max(restHeight, 96)     // of the shelf

    implicitHeight: shelf.height + stripHigh
    height: Theme.isLying ? Math.min(implicitHeight, room) : implicitHeight
    contentHeight: implicitHeight
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentHeight > height
    clip: interactive

    Item {
        id: shelf
        width: parent.width
        height: Theme.isLying ? Math.max(root.least, root.room - root.stripHigh)
              : root.hasAside && root.withPieces ? Math.max(root.least, root.room * 0.36) : root.least

        Flickable {
            visible: aim.shown
            anchors.fill: parent
            contentHeight: aim.height
            boundsBehavior: Flickable.StopAtBounds
            interactive: contentHeight > height
            clip: true
            AimPanel {
                id: aim
                objectName: "phoneAim"
                width: parent.width
            }
        }
        LastSentence {
            id: last
            objectName: "phoneResult"
            visible: root.telling
            width: parent.width - close.width - 6
            height: parent.height - (dealt.needed > 0 ? dealt.height + 4 : 0)
            text: GameLog.sentence
            rolls: GameLog.lastRolls
            word: GameLog.lastWord
            onClicked: root.entryAsked()
        }
        IconButton {
            id: close
            visible: root.telling
            anchors { right: parent.right; top: parent.top }
            sign: "close"
            text: qsTr("Show the stocks")
            onClicked: root.told = false
        }
        // A system's own strip: below what happened, or in what the stocks leave of the room.
        Item {
            id: dealt
            readonly property real needed: own.item && (own.item as Item).visible ? (own.item as Item).implicitHeight : 0
            visible: !aim.shown
            width: parent.width
            y: parent.height - height
            height: Math.max(0, Math.min(needed, root.telling ? parent.height * 0.6 : parent.height - root.restHeight - 4))
            clip: true
            Loader {
                id: own
                anchors.fill: parent
                active: Theme.isPhone && Names.hasScreen(TableController.system, "strip")
                source: Names.screenOf(TableController.system, "strip")
            }
        }
        Column {
            visible: !aim.shown && !root.telling
            width: parent.width
            spacing: 4

            Flickable {
                id: stockShelf
                width: parent.width
                height: stocks.height
                contentWidth: stocks.width
                boundsBehavior: Flickable.StopAtBounds
                // The side to act is in sight.
                function follow(): void {
                    for (let i = 0; i < stockCards.count; ++i) {
                        const card = stockCards.itemAt(i) as StockCard
                        if (card && card.model.id === Standing.active)
                            contentX = Math.max(0, Math.min(contentWidth - width, card.x - (width - card.width) / 2))
                    }
                }
                onContentWidthChanged: follow()
                Connections {
                    target: Standing
                    function onActiveChanged(): void { stockShelf.follow() }
                }
                Row {
                    id: stocks
                    spacing: 6
                    Repeater {
                        id: stockCards
                        model: Tabletop.sides
                        StockCard {
                            required property var model     // row: a row of Tabletop.sides
                            visible: count > 0
                            width: Math.max(170, Math.min(root.width, count * 44 * Math.min(1.25, Theme.scale)), (root.width - 6 * (Tabletop.sides.count - 1)) / Math.max(1, Tabletop.sides.count))
                            side: model.colour
                            name: (Seating.seats, Seating.playedName(model.id))
                            headRoom: roomFor(stocks.children)
                            stocks: Tabletop.stocksOf(model.id)
                            touchable: GameLog.looking === 0
                            onTouched: root.stockTouched(model.id, "")
                            ruled: true
                            onRuleAsked: (id, name) => Rules.showStock(id, name)
                        }
                    }
                }
            }
            Pill {
                id: standing
                visible: root.hasAside && root.withPieces    // else the pieces need the room, and More leads there
                text: qsTr("How it stands")
                sign: "plot"
                onClicked: root.standingAsked()
            }
        }
    }
    PieceStrip {
        id: strip
        visible: !root.hasAside && root.withPieces
        y: shelf.height + 4
        width: parent.width
        pieces: Tabletop.pieces
        onPieceTouched: id => TableController.touchPiece(id)
        ruled: true
        onPieceRuleAsked: id => Rules.showPiece(id)
    }
}
