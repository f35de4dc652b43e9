// SPDX-License-Identifier: GPL-3.0-or-later
// One game without its table: who played and how it came out, when and how long, what was noted; its report, and the way to
// the table. It is renamed, archived, moved and deleted here.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

PageFrame {
    id: root

    readonly property var outcomes: ({ win: qsTr("has won"), draw: qsTr("a draw"), loss: qsTr("has lost"), open: "" })     // object: outcome to words

    function rename(): void {
        nameBox.problem = ""
        GameRecord.rename(nameBox.text)
    }
    function note(): void {
        if (GameRecord.addNote(noteBox.text))
            noteBox.text = ""
    }

    objectName: "gamePage"
    title: qsTr("%1, %2").arg(GameRecord.systemName).arg(GameRecord.name)
    offers: [{ id: "save", text: qsTr("Save the report"), sign: "export", sub: qsTr("web page, text and PDF") },
             { id: "report", text: qsTr("Report"), sign: "log", likely: GameRecord.over, sub: qsTr("to read out or print") },
             { id: "table", text: GameRecord.over ? qsTr("Look at the table") : qsTr("Go on"), sign: GameRecord.over ? "map" : "end", likely: !GameRecord.over }]
    onChosen: id => {
        if (id === "save")
            Papers.writeGame(GameRecord.id)
        else if (GameRecord.open())
            go(id)
    }
    Component.onCompleted: GameRecord.show(GameRecord.id)
    Connections {
        target: GameRecord
        function onFailed(sentence: string): void { nameBox.problem = sentence }
    }

    Sentence {
        objectName: "gameOutcome"
        width: root.inner
        title: true
        size: Theme.size(30, 26, 46)
        text: GameRecord.outcome
    }
    Words {
        width: root.inner
        text: GameRecord.place === "" ? GameRecord.when : GameRecord.when + " · " + GameRecord.place
        color: Theme.ink2
    }
    Repeater {
        model: GameRecord.sides
        ListRow {
            required property var model     // row: a row of GameRecord.sides
            objectName: "side-" + model.id
            width: root.inner
            text: model.person === "" ? model.name : qsTr("%1, %2").arg(model.name).arg(model.person)
            note: root.outcomes[model.outcome] ?? ""
            figure: model.score
            sign: model.outcome === "win" ? "star" : "person"
            leads: model.who !== ""
            enabled: model.who !== ""
            onClicked: {
                Person.show(model.who)
                root.go("person")
            }
        }
    }
    Caps {
        width: root.inner
        text: qsTr("Notes")
    }
    Repeater {
        model: GameRecord.notes
        Quote {
            required property string modelData
            width: root.inner
            text: modelData
        }
    }
    Flow {
        visible: GameRecord.tags.length > 0
        width: root.inner
        spacing: 8
        layoutDirection: Theme.mirrored ? Qt.RightToLeft : Qt.LeftToRight
        Repeater {
            model: GameRecord.tags
            Pill {
                required property string modelData
                objectName: "tag-" + modelData
                width: Math.min(implicitWidth, parent.width)
                text: modelData
                sign: "tag"
                onClicked: {
                    Search.query = "#" + modelData
                    root.go("search")
                }
            }
        }
    }
    TextBox {
        id: noteBox
        objectName: "gameNote"
        width: root.inner
        label: qsTr("Write a note; a word with # is a tag")
        onAccepted: root.note()
    }
    Pill {
        objectName: "addNote"
        text: qsTr("Note it")
        sign: "pen"
        blocked: noteBox.text.trim() === ""
        onClicked: root.note()
    }
    Caps {
        width: root.inner
        text: qsTr("Photographs")
    }
    GamePhotographs {
        width: root.inner
        onShown: (name, picture, words) => photographSheet.openFor(name, picture, words)
        onFilesWanted: pictureSheet.openIn(GameRecord.picturesFolder())
        onCameraWanted: cameraShot.open()
    }
    Caps {
        width: root.inner
        text: qsTr("Place and name")
    }
    TextBox {
        id: placeBox
        objectName: "gamePlace"
        width: Math.min(root.inner, 640)
        label: qsTr("Where it was played")
        text: GameRecord.place
        onAccepted: GameRecord.setPlace(text)
    }
    Pill {
        objectName: "savePlace"
        text: qsTr("Save the place")
        sign: "check"
        blocked: placeBox.text.trim() === GameRecord.place
        onClicked: GameRecord.setPlace(placeBox.text)
    }
    TextBox {
        id: nameBox
        objectName: "renameGame"
        width: Math.min(root.inner, 640)
        label: qsTr("Name of the game")
        text: GameRecord.name
        onTextEdited: problem = ""
        onAccepted: root.rename()
    }
    Pill {
        objectName: "rename"
        text: qsTr("Rename")
        sign: "check"
        blocked: nameBox.text.trim() === "" || nameBox.text.trim() === GameRecord.name
        onClicked: root.rename()
    }
    Caps {
        width: root.inner
        text: qsTr("Where it is kept")
    }
    Flow {
        width: root.inner
        spacing: 8
        layoutDirection: Theme.mirrored ? Qt.RightToLeft : Qt.LeftToRight
        Pill {
            objectName: "archiveGame"
            width: Math.min(implicitWidth, parent.width)
            text: GameRecord.archived ? qsTr("Restore from the archive") : qsTr("Archive")
            sign: GameRecord.archived ? "redo" : "folder"
            onClicked: Upkeep.archiveGame(GameRecord.id, !GameRecord.archived)
        }
        Pill {
            objectName: "bgStats"
            visible: GameRecord.over
            width: Math.min(implicitWidth, parent.width)
            text: qsTr("For BG Stats")
            sign: "phone"
            onClicked: bgStatsSheet.open()
        }
        Pill {
            objectName: "moveGame"
            width: Math.min(implicitWidth, parent.width)
            text: qsTr("Move to another campaign")
            sign: "move"
            onClicked: moveSheet.open()
        }
        Pill {
            objectName: "deleteGame"
            width: Math.min(implicitWidth, parent.width)
            text: qsTr("Delete")
            sign: "trash"
            onClicked: {
                if (Upkeep.removeGame(GameRecord.id))
                    root.go("back")
            }
        }
    }

    PhotographSheet {
        id: photographSheet
        parent: root
    }
    PictureSheet {
        id: pictureSheet
        objectName: "photographPictures"
        parent: root
        title: qsTr("Pictures of the table")
        reading: false
        onTaken: urls => GameRecord.addPhotographs(urls)
    }
    CameraShotSheet {
        id: cameraShot
        parent: root
    }
    BgStatsSheet {
        id: bgStatsSheet
        parent: root
    }
    MoveSheet {
        id: moveSheet
        parent: root
        onMoved: root.go("back")
    }
}
