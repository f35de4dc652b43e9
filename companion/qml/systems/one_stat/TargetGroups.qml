// SPDX-License-Identifier: GPL-3.0-or-later
// Whom the chosen fighter may attack, command, heal …: a group for each act and weapon, a counter with its odds for
// each fighter it may be done to.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    property var offers: []              // those that name another fighter
    readonly property var groups: {
        const list = []
        for (const offer of offers) {
            const key = offer.action + "/" + offer.sub
            let group = list.find(candidate => candidate.key === key)
            if (!group) {
                const verb = String(offer.text).split(" ")[0]
                group = { key: key, title: offer.sub ? qsTr("%1 %2").arg(verb).arg(offer.sub) : verb, offers: [] }
                list.push(group)
            }
            group.offers.push(offer)
        }
        return list
    }

    signal chosen(string id)

    spacing: 14

    Repeater {
        model: root.groups
        Column {
            id: group
            required property var modelData
            width: root.width
            spacing: 16

            Caps { text: group.modelData.title }
            Flow {
                width: parent.width
                spacing: 8
                Repeater {
                    model: group.modelData.offers
                    Touchable {
                        id: aim
                        required property var modelData
                        readonly property var piece: TableController.pieces.find(modelData.on)
                        objectName: "aim-" + modelData.action + "-" + modelData.on
                        width: 92
                        height: 96 + name.height
                        ringRadius: Theme.tileRadius
                        text: modelData.text
                        Accessible.name: Theme.say([modelData.text, modelData.sub, modelData.odds])
                        onClicked: root.chosen(modelData.id)

                        Counter {
                            id: counter
                            y: 12
                            anchors.horizontalCenter: parent.horizontalCenter
                            width: 64
                            side: aim.piece.side ?? "nobody"
                            number: aim.piece.number ?? ""
                            lying: aim.piece.lying ?? false
                            odds: aim.modelData.odds
                            Accessible.ignored: true
                        }
                        Words {
                            id: name
                            anchors { top: counter.bottom; topMargin: 8 }
                            width: parent.width
                            horizontalAlignment: Text.AlignHCenter
                            text: aim.piece.name ?? ""
                            size: Theme.noteSize
                            color: Theme.ink2
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
}
