// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant
import Adjutant.Gallery

GalleryPage {
    id: root

    Repeater {
        model: 6
        DieFace { required property int index; width: 60; face: index + 1; counts: index > 2 }
    }
    DieFace { width: 60; due: true }
    DieFace { width: 60; sides: 20; face: 17 }
    DieFace { width: 60; sides: 3; face: 3; counts: true }
    DieFace { width: 60; sides: 2; face: 1; label: "Heads" }
    DieFace { width: 40; face: 5; faded: true }
    OddsCard {
        width: Math.min(844, root.width - 48)
        odds: "67%"; need: "to hit, on 3+"; exact: "exactly 2 in 3"
        parts: [{ name: "Miss", share: 1 / 3, kind: "miss" }, { name: "Amos falls", share: 2 / 3, kind: "success" }]
    }
    OddsBar { width: Math.min(632, root.width - 48); parts: [{ name: "Miss", share: 0.25, kind: "miss" }, { name: "Laid on his back", share: 0.5, kind: "success" }, { name: "Out", share: 0.25, kind: "loss" }] }
    OddsBar { width: Math.min(400, root.width - 48); parts: [{ name: "Miss", share: 0.004, kind: "miss" }, { name: "Hit", share: 0.95, kind: "success" }, { name: "Out", share: 0.046, kind: "loss" }] }
    OddsRow { text: "E4"; note: "1.3 hits"; odds: "58%" }
    OddsRow { text: "D4"; note: "0.7, in a field"; odds: "36%" }
    DicePad { width: Math.min(600, root.width - 48); height: 420; dice: [20]; counting: [15, 16, 17, 18, 19, 20] }
    DicePad { width: Math.min(600, root.width - 48); height: 260; dice: [3] }
    DicePad { width: Math.min(600, root.width - 48); height: 260; dice: [2, 2]; names: ["Attacker", "Defender"] }
    DicePad { width: 300; height: 340; dice: [6]; counting: [3, 4, 5, 6] }
    DicePad { width: Math.min(800, root.width - 48); height: 500; dice: [6, 6, 6, 6, 6, 6, 6, 6, 6, 6]; Component.onCompleted: { enter(1); enter(5); enter(5); enter(2) } }
}
