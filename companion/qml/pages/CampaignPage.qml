// SPDX-License-Identifier: GPL-3.0-or-later
// The chosen campaign: its name, the people who play in it, and the way to its boards.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

PageFrame {
    id: root

    function rename(): void {
        if (nameBox.text.trim() !== Campaigns.campaign)
            Campaigns.renameCampaign(nameBox.text)
        nameBox.text = Campaigns.campaign
    }
    function addPerson(): void {
        if (People.add(personBox.text))
            personBox.text = ""
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
    Caps { text: qsTr("Who plays") }
    Words {
        width: root.inner
        text: People.names.length === 0 ? qsTr("Nobody is written down yet. The names stand in the reports of this campaign.") : qsTr("The names stand in the reports of this campaign.")
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
        label: qsTr("Somebody more")
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
            open()
        }
        parent: root
        sheetWidth: 640
        title: name
        offers: [{ id: "remove", text: qsTr("Take off the list"), sign: "trash" },
                 { id: "rename", text: qsTr("Keep this name"), sign: "check", likely: true }]
        onChosen: id => {
            if (id === "remove" ? People.remove(name) : newName.text.trim() === name || People.rename(name, newName.text))
                close()
        }
        TextBox {
            id: newName
            objectName: "personName"
            width: parent.width
            label: qsTr("Name")
            onAccepted: person.chosen("rename")
        }
    }
}
