// SPDX-License-Identifier: GPL-3.0-or-later
// The log: every act with its sentence, dice and time. Touching an entry shows the table as it was then; play can go on
// from there, and the later acts stay readable.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

FocusScope {
    id: root

    readonly property var engineBoard: TableController.board
    readonly property bool back: TableController.looking > 0
    readonly property bool wide: Theme.isLandscape

    signal go(string page)

    Keys.onEscapePressed: root.go("table")

    TableHeader {
        id: bar
        width: parent.width
        onGo: page => root.go(page === "menu" ? "table" : page)
    }
    TableBoard {
        id: board
        visible: (root.engineBoard.grid ?? "none") !== "none" && !Theme.isPhone
        x: 16
        anchors { top: bar.bottom; topMargin: 12 }
        width: root.wide ? root.width * 0.44 : root.width - 32
        height: root.wide ? foot.y - y - 12 : root.height * 0.42
        zoomToReach: false
        enabled: false
    }
    Rectangle {
        x: root.wide && board.visible ? board.x + board.width + 16 : Theme.isPhone ? 8 : 16
        y: root.wide || !board.visible ? bar.height + 12 : board.y + board.height + 12
        width: root.width - x - (Theme.isPhone ? 8 : 16)
        height: foot.y - y - 12
        radius: Theme.sheetRadius
        color: Theme.page
        border { width: 1; color: Theme.line }

        ListView {
            id: list
            objectName: "log"
            anchors { fill: parent; margins: 4 }
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            verticalLayoutDirection: ListView.BottomToTop
            model: TableController.journal
            reuseItems: true
            Component.onCompleted: positionViewAtEnd()
            delegate: EntryRow {
                width: list.width
                onTouched: seq => TableController.lookAt(seq)
                onWhole: id => ledger.openFor(id)
            }
        }
    }
    OfferBar {
        id: foot
        anchors.bottom: parent.bottom
        width: parent.width
        takesBack: TableController.undoLabel
        canUndo: TableController.canUndo
        onUndone: TableController.undo()
        offers: root.back
            ? [{ id: "now", text: qsTr("Back to now"), sign: "end", likely: true },
               { id: "on", text: qsTr("Play on from here"), sign: "branch", sub: qsTr("keeps the later entries") },
               { id: "report", text: qsTr("Report"), sign: "book" }]
            : [{ id: "table", text: qsTr("Back to the table"), sign: "end", likely: true },
               { id: "report", text: qsTr("Report"), sign: "book", sub: qsTr("to read out or print") }]
        onChosen: id => {
            if (id === "now") {
                TableController.lookNow()
            } else if (id === "on") {
                TableController.playOnFrom(TableController.looking)
                root.go("table")
            } else {
                root.go(id)
            }
        }
    }
    EntrySheet {
        id: ledger
        spare: foot.undoButton
    }
}
