// SPDX-License-Identifier: GPL-3.0-or-later
// The boards of the campaign: draw one, change one, play on one; JSON files in and out.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

PageFrame {
    id: root

    property var found: []                   // list: a foundFile each

    function begun(done: bool): void {
        if (done)
            root.go("editor")
    }
    function play(row: var): void {
        const options = Boards.optionsOf(row.id)
        if (Object.keys(options).length > 0 && Campaigns.newGame(row.system, Object.assign({ dice: Settings.dice }, options), ""))
            root.go("table")
    }

    title: qsTr("Boards")
    Component.onCompleted: {
        Boards.refresh()
        found = Boards.files()
    }

    Connections {
        target: Boards
        function onRefused(sentence: string): void { words.text = sentence }
    }

    Quote {
        id: words
        objectName: "libraryWords"
        visible: text !== ""
        width: root.inner
    }
    Caps {
        visible: Boards.library.count > 0
        width: parent.width
        text: qsTr("Saved in this campaign")
    }
    Repeater {
        model: Boards.library
        ListRow {
            id: kept
            required property var model     // row: a row of Boards.library
            objectName: "board-" + model.name
            width: root.inner
            text: model.name
            note: model.ready ? model.systemName : model.problem
            sign: model.ready ? model.sign : "warning"
            leads: true
            onClicked: board.openFor(kept.model.id)
        }
    }
    EmptyState {
        visible: Boards.library.count === 0
        width: root.inner
        height: implicitHeight
        sign: "map"
        sentence: qsTr("No boards of your own yet.")
        note: qsTr("Start from a ready-made one or from a blank board.")
    }
    Repeater {
        model: Boards.systems
        Column {
            id: system
            required property drawnGame modelData
            width: root.inner
            spacing: 8
            Caps {
                width: parent.width
                text: qsTr("Draw a board for %1").arg(system.modelData.name)
            }
            Flow {
                width: parent.width
                spacing: 8
                Repeater {
                    model: system.modelData.boards
                    Pill {
                        required property namedChoice modelData
                        objectName: "ready-" + system.modelData.id + "-" + modelData.id
                        text: modelData.text
                        sign: system.modelData.sign
                        onClicked: root.begun(Boards.beginReady(system.modelData.id, modelData.id))
                    }
                }
                Pill {
                    objectName: "blank-" + system.modelData.id
                    text: qsTr("Blank board")
                    sign: "plus"
                    onClicked: root.begun(Boards.beginBlank(system.modelData.id))
                }
            }
        }
    }
    BringIn {
        width: root.inner
        found: root.found
        onPasted: root.begun(Boards.paste())
        onPicked: path => root.begun(Boards.importFile(path))
    }

    MenuSheet {
        id: board
        property string id
        property var row: ({})     // object: one of Boards.library, as find() gives it
        function openFor(which: string): void {
            id = which
            row = Boards.library.find(which)
            leaving = false
            open()
        }
        // It cannot be brought back, so it is asked for once more, in the same place as before.
        property bool leaving: false
        parent: root
        title: leaving ? qsTr("Delete %1?").arg(row.name ?? "") : row.name ?? ""
        sub: leaving ? qsTr("This cannot be undone. Games that were played on it keep their board.") : row.systemName ?? ""
        choices: leaving ? [{ id: "gone", text: qsTr("Delete it for good"), sign: "trash" }, { id: "stay", text: qsTr("Keep it"), sign: "back" }]
               : [{ id: "play", text: qsTr("Play on it"), sign: "end", blocked: row.ready !== true, reason: row.problem ?? "" },
                  { id: "edit", text: qsTr("Edit"), sign: "pen" },
                  { id: "export", text: qsTr("Export to a file"), sign: "export" },
                  { id: "remove", text: qsTr("Delete…"), sign: "trash" }]
        onRefused: words.text = row.problem ?? ""
        onPicked: what => {
            close()
            if (what === "play")
                root.play(row)
            else if (what === "edit")
                root.begun(Boards.edit(id))
            else if (what === "remove") {
                leaving = true
                open()
            } else if (what === "gone")
                Boards.remove(id)
            else if (what === "stay")
                return
            else if (Boards.edit(id))
                words.text = qsTr("Written: %1").arg(Boards.exportFile())
        }
    }
}
