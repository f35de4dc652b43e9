// SPDX-License-Identifier: GPL-3.0-or-later
// A hidden hand, opened by its owner with a touch that is held, in or out of his turn: the cards, and what may be done
// with them now. It closes by itself when anything has happened or an act is looked at.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Sheet {
    id: root

    property string side
    property var cards: []     // list: a tableCard each
    property var acts: []     // list: a tableOffer each

    function openFor(whose: string): void {
        side = whose
        acts = TableController.secretOffers(whose)
        cards = TableController.secretHand(whose)
        open()
    }

    // The hand is empty once it is hidden, its rows with it: what was touched is done from here.
    function pick(id: string): void {
        close()
        TableController.touchSecret(side, id)
    }

    title: qsTr("%1: empire cards").arg((Seating.seats, Seating.playedName(side)))
    sub: acts.length === 0 ? qsTr("Nothing in it can be played now.") : qsTr("for no other eyes")
    refuseText: qsTr("Hide it")
    onClosed: {
        cards = []
        acts = []
    }

    Connections {
        target: TableController
        function onHappened(): void { root.close() }
        function onSheetWanted(): void { root.close() }      // one of the acts is looked at first
    }

    Flow {
        width: parent.width
        spacing: 12
        Repeater {
            model: root.cards
            Touchable {
                id: held
                required property tableCard modelData
                objectName: "heldCard"
                width: face.width
                height: face.height
                text: modelData.name
                Accessible.name: face.Accessible.name
                ruled: true
                onRuleAsked: Rules.showCard(modelData.id, text)
                onClicked: ruleAsked()
                CardFace {
                    id: face
                    Accessible.ignored: true
                    width: Theme.isPhone ? 150 : 190
                    title: held.modelData.name
                    sign: held.modelData.sign || "card"
                    text: held.modelData.text
                    lasts: held.modelData.lasts
                }
            }
        }
    }
    Flow {
        width: parent.width
        spacing: 12
        Repeater {
            model: root.acts
            Offer {
                required property tableOffer modelData
                width: Theme.isPhone ? parent.width : (parent.width - 12) / 2
                height: Math.max(implicitHeight, 84)
                text: modelData.text
                sub: modelData.sub
                sign: modelData.sign
                onChosen: root.pick(modelData.id)
                ruled: true
                onRuleAsked: Rules.showOffer(modelData.id, modelData.action, text)
            }
        }
    }
}
