// SPDX-License-Identifier: GPL-3.0-or-later
// Whom the chosen fighter may attack, command, heal …: a group for each act and weapon, a counter with its odds for
// each fighter it may be done to.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    property var offers: []              // list: those that name another fighter: a tableOffer each
    property tableOffer none    // while the one that is shown is going
    readonly property var groups: {     // object: [{ key, title, chance, offers }]
        const list = []
        for (const offer of offers) {
            let group = list.find(candidate => candidate.key === offer.group)
            if (!group) {
                const verb = offer.brief || offer.text
                group = { key: offer.group, title: offer.sub ? qsTr("%1 %2").arg(verb).arg(offer.sub) : verb, chance: offer.chance, offers: [] }
                list.push(group)
            }
            group.offers.push(offer)
        }
        return list
    }

    signal chosen(string id)
    signal ruleAsked(var offer)

    spacing: 14

    Measure { id: nameFont; font { family: Theme.sans; pixelSize: Theme.leastSize } }

    // No word of a name is broken.
    readonly property real longest: offers.reduce((most, offer) => String(Names.pieceName(offer.on)).split(" ").reduce((longest, word) => Math.max(longest, Math.ceil(nameFont.advanceWidth(word)) + 4), most), 0)
    // As many in a row as find room, so that each group is a row or two.
    readonly property real each: Theme.isPhone ? Math.max(60, longest) : Math.max(54, longest, Math.min(92, (width + 5.5) / Math.max(1, groups.reduce((most, group) => Math.max(most, group.offers.length), 0)) - 6))

    // By number, so that odds which come under a finger leave what it is on in its place.
    Repeater {
        model: root.groups.length
        Column {
            id: group
            required property int index
            readonly property var row: root.groups[index] ?? ({ title: "", chance: "", offers: [] })     // object: one of groups
            width: root.width
            spacing: 8

            Caps {
                width: parent.width
                // What the figures below are of stands once above them.
                text: group.row.chance !== "" ? qsTr("%1: chance of %2").arg(group.row.title).arg(group.row.chance) : group.row.title
                wrapMode: Text.WordWrap
            }
            Flow {
                width: parent.width
                spacing: 6
                Repeater {
                    model: group.row.offers.length
                    Touchable {
                        id: aim
                        required property int index
                        readonly property tableOffer offer: group.row.offers[index] ?? root.none
                        readonly property tablePiece piece: (Tabletop.pieces.revision, Tabletop.piece(offer.on))
                        objectName: "aim-" + offer.action + "-" + offer.on
                        width: root.each
                        height: counter.y + counter.height + 8 + name.height
                        ringRadius: Theme.tileRadius
                        text: offer.text
                        Accessible.name: Theme.say([offer.text, offer.sub, Theme.chanceOf(offer)])
                        ruled: true
                        onRuleAsked: root.ruleAsked(offer)
                        onClicked: root.chosen(offer.id)

                        Counter {
                            id: counter
                            y: 22
                            anchors.horizontalCenter: parent.horizontalCenter
                            width: Math.min(64, root.each - 6)
                            side: aim.piece.side
                            number: aim.piece.number
                            lying: aim.piece.lying
                            odds: aim.offer.odds
                            Accessible.ignored: true
                        }
                        Words {
                            id: name
                            anchors { top: counter.bottom; topMargin: 6 }
                            width: parent.width
                            horizontalAlignment: Text.AlignHCenter
                            text: aim.piece.brief
                            size: Theme.leastSize
                            wrapMode: Text.Wrap
                            color: Theme.ink2
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
}
