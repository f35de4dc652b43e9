// SPDX-License-Identifier: GPL-3.0-or-later
// The table screen of any system: round and whose turn on top, the sides with their stocks and pieces around the
// board, what may be done now below, most likely first, and Undo in its corner. A system's own panel (its tracks)
// stands beside the board.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

FocusScope {
    id: root

    property bool far: false
    readonly property var engineBoard: TableController.board
    readonly property var verdict: TableController.verdict
    readonly property var offerList: TableController.offerList
    readonly property int sideCount: TableController.sides.count
    readonly property bool hasBoard: (root.engineBoard.grid ?? "none") !== "none"
    readonly property bool placing: TableController.draft.open && placeLabel !== ""
    property string placeLabel

    signal go(string page)

    function openSheet(): void {
        if (TableController.draft.open && Object.keys(TableController.draft.need).length === 0)
            actionSheet.open()
    }

    onFarChanged: Theme.far = far
    Component.onDestruction: Theme.far = false
    Keys.onEscapePressed: {
        placeLabel = ""
        TableController.draft.close()
    }

    Connections {
        target: TableController
        function onSheetWanted(): void { root.openSheet() }
        function onPlaceWanted(label: string): void { root.placeLabel = label }
        function onRefused(code: string, message: string, clause: string): void {
            refusal.show(message, clause, false)
        }
        function onHappened(): void {
            refusal.hide()
            root.placeLabel = ""
            actionSheet.close()
            result.dismissed = false
            cardPage.dismissed = false
        }
    }
    Connections {
        target: TableController.draft
        function onChanged(): void {
            if (!TableController.draft.open) {
                root.placeLabel = ""
                actionSheet.close()
            }
        }
        function onNeedChanged(): void {
            if (Object.keys(TableController.draft.need).length > 0)
                actionSheet.hideFor()
        }
    }

    TableHeader {
        id: bar
        width: parent.width
        visible: !root.far
        placing: root.placeLabel
        onGo: page => page === "menu" ? menu.open() : root.go(page)
    }

    // ---- the middle
    Item {
        id: middle
        visible: !root.far
        anchors { top: bar.bottom; bottom: offerBar.top; left: parent.left; right: parent.right }

        readonly property real columnWidth: Theme.isLandscape ? 260 * Math.min(1.15, Theme.scale) : 0
        readonly property bool hasPanel: Systems.panelOf(TableController.system) !== ""

        SideColumns {
            id: first
            visible: !Theme.isPhone
            objectName: "firstSide"
            which: 0
            withNobody: Theme.isLandscape
            x: 16
            y: Theme.isLandscape ? 16 : parent.height - second.height
            width: Theme.isLandscape ? middle.columnWidth : (parent.width - 48) / 2
            height: Theme.isLandscape ? said.y - y - 8 : Math.min(implicitHeight, second.height - said.height - 12)
        }
        Flickable {
            id: said
            readonly property bool told: !Theme.isPhone && TableController.looking === 0 && TableController.sentence !== ""
            visible: told
            x: 16
            y: parent.height - height - 10
            width: first.width
            height: told ? Math.min(quote.implicitHeight, Theme.isLandscape ? 300 : 170) : 0
            contentHeight: quote.implicitHeight
            boundsBehavior: Flickable.StopAtBounds
            clip: true

            Quote {
                id: quote
                width: said.width
                text: TableController.sentence
                size: Theme.size(text.length > 160 ? 17 : text.length > 90 ? 19 : 22, 20, 22)
            }
        }
        SideColumns {
            id: second
            visible: !Theme.isPhone && root.sideCount > 1
            objectName: "secondSide"
            which: 1
            tileColumns: Theme.isPortrait ? 2 : 1
            x: parent.width - width - 12
            y: Theme.isLandscape ? 16 : parent.height - height
            width: Theme.isLandscape ? middle.columnWidth : (parent.width - 48) / 2
            height: Theme.isLandscape ? parent.height - 24 : Math.max(Math.min(implicitHeight, parent.height * 0.44), Math.min(first.implicitHeight + said.height + 12, parent.height * 0.44))
        }
        Loader {
            id: panel
            active: middle.hasPanel
            source: Systems.panelOf(TableController.system)
            x: Theme.isLandscape ? first.x + first.width + 10 : Theme.boardMargin
            y: 16
            width: Theme.isLandscape ? 96 : parent.width - 2 * x
            height: Theme.isLandscape ? parent.height - 32 : item ? (item as Item).implicitHeight : 0
        }
        Loader {
            id: editor
            readonly property bool wanted: root.hasBoard && TableController.phase === "setup" && TableController.looking === 0
            active: wanted && Systems.editorOf(TableController.system) !== ""
            source: active ? Systems.editorOf(TableController.system) : ""
            x: board.x
            y: board.y + board.height + 8
            width: board.width
            height: active && item ? (item as Item).implicitHeight + 8 : 0
            Connections {
                target: editor.item
                ignoreUnknownSignals: true
                function onRefused(message: string): void { refusal.show(message, "", false) }
            }
        }
        TableBoard {
            id: board
            objectName: "board"
            editor: editor.item
            visible: root.hasBoard
            x: Theme.isLandscape ? (middle.hasPanel ? panel.x + panel.width : first.x + first.width) + 8 : Theme.boardMargin
            y: Theme.isLandscape ? 10 : panel.y + panel.height + 10
            width: Theme.isLandscape ? (second.visible ? second.x : parent.width) - x - 8 : parent.width - 2 * x
            height: (Theme.isLandscape ? parent.height - 20
                  : Theme.isPhone ? phone.y - y - 6 : second.y - y - 10) - editor.height
        }
        TableAsked {
            visible: !root.hasBoard
            x: board.x
            y: board.y
            width: board.width
            height: board.height
        }
        Column {
            id: phone
            visible: Theme.isPhone
            x: 12
            y: parent.height - height - 4
            width: parent.width - 24
            spacing: 4

            Flickable {
                width: parent.width
                height: stocks.height
                contentWidth: stocks.width
                boundsBehavior: Flickable.StopAtBounds
                Row {
                    id: stocks
                    spacing: 6
                    Repeater {
                        model: TableController.sides
                        StockCard {
                            required property var model
                            width: Math.max(170, (phone.width - 6 * (root.sideCount - 1)) / Math.max(1, root.sideCount))
                            side: model.colour
                            name: model.name
                            stocks: TableController.stocksOf(model.id)
                        }
                    }
                }
            }
            PieceStrip {
                width: parent.width
                pieces: TableController.pieces
                onPieceTouched: id => TableController.touchPiece(id)
            }
        }
    }

    // ---- results and cards, until the next touch
    ResultCard {
        id: result
        anchors { bottom: offerBar.top; bottomMargin: 12; horizontalCenter: parent.horizontalCenter }
        visible: !root.far && shown && !cardPage.visible
        onTouched: dismissed = true
    }
    CardPage {
        id: cardPage
        anchors { top: bar.bottom; bottom: offerBar.top; left: parent.left; right: parent.right }
        visible: !root.far && shown
        onTouched: dismissed = true
    }
    VerdictCard {
        id: over
        anchors.centerIn: middle
        visible: !root.far && root.verdict.reason !== undefined && TableController.looking === 0 && !hidden
        onReport: root.go("report")
        onHome: root.go("home")
    }

    OfferBar {
        id: offerBar
        objectName: "offers"
        anchors.bottom: parent.bottom
        visible: !root.far
        width: parent.width
        offers: root.placeLabel !== "" ? [{ id: "not-now", text: qsTr("Not now"), sign: "close", sub: root.placeLabel }]
              : root.offerList.map(offer => Object.assign({}, offer))
        takesBack: TableController.undoLabel
        canUndo: TableController.canUndo || TableController.draft.canTakeBack
        onChosen: id => {
            refusal.hide()
            result.dismissed = true
            cardPage.dismissed = true
            if (id === "not-now") {
                root.placeLabel = ""
                TableController.draft.close()
            } else {
                TableController.touchOffer(id)
            }
        }
        onRefused: id => TableController.touchOffer(id)
        onUndone: {
            refusal.hide()
            TableController.undo()
        }
        onMoreAsked: more.open()
    }
    Refusal {
        id: refusal
        objectName: "refusal"
        z: 50
        anchors { horizontalCenter: parent.horizontalCenter; bottom: offerBar.top; bottomMargin: 12 }
        onRuleAsked: {
            hide()
            ruling.openFor(TableController.chosen)
        }
    }

    // ---- sheets
    ActionSheet { id: actionSheet; spare: offerBar.undoButton }
    OffersSheet { id: more; spare: offerBar.undoButton }
    RulingSheet { id: ruling; spare: offerBar.undoButton }
    TableMenu {
        id: menu
        onGo: page => page === "far" ? root.far = true : page === "ruling" ? ruling.openFor(TableController.chosen) : root.go(page)
    }
    DiceSheet {
        id: dice
        objectName: "dice"
    }
    FarView {
        visible: root.far
        anchors.fill: parent
        onLeave: root.far = false
    }
}
