// SPDX-License-Identifier: GPL-3.0-or-later
// One person: the record, by game and by opponent, each figure with the games behind it; the dice, when they are asked for;
// and what is kept of somebody.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

PageFrame {
    id: root

    readonly property real third: !Theme.isLandscape || Theme.scale >= 1.3 ? inner : (inner - 2 * 12) / 3
    readonly property var colours: ({ blue: qsTr("Blue"), brick: qsTr("Brick"), green: qsTr("Green"), bone: qsTr("Bone"), plum: qsTr("Plum"), teal: qsTr("Teal"), nobody: qsTr("No colour") })     // object: key to name

    function gamesOf(opponent: string, system: string, outcome: string): void {
        Results.ask(Person.id, opponent, system, outcome)
        go("results")
    }
    function save(): void {
        nameBox.problem = ""
        Person.describe(nameBox.text, noteBox.text)
    }
    function figures(row: var): string {
        return qsTr("won %1, drawn %2, lost %3").arg(row.won).arg(row.drawn).arg(row.lost)
    }

    objectName: "personPage"
    title: Person.name
    offers: [{ id: "report", text: qsTr("Save the report"), sign: "export", sub: qsTr("web page, text and PDF") },
             { id: "remove", text: qsTr("Delete"), sign: "trash" },
             { id: "save", text: qsTr("Save"), sign: "check", likely: true, sub: qsTr("name and note") }]
    onChosen: id => {
        if (id === "save")
            save()
        else if (id === "report")
            Papers.writePerson(Person.id)
        else if (Upkeep.removePerson(Person.id))
            go("back")
    }
    Component.onCompleted: Person.show(Person.id)
    Connections {
        target: Person
        function onFailed(sentence: string): void { nameBox.problem = sentence }
    }

    Flow {
        width: root.inner
        spacing: 12
        layoutDirection: Theme.mirrored ? Qt.RightToLeft : Qt.LeftToRight
        Repeater {
            model: [{ outcome: "win", text: qsTr("Won"), figure: Person.won, sign: "star" },
                    { outcome: "draw", text: qsTr("Drawn"), figure: Person.drawn, sign: "hand" },
                    { outcome: "loss", text: qsTr("Lost"), figure: Person.lost, sign: "rout" }]
            ListRow {
                required property var modelData     // object: one of the list above
                objectName: "outcome-" + modelData.outcome
                width: root.third
                text: modelData.text
                sign: modelData.sign
                figure: modelData.figure
                leads: true
                onClicked: root.gamesOf("", "", modelData.outcome)
            }
        }
    }
    Sentence {
        objectName: "streak"
        width: root.inner
        text: Person.streak
    }
    Pill {
        objectName: "countDice"
        visible: Person.luck === "" && !Person.counting
        text: qsTr("Luck with the dice")
        sign: "dice"
        onClicked: Person.countLuck()
    }
    Words {
        objectName: "luck"
        visible: text !== ""
        width: root.inner
        text: Person.luck
    }
    Caps {
        visible: Person.systems.count > 0
        width: root.inner
        text: qsTr("By game")
    }
    Repeater {
        model: Person.systems
        ListRow {
            required property var model     // row: a row of Person.systems
            objectName: "system-" + model.id
            width: root.inner
            text: model.name
            note: root.figures(model)
            figure: model.games
            leads: true
            onClicked: root.gamesOf("", model.id, "")
        }
    }
    Caps {
        visible: Person.opponents.count > 0
        width: root.inner
        text: qsTr("Against whom")
    }
    Repeater {
        model: Person.opponents
        ListRow {
            required property var model     // row: a row of Person.opponents
            objectName: "opponent-" + model.name
            width: root.inner
            text: model.name
            note: root.figures(model)
            figure: model.games
            sign: "person"
            leads: true
            onClicked: root.gamesOf(model.id, "", "")
        }
    }
    Caps {
        width: root.inner
        text: qsTr("Who it is")
    }
    TextBox {
        id: nameBox
        objectName: "personName"
        width: Math.min(root.inner, 640)
        label: qsTr("Name")
        text: Person.name
        onTextEdited: problem = ""
        onAccepted: root.save()
    }
    Words {
        visible: Person.club !== ""
        width: root.inner
        text: qsTr("Club: %1").arg(Person.club)
    }
    TextBox {
        id: noteBox
        objectName: "personNote"
        width: root.inner
        label: qsTr("Note")
        text: Person.note
        onAccepted: root.save()
    }
    Caps {
        width: root.inner
        text: qsTr("Colour")
    }
    Flow {
        width: root.inner
        spacing: 12
        layoutDirection: Theme.mirrored ? Qt.RightToLeft : Qt.LeftToRight
        Repeater {
            model: Object.keys(root.colours)
            Touchable {
                id: choice
                required property string modelData
                objectName: "colour-" + modelData
                width: 64
                height: 64
                text: root.colours[modelData]
                Accessible.name: Theme.say([text, Person.colour === modelData ? qsTr("chosen") : ""])
                onClicked: Person.setColour(modelData)
                Counter {
                    anchors.centerIn: parent
                    width: 52
                    side: choice.modelData
                    sign: choice.modelData === "nobody" ? "" : "person"
                    chosen: Person.colour === choice.modelData
                    Accessible.ignored: true
                }
            }
        }
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
            objectName: "archivePerson"
            width: Math.min(implicitWidth, parent.width)
            text: Person.archived ? qsTr("Restore from the archive") : qsTr("Archive")
            sign: Person.archived ? "redo" : "folder"
            onClicked: Upkeep.archivePerson(Person.id, !Person.archived)
        }
        Pill {
            objectName: "mergePerson"
            visible: Results.people.count > 1
            width: Math.min(implicitWidth, parent.width)
            text: qsTr("Merge with another person")
            sign: "group"
            onClicked: mergeSheet.open()
        }
    }

    MergeSheet {
        id: mergeSheet
        parent: root
        onMerged: into => Person.show(into)
    }
}
