// SPDX-License-Identifier: GPL-3.0-or-later
// The table from two metres away: whose turn, the round, the stocks, the last sentence. Only Undo can be touched by
// itself; any other touch goes back.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Touchable {
    id: root

    signal leave

    text: qsTr("Back to the table screen")
    onClicked: leave()
    Keys.onEscapePressed: leave()

    Rectangle {
        anchors.fill: parent
        color: Theme.table
    }
    Rectangle {
        id: band
        width: parent.width
        height: Math.min(132, root.height * 0.22)
        color: Sides.fill(Standing.activeColour)

        SideShape {
            id: shape
            x: Theme.fromStart(33, width, parent.width)
            anchors.verticalCenter: parent.verticalCenter
            width: 58
            height: 58
            side: Standing.activeColour
            color: Sides.on(side)
        }
        Words {
            x: Theme.fromStart(127, width, parent.width)
            width: parent.width - 127 - roundText.width - 52
            anchors.verticalCenter: parent.verticalCenter
            horizontalAlignment: Theme.mirrored ? Text.AlignRight : Text.AlignLeft
            text: Standing.active === "" ? Standing.phaseName : Theme.say([Standing.activeName, Seating.activePerson])
            size: Math.max(20, Math.min(84, root.width / 11, band.height * 0.65))
            font.bold: true
            fontSizeMode: Text.Fit
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            color: Sides.on(Standing.activeColour)
        }
        Words {
            id: roundText
            x: Theme.fromStart(parent.width - width - 36, width, parent.width)
            anchors.verticalCenter: parent.verticalCenter
            text: Standing.round
            size: Math.max(20, Math.min(112, root.width / 8, band.height * 0.85))
            font.bold: true
            color: Sides.on(Standing.activeColour)
        }
    }
    Loader {
        id: hero
        anchors { top: band.bottom; topMargin: 20; left: parent.left; leftMargin: 33; right: parent.right; rightMargin: 33 }
        source: root.height < 560 ? "" : Names.screenOf(TableController.system, "hero")     // else there is no room for it
        height: item ? Math.max(60, root.height - band.height - cards.height - foot.height - 60) : 0
    }
    Flow {
        id: cards
        anchors { left: parent.left; leftMargin: 33; right: parent.right; rightMargin: 33; bottom: foot.top; bottomMargin: 12 }
        spacing: Math.min(24, root.width * 0.03)
        readonly property int count: Math.max(1, Tabletop.sides.count)
        readonly property int columns: width < 700 || Theme.isPortrait && !hero.item ? 1 : Math.min(2, count)
        readonly property int rows: Math.ceil(count / columns)
        readonly property real room: (root.height - band.height - foot.height) * (hero.item ? 0.5 : 0.92)
        readonly property real most: Math.max(70, (room - spacing * rows) / rows)
        Repeater {
            model: Tabletop.sides
            StockCard {
                required property var model     // row: a row of Tabletop.sides
                width: (cards.width - cards.spacing * (cards.columns - 1)) / cards.columns
                // Three powers or more share what height there is.
                height: hero.item ? Math.min(implicitHeight, cards.most) : cards.most
                side: model.colour
                name: (Seating.seats, Seating.playedName(model.id))
                stocks: Tabletop.stocksOf(model.id)
            }
        }
    }
    Item {
        id: foot
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: Math.max(undo.height + 32, Math.min(132, root.height * 0.26), Math.min(root.height * 0.26, sentence.wanted))

        UndoButton {
            id: undo
            x: Theme.mirrored ? parent.width - width - 16 : 16
            anchors.bottom: parent.bottom
            anchors.bottomMargin: 16
            takesBack: GameLog.undoLabel
            possible: GameLog.canUndo
            onChosen: TableController.undo()
        }
        Sentence {
            id: sentence
            x: Theme.fromStart(16 + undo.width + 24, width, parent.width)
            width: parent.width - undo.width - 64
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            fontSizeMode: Text.Fit
            minimumPixelSize: 20
            readonly property real wanted: Math.ceil(text.length * size * 0.5 / Math.max(1, width)) * size * 1.1 + 24
            text: GameLog.sentence
        }
    }
}
