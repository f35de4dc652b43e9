// SPDX-License-Identifier: GPL-3.0-or-later
// The chosen campaign: its name, the people who play in it, and the way to its boards.
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
        asking = personBox
        if (People.add(personBox.text))
            personBox.text = ""
        else
            personBox.selectAll()
    }

    property TextBox asking: personBox   // whose name was refused

    Connections {
        target: People
        function onFailed(sentence: string): void { root.asking.problem = sentence }
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
        model: People.names
        ListRow {
            required property string modelData
            objectName: "person-" + modelData
            width: root.inner
            text: modelData
            sign: "person"
            leads: true
            onClicked: person.openFor(modelData)
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

    Sheet {
        id: person
        objectName: "person"
        property string name
        function openFor(who: string): void {
            name = who
            newName.text = who
            newName.problem = ""
            open()
        }
        parent: root
        sheetWidth: 640
        title: name
        offers: [{ id: "remove", text: qsTr("Remove"), sign: "trash" },
                 { id: "rename", text: qsTr("Rename"), sign: "check", likely: true }]
        onChosen: id => {
            newName.problem = ""
            root.asking = newName
            if (id === "remove" ? People.remove(name) : newName.text.trim() === name || People.rename(name, newName.text))
                close()
        }
        TextBox {
            id: newName
            objectName: "personName"
            width: parent.width
            label: qsTr("Name")
            onTextEdited: problem = ""
            onAccepted: person.chosen("rename")
        }
    }
}
