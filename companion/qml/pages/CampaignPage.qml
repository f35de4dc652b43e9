// SPDX-License-Identifier: GPL-3.0-or-later
// The chosen campaign: its name, the people who play in it, and the ways to its league, its games, its boards, and to
// its upkeep.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

PageFrame {
    id: root

    // A name that is taken stays in its field to be mended; a field that is left tells the name that counts.
    function rename(): void {
        if (nameBox.text.trim() !== Campaigns.campaign && !Campaigns.renameCampaign(nameBox.text) && nameBox.activeFocus) {
            nameBox.selectAll()
            return
        }
        nameBox.text = Campaigns.campaign
    }
    function addPerson(): void {
        personBox.problem = ""
        if (People.add(personBox.text))
            personBox.text = ""
        else
            personBox.selectAll()
    }

    // In the file: before the first game there is nothing to be kept.
    readonly property bool kept: Campaigns.campaigns.count > 0 && Campaigns.campaigns.rowOf(Campaigns.campaign) >= 0

    Component.onCompleted: {
        Results.refresh()
        Upkeep.refresh()
    }
    Connections {
        target: People
        function onChanged(): void { Results.refresh() }
        function onFailed(sentence: string): void { personBox.problem = sentence }
    }

    title: Campaigns.campaign

    TextBox {
        id: nameBox
        objectName: "campaignName"
        width: root.inner
        label: qsTr("Name of the campaign")
        text: Campaigns.campaign
        onEditingFinished: root.rename()
    }
    Caps { text: qsTr("Players") }
    Words {
        width: root.inner
        text: People.names.length === 0 ? qsTr("No players yet. They are offered for every new game, and the log and the reports name them.") : qsTr("They are offered for every new game, and the log and the reports name them.")
        color: Theme.ink2
    }
    Repeater {
        model: Results.people
        ListRow {
            required property var model     // row: a row of Results.people
            objectName: "person-" + model.name
            visible: !model.archived
            width: root.inner
            text: model.name
            note: model.games === 0 ? model.club : Theme.say([model.club, qsTr("won %1, drawn %2, lost %3").arg(model.won).arg(model.drawn).arg(model.lost)])
            side: model.colour === "nobody" ? "" : model.colour
            sign: "person"
            leads: true
            onClicked: {
                Person.show(model.id)
                root.go("person")
            }
        }
    }
    TextBox {
        id: personBox
        objectName: "newPerson"
        width: root.inner
        label: qsTr("Add a player")
        onTextEdited: problem = ""
        onAccepted: root.addPerson()
    }
    Pill {
        objectName: "addPerson"
        text: qsTr("Add")
        sign: "plus"
        onClicked: root.addPerson()
    }
    Caps { text: qsTr("What it keeps") }
    ListRow {
        objectName: "results"
        width: root.inner
        text: qsTr("Games and results")
        note: qsTr("by person and by game; each has its page")
        sign: "log"
        leads: true
        onClicked: {
            Results.ask("", "", "", "")
            root.go("results")
        }
    }
    ListRow {
        objectName: "search"
        width: root.inner
        text: qsTr("Search")
        note: qsTr("people, games, notes, rulings")
        sign: "search"
        leads: true
        onClicked: root.go("search")
    }
    ListRow {
        objectName: "league"
        width: root.inner
        text: qsTr("League")
        note: qsTr("rounds, results, standings")
        sign: "crown"
        leads: true
        onClicked: root.go("league")
    }
    ListRow {
        objectName: "chronicle"
        width: root.inner
        text: qsTr("Linked games")
        note: qsTr("what rosters and sides carry over")
        sign: "flag"
        leads: true
        onClicked: root.go("chronicle")
    }
    ListRow {
        objectName: "club"
        width: root.inner
        text: qsTr("Club")
        note: qsTr("several tablets in step")
        sign: "group"
        leads: true
        onClicked: root.go("club")
    }
    ListRow {
        objectName: "boards"
        width: root.inner
        text: qsTr("Boards")
        note: qsTr("draw one, change one, play on one")
        sign: "map"
        leads: true
        onClicked: root.go("boards")
    }
    Caps {
        text: qsTr("Where it is kept")
    }
    ListRow {
        objectName: "doors"
        width: root.inner
        text: qsTr("Import and export")
        note: qsTr("a zip, tables; the campaign of another tablet, plays of other programs")
        sign: "export"
        leads: true
        onClicked: root.go("doors")
    }
    ListRow {
        objectName: "backups"
        width: root.inner
        text: qsTr("Backups")
        note: qsTr("made automatically; restored in two touches")
        sign: "clock"
        leads: true
        onClicked: root.go("backups")
    }
    ListRow {
        objectName: "changes"
        visible: root.kept
        width: root.inner
        text: qsTr("What was changed")
        note: qsTr("renamed, archived, deleted, merged, moved; one touch undoes each")
        sign: "undo"
        leads: true
        onClicked: root.go("changes")
    }
    ListRow {
        objectName: "archive"
        visible: root.kept
        width: root.inner
        text: qsTr("Archive")
        note: Upkeep.archive.count === 0 ? qsTr("empty") : ""
        figure: Upkeep.archive.count === 0 ? "" : Upkeep.archive.count
        sign: "folder"
        leads: true
        onClicked: root.go("archive")
    }
    ListRow {
        objectName: "check"
        width: root.inner
        text: qsTr("Check the logs")
        note: qsTr("every game of the campaign, and a seal")
        sign: "lock"
        leads: true
        onClicked: root.go("check")
    }
    Flow {
        visible: root.kept
        width: root.inner
        spacing: 8
        layoutDirection: Theme.mirrored ? Qt.RightToLeft : Qt.LeftToRight
        Pill {
            objectName: "archiveCampaign"
            width: Math.min(implicitWidth, parent.width)
            text: qsTr("Archive the campaign")
            sign: "folder"
            onClicked: {
                if (Upkeep.archiveCampaign(Campaigns.campaign))
                    root.go("home")
            }
        }
        Pill {
            objectName: "deleteCampaign"
            width: Math.min(implicitWidth, parent.width)
            text: qsTr("Delete the campaign")
            sign: "trash"
            onClicked: {
                if (Upkeep.removeCampaign(Campaigns.campaign))
                    root.go("home")
            }
        }
    }
}
