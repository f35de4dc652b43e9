// SPDX-License-Identifier: GPL-3.0-or-later
// The table screen of any system: round and whose turn on top, the sides with their stocks and pieces around the
// board, what may be done now below, most likely first, and Undo in its corner. A system's own panel (its tracks)
// stands beside the board.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Page {
    id: root

    property bool far: false
    readonly property var offerList: TableController.offerList     // list: a tableOffer each
    // On a phone an act of the chosen one is called without it: the band names the place or the piece.
    readonly property var called: Theme.isPhone ? offerList.map(offer => offer.forChosen && offer.brief ? Object.assign({}, offer, { text: offer.brief }) : offer) : offerList     // object: as OfferBar takes them
    readonly property int sideCount: Tabletop.sides.count
    readonly property bool hasBoard: Tabletop.board.grid !== ""
    readonly property bool hasField: !hasBoard && Names.hasScreen(TableController.system, "field")
    // Nothing on the table has a place: the pieces stand in its middle.
    readonly property bool placeless: !hasBoard && !hasField && Tabletop.places.count === 0
    readonly property bool placing: TableController.draft.open && placeLabel !== ""
    property string placeLabel
    property PhoneShelf phone: null      // below the board, on a phone
    // On a phone that lies on its side the board has one half, and all else stands beside it as below it elsewhere.
    readonly property real columnWidth: Theme.isLying ? Math.max(340, Math.round(width * 0.45)) : width
    readonly property real columnStart: Theme.fromStart(width - columnWidth, columnWidth, width)

    // When the game is over first to what is left to say of it.
    function goHome(): void {
        if (Standing.over)
            Afterwards.refresh()
        root.go(Standing.over && Afterwards.left > 0 ? "after" : "home")
    }
    // A field shows the act that is put together by itself.
    function openSheet(): void {
        sheets.closeStanding()                 // a card was played from a hand that is shown there
        sheets.closeMore()                     // its offer is looked at
        cardPage.dismissed = true
        if (!(hasField && (field.item as TableField)?.showsDraft) && TableController.draft.open && TableController.draft.due.need.kind === "")
            sheets.openAction()
    }

    readonly property bool watched: TableController.watching !== ""     // another table writes the game
    readonly property var backOffers: {     // object: as OfferBar takes them
        const now = { id: "now", text: qsTr("Back to now"), sign: "end", likely: true }
        const on = { id: "on", text: qsTr("Play on from here"), sign: "branch", sub: qsTr("keeps the later entries") }
        const log = { id: "log", text: qsTr("Log"), sign: "log", sub: qsTr("another entry") }
        return watched ? [now, log] : [now, on, log]
    }
    readonly property var watchOffers: [     // object: likewise
        { id: "log", text: qsTr("Log"), sign: "log", sub: qsTr("what was done there"), likely: true },
        { id: "club", text: qsTr("Club"), sign: "group", sub: qsTr("to go on with it here") }]

    function leavePast(id: string): void {
        if (id === "now")
            TableController.lookNow()
        else if (id === "on")
            TableController.playOnFrom(GameLog.looking)
        else
            root.go(id)
    }

    // On a phone what happened last has the place of the stocks until the next touch.
    function tell(told: bool): void {
        if (phone)
            phone.told = told
    }

    onFarChanged: Theme.far = far
    onGone: Theme.far = false
    Keys.onEscapePressed: {
        cardPage.dismissed = true
        placeLabel = ""
        TableController.draft.close()
        if (Selection.aimed !== "")
            TableController.choose("")
    }

    Connections {
        target: TableController
        function onSheetWanted(): void { root.openSheet() }
        function onAskedFirst(id: string, label: string, words: string): void { sheets.askFirst(id, label, words) }
        function onEndingAsked(label: string): void { sheets.openEnding(label) }
        function onThingShown(what: scannedThing): void {
            if (root.visible)
                sheets.openThing(what)
        }
        function onPlaceWanted(label: string): void {
            root.placeLabel = label
            sheets.closeStanding()
            cardPage.dismissed = true
        }
        function onRefused(code: string, message: string, clause: string): void {
            refusal.show(message, clause, false)
        }
        function onWentOn(): void {
            refusal.hide()
            root.tell(true)
        }
        function onHappened(): void {
            refusal.hide()
            root.placeLabel = ""
            sheets.closeAction()
            sheets.closeStanding()
            root.tell(true)
            cardPage.dismissed = false
        }
    }
    Connections {
        target: Selection
        function onChosenChanged(): void {
            refusal.hide()
            root.tell(false)
        }
    }
    Connections {
        target: TableController.draft
        function onChanged(): void {
            if (!TableController.draft.open) {
                root.placeLabel = ""
                sheets.closeAction()
            }
        }
    }
    Connections {
        target: TableController.draft.due
        function onChanged(): void {
            if (TableController.draft.due.need.kind === "")
                return
            dice.make()
            sheets.closeStanding()
            sheets.hideAction()
        }
    }

    TableHeader {
        id: bar
        x: root.columnStart
        width: root.columnWidth
        visible: !root.far
        placing: root.placeLabel
        onGo: page => page === "menu" ? sheets.openMenu() : page === "dice" ? sheets.openDice() : root.go(page)
        onCardAsked: card => sheets.openThing(Names.shownCard(card))
    }

    WatchLine {
        id: watchLine
        anchors.top: bar.bottom
        x: root.columnStart
        width: root.columnWidth
    }
    // ---- the middle
    Item {
        id: middle
        visible: !root.far
        x: Theme.isLying ? Theme.fromStart(0, width, root.width) : 0
        y: Theme.isLying ? 0 : watchLine.y + watchLine.height
        width: Theme.isLying ? root.width - root.columnWidth : root.width
        height: (Theme.isLying ? root.height : offerBar.y) - y

        readonly property real columnWidth: Theme.isLandscape ? 260 * Math.min(1.15, Theme.scale) : 0
        readonly property bool hasAside: Names.hasScreen(TableController.system, "aside")
        readonly property bool hasPanel: Names.hasScreen(TableController.system, "panel")
        // Everything here keeps its place, whatever is said and whatever may be done: rooms follow from the form and the
        // size of the type alone.
        readonly property real large: Math.min(1.3, Math.max(1, Theme.scale))
        readonly property real saidHigh: (hasAside ? 134 : Theme.isLandscape ? 155 : 170) * large
        readonly property real sidesHigh: Math.round(height * 0.42)

        SideColumns {
            id: first
            wanted: !Theme.isPhone && !middle.hasAside && !root.hasField
            visible: wanted
            objectName: "firstSide"
            which: 0
            withNobody: Theme.isLandscape
            withPieces: !root.placeless
            onStockTouched: (side, stock) => sheets.openStock(side, stock)
            x: Theme.fromStart(16, width, parent.width)
            y: Theme.isLandscape ? 16 : parent.height - middle.sidesHigh
            width: Theme.isLandscape ? middle.columnWidth : (parent.width - 48) / 2
            height: said.y - y - 8
        }
        // What happened last, with its dice; it leads to its entry.
        LastSentence {
            id: said
            objectName: "result"
            visible: !Theme.isPhone && !root.hasField && GameLog.looking === 0 && GameLog.sentence !== ""
            x: middle.hasAside ? aside.x : Theme.fromStart(16, width, parent.width)
            y: parent.height - height - 10
            width: middle.hasAside ? aside.width : first.width
            height: middle.saidHigh
            text: GameLog.sentence
            rolls: GameLog.lastRolls
            word: GameLog.lastWord
            onClicked: sheets.openEntry(String(GameLog.cursor))
        }
        SideColumns {
            id: second
            wanted: first.wanted && root.sideCount > 1
            visible: wanted
            objectName: "secondSide"
            which: 1
            withPieces: !root.placeless
            onStockTouched: (side, stock) => sheets.openStock(side, stock)
            tileColumns: Theme.isPortrait && Theme.scale < 1.15 ? 2 : 1
            x: Theme.fromStart(parent.width - width - 12, width, parent.width)
            y: Theme.isLandscape ? 16 : parent.height - height
            width: Theme.isLandscape ? middle.columnWidth : (parent.width - 48) / 2
            height: Theme.isLandscape ? parent.height - 24 : middle.sidesHigh
        }
        Loader {
            id: panel
            active: middle.hasPanel
            source: Names.screenOf(TableController.system, "panel")
            x: Theme.isLandscape ? Theme.fromStart(16 + first.width + 10, width, parent.width) : Theme.boardMargin
            y: 16
            width: Theme.isLandscape ? 96 * Math.max(1, Math.min(1.4, Theme.scale)) : parent.width - 2 * Theme.boardMargin
            height: Theme.isLandscape ? parent.height - 32 : item ? (item as Item).implicitHeight : 0
        }
        Loader {
            id: aside
            objectName: "aside"
            active: middle.hasAside && !Theme.isPhone
            source: Names.screenOf(TableController.system, "aside")
            x: Theme.isLandscape ? Theme.fromStart(parent.width - width - 16, width, parent.width) : 16
            y: Theme.isLandscape ? 10 : said.y - height - 8
            width: Theme.isLandscape ? 300 * Math.min(1.15, Theme.scale) : parent.width - 32
            height: Theme.isLandscape ? said.y - 16 : Math.round(parent.height * 0.34)
        }
        Connections {
            target: aside.item as TableAside
            function onStockTouched(side: string, stock: string): void { sheets.openStock(side, stock) }
        }
        TableBoard {
            id: board
            objectName: "board"
            visible: root.hasBoard
            readonly property real start: middle.hasAside ? Theme.boardMargin : 16 + first.width + (middle.hasPanel ? panel.width + 10 : 0) + 8
            x: Theme.isLandscape ? Theme.fromStart(start, width, parent.width) : Theme.boardMargin
            y: Theme.isLandscape || !middle.hasPanel ? 10 : panel.y + panel.height + 10
            width: !Theme.isLandscape ? parent.width - 2 * Theme.boardMargin
                 : parent.width - start - 8 - (middle.hasAside ? aside.width + 16 : second.visible ? second.width + 12 : 0)
            height: Theme.isLandscape || Theme.isLying ? parent.height - y - 10 : root.phone ? root.phone.y - middle.y - y - 6 : (middle.hasAside ? aside.y : second.y) - y - 10
        }
        Loader {
            id: field
            active: root.hasField
            source: Names.screenOf(TableController.system, "field")
            anchors.fill: parent
        }
        AskedPieces {
            objectName: "askedPieces"
            visible: root.placeless
            inForce: bar.cardText
            x: board.x
            y: board.y
            width: board.width
            height: board.height
        }
        TableAsked {
            visible: !root.hasBoard && !root.hasField && !root.placeless
            x: board.x
            y: board.y
            width: board.width
            height: board.height
        }
        Repeater {
            model: Standing.awaitsBoard && root.hasBoard && !root.watched && GameLog.looking === 0 ? 1 : 0
            SetupCard {
                anchors.centerIn: board
                onGo: page => root.go(page)
            }
        }
    }
    Repeater {
        model: Theme.isPhone && !root.hasField ? 1 : 0
        onItemAdded: (index, item) => root.phone = item as PhoneShelf
        onItemRemoved: root.phone = null
        PhoneShelf {
            visible: !root.far
            x: root.columnStart + 12
            y: offerBar.y - height - 4
            width: root.columnWidth - 24
            room: offerBar.y - watchLine.y - watchLine.height - (Theme.isLying ? 10 : 0)
            hasAside: middle.hasAside
            withPieces: !root.placeless
            onStandingAsked: sheets.openStanding()
            onEntryAsked: sheets.openEntry(String(GameLog.cursor))
            onStockTouched: (side, stock) => sheets.openStock(side, stock)
        }
    }

    // ---- a card, until the next touch
    CardPage {
        id: cardPage
        x: middle.x
        y: Theme.isLying ? 0 : bar.height
        width: middle.width
        height: (Theme.isLying ? root.height : offerBar.y) - y
        visible: !root.far && shown
        spare: bar
        onTouched: dismissed = true
    }
    Repeater {
        model: Standing.over ? 1 : 0
        VerdictCard {
            anchors.centerIn: middle
            room: middle.width
            visible: !root.far && GameLog.looking === 0 && !hidden
            onReport: root.go("report")
            onHome: root.goHome()
        }
    }

    OfferBar {
        id: offerBar
        objectName: "offers"
        anchors.bottom: parent.bottom
        visible: !root.far
        x: root.columnStart
        width: root.columnWidth
        steady: true
        keepsMore: sheets.withStanding && GameLog.looking === 0 && !root.watched && root.placeLabel === ""
        offers: GameLog.looking > 0 ? root.backOffers : root.watched ? root.watchOffers : root.placeLabel !== "" ? [{ id: "not-now", text: qsTr("Not now"), sign: "close", sub: root.placeLabel }]
              : root.hasField && field.item ? (field.item as TableField).offers : root.called
        takesBack: GameLog.undoLabel
        canUndo: GameLog.canUndo || TableController.draft.due.canTakeBack
        onRuleAsked: offer => {
            if (offer.blocked)
                Rules.showAction(offer.action, offer.text, offer.clause)
            else if (offer.own)                         // of the act that a field puts together: it is looked at already
                Rules.showAction(offer.action, TableController.draft.label)
            else
                Rules.showOffer(offer.id, offer.action, offer.text)
        }
        onChosen: id => {
            refusal.hide()
            root.tell(false)
            cardPage.dismissed = true
            if (GameLog.looking > 0) {
                root.leavePast(id)
            } else if (root.watched) {
                root.go(id)
            } else if (id === "not-now") {
                root.placeLabel = ""
                TableController.draft.close()
            } else if (!(root.hasField && (field.item as TableField)?.takeOffer(id))) {
                TableController.touchOffer(id)
            }
        }
        onRefused: id => TableController.touchOffer(id)
        onUndone: {
            refusal.hide()
            TableController.undo()
        }
        onMoreAsked: {
            cardPage.dismissed = true
            sheets.openMore()
        }
    }
    Refusal {
        id: refusal
        objectName: "refusal"
        z: 50
        anchors { horizontalCenter: parent.horizontalCenter; bottom: offerBar.top; bottomMargin: 12 }
        onRuleAsked: {
            hide()
            sheets.openRuling(Selection.chosen)
        }
        onReasonAsked: {
            hide()
            Rules.showClause(clause, "")
        }
    }

    TableSheets {
        id: sheets
        objectName: "sheets"
        anchors.fill: parent
        z: 100
        undoButton: offerBar.undoButton
        hasAside: middle.hasAside
        onGo: page => page === "far" ? root.far = true : page === "home" ? root.goHome() : root.go(page)
    }
    // The pad is made after the first frame of the table: nobody waits for it, and the first roll does not either.
    Late {
        id: dice
        DiceSheet {
            withSheet: true
            objectName: "dice"
        }
    }
    Connections {
        target: root.Window.window
        enabled: dice.made === null
        function onFrameSwapped(): void { dice.make() }
    }
    Repeater {
        model: root.far ? 1 : 0
        FarView {
            anchors.fill: parent
            onLeave: root.far = false
        }
    }
}
