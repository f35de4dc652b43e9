// SPDX-License-Identifier: GPL-3.0-or-later
// The chosen campaign: its name, the people who play in it, and the ways to its league, its games and its boards.
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

    Component.onCompleted: Results.refresh()
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
            required property var model
            objectName: "person-" + model.name
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
        objectName: "boards"
        width: root.inner
        text: qsTr("Boards")
        note: qsTr("draw one, change one, play on one")
        sign: "map"
        leads: true
        onClicked: root.go("boards")
    }
    ListRow {
        objectName: "check"
        width: root.inner
        text: qsTr("Are the logs as they were written?")
        note: qsTr("a check of every game, and of a seal")
        sign: "lock"
        leads: true
        onClicked: root.go("check")
    }
}
