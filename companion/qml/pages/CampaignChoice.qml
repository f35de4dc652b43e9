// SPDX-License-Identifier: GPL-3.0-or-later
// The campaigns of the file: a touch chooses one; a name makes a new one; and the way to the chosen one's page.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    property bool leads: false           // to the page of the chosen one
    property bool naming: false

    signal opened
    signal leagueAsked
    signal clubAsked

    function make(): void {
        if (Campaigns.makeCampaign(nameBox.text))
            naming = false
    }

    spacing: 12

    Flow {
        width: root.width
        spacing: 8
        layoutDirection: Theme.mirrored ? Qt.RightToLeft : Qt.LeftToRight

        // Before the first game none is in the file.
        Pill {
            visible: Campaigns.campaigns.count === 0
            text: Campaigns.campaign
            chosen: true
        }
        Repeater {
            model: Campaigns.campaigns
            Pill {
                required property var model     // row: a row of Campaigns.campaigns
                objectName: "campaign-" + model.name
                text: model.name
                chosen: Campaigns.campaign === model.name
                Accessible.name: Theme.say([model.name, qsTr("%n games", "", model.games ?? 0), chosen ? qsTr("chosen") : ""])
                onClicked: Campaigns.campaign = model.name
            }
        }
        Pill {
            objectName: "newCampaign"
            text: qsTr("New campaign")
            sign: "plus"
            onClicked: {
                root.naming = !root.naming
                nameBox.text = ""
                if (root.naming)
                    nameBox.forceActiveFocus()
            }
        }
        Pill {
            objectName: "campaign"
            visible: root.leads
            text: qsTr("Manage campaign")
            sign: "group"
            onClicked: root.opened()
        }
        Pill {
            objectName: "league"
            visible: root.leads
            text: qsTr("League")
            sign: "crown"
            onClicked: root.leagueAsked()
        }
        Pill {
            objectName: "club"
            visible: root.leads
            text: qsTr("Club")
            sign: "group"
            onClicked: root.clubAsked()
        }
    }
    Flow {
        visible: root.naming
        width: root.width
        spacing: 8
        TextBox {
            id: nameBox
            objectName: "newCampaignName"
            width: Math.min(root.width, 480)
            placeholderText: qsTr("Name of the campaign")
            onAccepted: root.make()
        }
        Pill {
            objectName: "makeCampaign"
            text: qsTr("Make it")
            sign: "check"
            blocked: nameBox.text.trim() === ""
            onClicked: root.make()
        }
    }
}
