// SPDX-License-Identifier: GPL-3.0-or-later
// The editor of boards: the canvas, what it is painted with, and below what may be done with the board. Why the rules
// cannot use it stands there as a sentence until they can.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Page {
    id: root

    readonly property bool beside: Theme.isLandscape || Theme.isLying     // what is painted with stands beside the canvas

    function play(): void {
        if (Boards.tableWaits()) {
            if (Boards.layAtTable())
                root.go("table")
            return
        }
        const options = Boards.options()
        if (Object.keys(options).length > 0 && Campaigns.newGame(Boards.system, Object.assign({ dice: Settings.dice }, options), ""))
            root.go("table")
    }

    Keys.onEscapePressed: root.go("back")

    Connections {
        target: Boards
        function onRefused(sentence: string): void { words.show(sentence, "", false) }
        function onSaid(sentence: string): void { words.show(sentence, "", true) }
    }

    Rectangle {
        id: bar
        width: parent.width
        height: Theme.barHeight
        color: Theme.page

        IconButton {
            id: back
            anchors { left: parent.left; leftMargin: 12; verticalCenter: parent.verticalCenter }
            sign: "back"
            text: qsTr("Back")
            onClicked: root.go("back")
        }
        TextBox {
            id: boardName
            objectName: "boardName"
            anchors { left: back.right; leftMargin: 12; right: more.left; rightMargin: 12; verticalCenter: parent.verticalCenter }
            placeholderText: qsTr("Name of the board")
            text: Boards.name
            onEditingFinished: Boards.name = text
            Accessible.name: qsTr("Name of the board")
        }
        IconButton {
            id: more
            objectName: "editorMenu"
            anchors { right: parent.right; rightMargin: 12; verticalCenter: parent.verticalCenter }
            sign: "menu"
            text: qsTr("More")
            onClicked: menu.open()
        }
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: Theme.line
        }
    }

    BoardCanvas {
        id: canvas
        objectName: "canvas"
        x: Theme.boardMargin
        y: bar.height + 10
        width: (root.beside ? parent.width - side.width - 3 * x : parent.width - 2 * x)
        height: (root.beside ? foot.y : side.y) - y - 10
        onInspected: cell => {
            if (Boards.drawn.place(cell).named)
                placeSheet.openFor(cell)
        }
    }
    Flickable {
        id: side
        x: root.beside ? parent.width - width - Theme.boardMargin : Theme.boardMargin
        y: root.beside ? bar.height + 12 : foot.y - height - 8
        width: root.beside ? 300 : parent.width - 2 * Theme.boardMargin
        height: root.beside ? foot.y - bar.height - 20 : Math.min(tools.height, parent.height * 0.34)
        contentHeight: tools.height
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        Column {
            id: tools
            width: side.width
            spacing: 14

            BrushBar {
                id: brushes
                objectName: "brushes"
                width: parent.width
                onRegionWanted: id => regionSheet.openFor(id)
            }
            Quote {
                objectName: "objection"
                visible: Boards.objection !== ""
                width: parent.width
                text: Boards.objection
                size: Theme.size(19, 18, 19)
            }
        }
    }
    OfferBar {
        id: foot
        objectName: "editorOffers"
        anchors.bottom: parent.bottom
        width: parent.width
        canUndo: Boards.canUndo
        takesBack: qsTr("the stroke")
        offers: [{ id: "save", text: Boards.saved ? qsTr("Saved") : qsTr("Save"), sign: "check", likely: !Boards.saved, sub: qsTr("in the campaign") },
                 { id: "play", text: qsTr("Play on it"), sign: "end", likely: Boards.saved && Boards.objection === "", blocked: Boards.objection !== "",
                   reason: qsTr("not yet: see why"), sub: Boards.systemName },
                 { id: "export", text: qsTr("Export"), sign: "export", sub: qsTr("as a JSON file") }]
        onChosen: id => {
            words.hide()
            boardName.focus = false
            Boards.name = boardName.text
            if (id === "save")
                Boards.save()
            else if (id === "play")
                root.play()
            else
                Boards.exportFile()
        }
        onRefused: words.show(Boards.objection, "", false)
        onUndone: {
            words.hide()
            Boards.undo()
        }
    }
    Refusal {
        id: words
        objectName: "editorWords"
        z: 50
        anchors { horizontalCenter: parent.horizontalCenter; bottom: foot.top; bottomMargin: 12 }
        ruleText: qsTr("Close")
        onRuleAsked: hide()
    }

    PlaceSheet { id: placeSheet; objectName: "placeSheet"; spare: foot.undoButton }
    RegionSheet { id: regionSheet; objectName: "regionSheet"; spare: foot.undoButton }
    MenuSheet {
        id: menu
        title: qsTr("This board")
        choices: [{ id: "redo", text: qsTr("Redo"), sign: "redo", blocked: !Boards.canRedo, reason: qsTr("nothing was taken back") },
                  { id: "copy", text: qsTr("Copy as JSON"), sign: "export" },
                  { id: "paste", text: qsTr("Paste JSON"), sign: "import" },
                  ...(Boards.drawn.resizable ? [
                  { id: "wider", text: qsTr("Add a column"), sign: "plus", note: qsTr("there are %1").arg(Boards.drawn.size.width) },
                  { id: "narrower", text: qsTr("Remove a column"), sign: "minus" },
                  { id: "taller", text: qsTr("Add a row"), sign: "plus", note: qsTr("there are %1").arg(Boards.drawn.size.height) },
                  { id: "shorter", text: qsTr("Remove a row"), sign: "minus" }] : [])]
        onPicked: id => {
            const columns = Boards.drawn.size.width, rows = Boards.drawn.size.height
            if (id === "redo")
                Boards.redo()
            else if (id === "copy")
                Boards.copy()
            else if (id === "paste")
                Boards.paste()
            else
                Boards.resize(Math.max(1, columns + (id === "wider" ? 1 : id === "narrower" ? -1 : 0)),
                              Math.max(1, rows + (id === "taller" ? 1 : id === "shorter" ? -1 : 0)))
            close()
        }
    }
}
