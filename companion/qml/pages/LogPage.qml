// SPDX-License-Identifier: GPL-3.0-or-later
// The log: every act with its sentence, dice and time, and a scrub bar over the whole game. Touching an entry shows the
// table as it was then; play can go on from there, and the later acts stay readable. The plots take the list's place.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Page {
    id: root

    property bool plotting: false
    readonly property GameHistory past: GameLog.history
    readonly property bool back: GameLog.looking > 0
    readonly property bool wide: Theme.isLandscape || Theme.isLying
    readonly property bool hasBoard: Tabletop.board.grid !== ""
    readonly property real margin: Theme.isPhone ? 8 : 16

    Component.onCompleted: TableController.resting = true
    onGone: TableController.resting = false
    Keys.onEscapePressed: root.go("table")

    Connections {
        target: GameLog
        function onLookingChanged(): void { list.showHere() }
    }
    TableHeader {
        id: bar
        width: parent.width
        onGo: page => root.go(["menu", "log", "dice"].includes(page) ? "table" : page)
    }

    // ---- the table as it was, and the way through the game
    Item {
        id: then
        x: Theme.fromStart(root.margin, width, root.width)
        anchors { top: bar.bottom; topMargin: 10 }
        width: root.wide ? root.width * 0.44 : root.width - 2 * root.margin
        height: root.wide ? room : scrub.height + (shownTable.visible ? shownTable.height + 8 : 0)

        readonly property real room: foot.y - y - 10
        // On a phone the list keeps what it needs for one entry.
        readonly property real high: root.wide ? room - scrub.height - 8
                                    : Math.min(width * 0.8, Theme.isPhone ? room - scrub.height - 180 : root.height * 0.34)

        Item {
            id: shownTable
            // A phone keeps the room for the list until something is looked at.
            visible: (!Theme.isPhone || root.back) && then.high > 100
            width: parent.width
            height: Math.max(0, then.high)

            TableBoard {
                objectName: "boardThen"
                visible: root.hasBoard
                anchors.fill: parent
                zoomToReach: false
                enabled: false
            }
            Flickable {
                visible: !root.hasBoard
                anchors.fill: parent
                contentHeight: sides.height
                boundsBehavior: Flickable.StopAtBounds
                clip: true
                Column {
                    id: sides
                    width: parent.width
                    spacing: 14
                    Repeater {
                        model: 2
                        SideColumns {
                            required property int index
                            width: sides.width
                            height: implicitHeight
                            which: index
                            withNobody: index === 1
                            tileColumns: Theme.isPhone ? 1 : 2
                            enabled: false
                        }
                    }
                }
            }
        }
        ScrubBar {
            id: scrub
            objectName: "scrub"
            width: parent.width
            y: root.wide ? parent.height - height : shownTable.visible ? shownTable.height + 8 : 0
            caption: Standing.roundWord
            entries: root.past.steps
            value: root.past.step
            rounds: root.past.rounds
            branches: root.past.branches
            onScrubbed: entry => TableController.lookAtStep(entry)
        }
    }

    // ---- what happened
    Rectangle {
        x: Theme.fromStart(root.wide ? then.width + 2 * root.margin : root.margin, width, root.width)
        y: root.wide ? bar.height + 12 : then.y + then.height + 12
        width: root.wide ? root.width - then.width - 3 * root.margin : root.width - 2 * root.margin
        height: foot.y - y - 12
        radius: Theme.sheetRadius
        color: Theme.page
        border { width: 1; color: Theme.line }

        ListView {
            id: list
            objectName: "log"

            // The row of the moment that is shown.
            function showHere(): void {
                const row = GameLog.journal.rowOf(String(root.back ? GameLog.looking : GameLog.cursor))
                if (row >= 0)
                    positionViewAtIndex(row, ListView.Contain)
            }

            visible: !root.plotting
            anchors { fill: parent; margins: 4 }
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            verticalLayoutDirection: ListView.BottomToTop
            model: GameLog.journal
            reuseItems: true
            Component.onCompleted: positionViewAtEnd()
            delegate: EntryRow {
                width: list.width
                onTouched: seq => TableController.lookAt(seq)
                onWhole: id => ledger.openFor(id)
            }
        }
        Flickable {
            visible: root.plotting
            anchors { fill: parent; margins: 12 }
            contentHeight: curves.item ? (curves.item as Item).height : 0
            boundsBehavior: Flickable.StopAtBounds
            clip: true
            Loader {
                id: curves
                objectName: "curves"
                width: parent.width
                active: root.plotting
                source: "GamePlots.qml"
            }
        }
    }
    OfferBar {
        id: foot
        anchors.bottom: parent.bottom
        width: parent.width
        takesBack: GameLog.undoLabel
        canUndo: GameLog.canUndo
        onUndone: TableController.undo()
        readonly property var report: ({ id: "report", text: qsTr("Report"), sign: "book", sub: qsTr("to read out or print") })     // object: an offer of its own
        readonly property var plots: root.plotting ? { id: "list", text: qsTr("Entries"), sign: "log", sub: qsTr("act by act") }     // object: likewise
                                                   : { id: "plots", text: qsTr("Curves"), sign: "plot", sub: qsTr("round by round") }
        offers: root.back
            ? [{ id: "now", text: qsTr("Back to now"), sign: "end", likely: true, sub: qsTr("%1 %2").arg(Standing.roundWord).arg(root.past.rounds.length > 0 ? root.past.rounds[root.past.rounds.length - 1].name : "") },
               { id: "on", text: qsTr("Play on from here"), sign: "branch", sub: qsTr("keeps the later entries") },
               { id: "then", text: qsTr("Whole table"), sign: "eye", sub: qsTr("as it was then") }, plots, report]
            : [{ id: "table", text: qsTr("Back to the table"), sign: "end", likely: true }, plots, report]
        onChosen: id => {
            if (id === "now") {
                TableController.lookNow()
            } else if (id === "on") {
                TableController.playOnFrom(GameLog.looking)
                root.go("table")
            } else if (id === "plots" || id === "list") {
                root.plotting = id === "plots"
            } else {
                root.go(id)
            }
        }
        onMoreAsked: offers => {
            more.choices = offers
            more.open()
        }
    }
    MenuSheet {
        id: more
        title: qsTr("More")
        spare: foot.undoButton
        onPicked: id => foot.chosen(id)
    }
    EntrySheet {
        id: ledger
        spare: foot.undoButton
    }
    DiceSheet {}                         // an overruled act may ask for another die
}
