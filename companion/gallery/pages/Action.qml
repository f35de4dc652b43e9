// SPDX-License-Identifier: GPL-3.0-or-later
// An action sheet from the parts, over a table that is dimmed but for Undo.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Item {
    id: root

    OfferBar {
        id: bar
        anchors.bottom: parent.bottom
        width: parent.width
        takesBack: "Reed’s move"
        offers: [{ id: "a", text: "Shoot Amos", sign: "target", odds: "67%", likely: true }, { id: "e", text: "End turn", sign: "end" }]
    }
    Sheet {
        id: sheet
        opened: true
        spare: bar.undoButton
        title: "Reed shoots Amos"
        sub: "Attack · one of this turn’s two actions"
        head: [
            Counter { width: Theme.isPhone ? 48 : 72; side: "blue"; code: "s1"; sign: "tent"; pips: 3 },
            Icon { size: Theme.isPhone ? 28 : 40; name: "target"; color: Theme.ink2; anchors.verticalCenter: parent.verticalCenter },
            Counter { width: Theme.isPhone ? 48 : 72; side: "brick"; code: "c2"; sign: "house"; pips: 1; pipsMost: 2 }
        ]
        offers: [
            { id: "table", text: "Dice on the table", sub: "then touch the face", sign: "hand" },
            { id: "roll", text: "Roll", sub: "one die, here", sign: "dice", odds: "67%", likely: true }]

        OddsCard {
            width: parent.width
            odds: "67%"; need: "to hit, on 3+"; exact: "exactly 2 in 3"
            parts: [{ name: "Miss", share: 1 / 3, kind: "miss" }, { name: "Amos falls", share: 2 / 3, kind: "success" }]
        }
        Column {
            width: parent.width
            spacing: 6
            Caps { text: "Facts — touch to change" }
            Flow {
                width: parent.width
                spacing: 10
                FactToggle { name: "Range"; stepped: true; number: 2; from: 0; to: 6; source: "from the board"; onStepTo: n => number = n }
                FactToggle { name: "Ammo"; value: "−1"; source: "2 → 1"; known: true }
                FactToggle { name: "Cough"; value: "no"; source: "Reed is well" }
                FactToggle { name: "Same hex"; value: "yes"; source: "one better"; byHand: true }
                FactToggle { name: "Truce"; value: "no"; source: "event"; known: true }
            }
        }
        Quote { width: parent.width; text: "Either way tension rises: to 6 on a miss, to 7 if Amos falls. If he falls he is out of the game, and the town sees the Soldier do it." }
    }
}
