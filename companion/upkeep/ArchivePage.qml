// SPDX-License-Identifier: GPL-3.0-or-later
// What lies in the archive: games and people of the campaign, and campaigns; one touch brings each back.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

PageFrame {
    id: root

    readonly property var signs: ({ game: "dice", person: "person", campaign: "folder" })    // object: by what a row has as its kind

    function bringBack(kind: string, target: string): void {
        if (kind === "game")
            Upkeep.archiveGame(target, false)
        else if (kind === "person")
            Upkeep.archivePerson(target, false)
        else
            Upkeep.archiveCampaign(target, false)
    }
    function open(kind: string, target: string): void {
        if (kind === "game")
            GameRecord.show(target)
        else
            Person.show(target)
        go(kind)
    }

    objectName: "archivePage"
    title: qsTr("Archive")
    Component.onCompleted: Upkeep.refresh()

    EmptyState {
        visible: Upkeep.archive.count === 0
        anchors.horizontalCenter: parent.horizontalCenter
        sign: "folder"
        sentence: qsTr("Nothing is in the archive.")
        note: qsTr("Games, people and campaigns are archived on their own pages.")
    }
    Words {
        visible: Upkeep.archive.count > 0
        width: root.inner
        text: qsTr("What is archived still counts in every record, but is left out of the lists.")
        color: Theme.ink2
    }
    Repeater {
        model: Upkeep.archive
        ActRow {
            required property var model          // row: a row of Upkeep.archive
            objectName: "kept-" + model.name
            width: root.inner
            text: model.name
            note: model.note
            sign: root.signs[model.kind] ?? ""
            leads: model.kind !== "campaign"
            act: qsTr("Restore")
            actSign: "redo"
            onOpened: root.open(model.kind, model.target)
            onActed: root.bringBack(model.kind, model.target)
        }
    }
}
