// SPDX-License-Identifier: GPL-3.0-or-later
// One fighter, one screen: stat and die big, whom it may act upon with the odds; and once somebody is chosen, the facts
// that matter as toggles and what the dice would bring.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    property string fighter               // its id; "" while nobody is chosen
    property var targets: []              // object: the offers that name another fighter
    readonly property ActDraft draft: TableController.draft
    readonly property alias ways: facts.ways
    readonly property bool aiming: draft.open
    readonly property tablePiece piece: (Tabletop.pieces.revision, Tabletop.piece(fighter))
    readonly property var own: piece.own               // own: what this game alone has of it
    readonly property actParty target: draft.target
    readonly property var odds: draft.outlook.odds     // list: an outcomeOdds each, worst to best
    readonly property tablePiece aimedAt: (Tabletop.pieces.revision, Tabletop.piece(aiming ? target.id : ""))
    readonly property list<string> may: Array.from(Standing.figures.may[fighter] ?? [])

    signal offered(string id)

    function whatItIs(): string {
        const words = own.kind === "specialist" && own.specialization ? [] : [Names.wordFor(own.kind ?? "")]
        if (own.specialization)
            words.push(Names.wordFor(own.specialization))
        return qsTr("%1, stat %2 on a d%3").arg(words.join(", ")).arg(own.stat).arg(own.die)
    }
    function whatIsLeft(): string {
        const moves = may.includes("move"), others = may.includes("other")
        const acting = Array.from(Standing.figures.acting).includes(fighter)
        if (!acting && may.length === 0)
            return qsTr("has acted this round")
        // The same words before the fighter acts and after: what stands below keeps its place.
        return !acting || moves && others ? qsTr("a movement and another action")
             : others ? qsTr("one action left") : moves ? qsTr("a movement left") : qsTr("nothing left")
    }

    spacing: Theme.isPhone ? 12 : 16

    Row {
        width: parent.width
        spacing: big.width / 6
        Counter {
            id: big
            visible: root.fighter !== ""
            width: Theme.isPhone ? 84 : 150
            side: root.piece.side
            number: root.piece.number
            lying: root.piece.lying
            Accessible.ignored: true
        }
        Column {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - big.width * 7 / 6
            spacing: 4
            Sentence {
                objectName: "title"
                width: parent.width
                title: true
                text: root.aiming ? root.draft.label : root.piece.name
            }
            Words {
                width: parent.width
                text: root.aiming ? root.draft.note === "" ? root.piece.name : qsTr("%1 %2", "who, with what").arg(root.piece.name).arg(root.draft.note) : root.whatItIs()
                size: Theme.valueSize
                color: Theme.ink2
            }
            Words {
                visible: !root.aiming
                width: parent.width
                text: root.whatIsLeft()
                size: Theme.valueSize
                color: Theme.brassInk
                font.bold: true
            }
            Row {
                visible: root.aimedAt.id !== ""
                width: parent.width
                spacing: 14
                Counter {
                    id: aimed
                    width: Theme.isPhone ? 40 : 60
                    side: root.aimedAt.side
                    number: root.aimedAt.number
                    lying: root.aimedAt.lying
                    Accessible.ignored: true
                }
                Words {
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - aimed.width - 14
                    text: root.aimedAt.id === "" ? "" : root.aimedAt.lying ? qsTr("%1, on the back").arg(root.aimedAt.name) : qsTr("%1, standing").arg(root.aimedAt.name)
                    size: Theme.valueSize
                }
            }
        }
    }
    TargetGroups {
        visible: !root.aiming
        width: parent.width
        offers: root.aiming ? [] : root.targets
        onChosen: id => root.offered(id)
        onRuleAsked: offer => Rules.showOffer(offer.id, offer.action, offer.text)
    }
    AttackFacts {
        id: facts
        visible: root.aiming
        width: parent.width
    }
    Words {
        visible: root.aiming && root.draft.outlook.objection !== ""
        width: parent.width
        text: root.draft.outlook.objection
        color: Theme.bad
    }
    OddsBar {
        id: bar
        objectName: "oddsBar"
        visible: root.aiming && root.ways.length === 0 && root.draft.outlook.odds.length > 1 && root.draft.outlook.odds.length <= 8
        width: parent.width
        ruled: true
        onRuleAsked: Rules.showOutcomes(root.draft.action, root.odds.map(odd => odd.outcome), root.draft.label)
        parts: root.odds.map(odd => ({ name: odd.label, share: odd.value, text: odd.percent,
                                             kind: odd.kind === "miss" ? "miss" : odd.removes ? "loss" : odd.kind === "good" ? "success" : "neutral" }))
    }
}
