// SPDX-License-Identifier: GPL-3.0-or-later
// The way to a club of one's own: the address of a database, which campaign, and what this tablet is called.
import QtQuick
import Adjutant

Column {
    id: root

    readonly property string words: address.text.trim()
    readonly property bool addressed: Club.isInvitation(words)
    readonly property bool ready: addressed && campaign.text.trim() !== ""

    function found(): void {
        if (ready && !Club.busy)
            Club.found(words, campaign.text, tablet.text)
    }

    spacing: Theme.groupGap

    Sentence {
        width: root.width
        text: qsTr("A club needs a PostgreSQL database of its own, 15 or newer, which all its tablets reach.")
    }
    Words {
        width: root.width
        text: qsTr("Whoever runs the database gives you its address. This file sends the campaign there, and you invite the other tablets. The address stays on this tablet.")
        color: Theme.ink2
    }
    TextBox {
        id: address
        objectName: "databaseAddress"
        width: Math.min(root.width, 900)
        label: qsTr("Address of the database")
        placeholderText: "postgresql://…"
        problem: root.words !== "" && !root.addressed ? qsTr("An address begins with postgresql://") : ""
        inputMethodHints: Qt.ImhNoPredictiveText | Qt.ImhNoAutoUppercase | Qt.ImhSensitiveData
        onAccepted: root.found()
    }
    Pill {
        objectName: "pasteAddress"
        text: qsTr("Paste")
        sign: "import"
        onClicked: address.text = Club.pasted()
    }
    TextBox {
        id: campaign
        objectName: "clubCampaign"
        width: Math.min(root.width, 480)
        label: qsTr("Campaign; made when there is none of that name")
        text: Campaigns.campaign
        onAccepted: root.found()
    }
    TextBox {
        id: tablet
        objectName: "founderName"
        width: Math.min(root.width, 480)
        label: qsTr("What the others call this tablet")
        placeholderText: qsTr("Table 1")
        onAccepted: root.found()
    }
}
