// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant
import Adjutant.Gallery

GalleryPage {
    TurnBand { side: "blue"; whose: "The Soldier’s turn"; rest: "first of two actions"; width: 380 }
    TurnBand { side: "bone"; whose: "Confederate turn"; rest: "shooting" }
    TurnBand { side: "nobody"; whose: "Event stage"; rest: "card 8 of 24" }
    Tracker { sign: "food"; name: "Food"; value: 2 }
    Tracker { sign: "medicine"; name: "Medicine"; value: 1; touchable: true }
    Tracker { sign: "ammo"; name: "Ammo"; value: 0 }
    Tracker {
        sign: "goods"; name: "Goods"; value: 2
        Component.onCompleted: value = 3
    }
    PieceTile { side: "blue"; code: "s1"; sign: "tent"; name: "Reed"; place: "hex 11"; health: 3; healthMost: 3; chosen: true }
    PieceTile { side: "brick"; code: "c2"; sign: "house"; name: "Amos"; place: "Doctor"; health: 1; healthMost: 2; mark: "Fever"; markSign: "fever" }
    PieceTile { side: "brick"; code: "c3"; sign: "house"; name: "Ruth"; place: "Farm"; health: 2; healthMost: 2; spent: true }
    PieceTile { width: 185; side: "brick"; code: "c2"; sign: "house"; name: "Amos"; place: "Doctor"; health: 1; healthMost: 2; mark: "Fever"; markSign: "fever" }
    Quote { width: 300; text: "Reed moves to hex 11. Amos and Hannah are in his sights." }
    Offer { width: 296; likely: true; sign: "target"; text: "Shoot Amos"; sub: "range 2 · 1 ammo"; odds: "67%" }
    Offer { sign: "move"; text: "Move"; sub: "up to 4 hexes" }
    Offer { sign: "target"; text: "Shoot Hannah"; sub: "range 1"; odds: "67%" }
    Offer { sign: "bag"; text: "Trade"; blocked: true; reason: "no store" }
    UndoButton { takesBack: "Reed’s move" }
    UndoButton { possible: false }
    Repeater {
        model: Sides.order
        Counter { required property string modelData; width: 72; side: modelData; code: "a1"; sign: "house"; pips: 2; pipsMost: 3 }
    }
    Counter { width: 72; side: "nobody"; code: "b1"; sign: "flag" }
    Item { width: 90; height: 90; Counter { anchors.centerIn: parent; width: 72; side: "blue"; code: "s1"; sign: "tent"; pips: 3; chosen: true } }
    Item { width: 90; height: 90; Counter { anchors.centerIn: parent; width: 62; side: "bone"; number: "6"; corner: "star"; facing: 180 } }
    Item { width: 90; height: 90; Counter { anchors.centerIn: parent; width: 62; side: "blue"; number: "3"; facing: 60; spent: true } }
    Item { width: 90; height: 90; Counter { anchors.centerIn: parent; width: 62; side: "brick"; code: "c2"; sign: "house"; target: true; odds: "67%"; marks: ["fever"]; pips: 1; pipsMost: 2 } }
    Item { width: 90; height: 90; Counter { anchors.centerIn: parent; width: 62; side: "green"; number: "3"; lying: true } }
    Item { width: 90; height: 90; Counter { anchors.centerIn: parent; width: 42; side: "blue"; code: "s1"; sign: "tent"; pips: 3 } }
    Item {
        width: 420
        height: 190
        CodeFrame { anchors.fill: parent; corners: [[20, 30], [120, 14], [136, 112], [34, 130]] }
        CodeFrame { anchors.fill: parent; known: false; corners: [[190, 30], [270, 36], [264, 116], [184, 110]] }
        CodeLabel { y: 136; scale: 0.7; transformOrigin: Item.TopLeft; side: "brick"; code: "c2"; sign: "house"; text: "Amos"; does: "is the target"; taken: true }
        CodeLabel { x: 210; y: 136; scale: 0.7; transformOrigin: Item.TopLeft; known: false; text: "New code — whose is it?" }
    }
    Item { width: 170; height: 170; Counter { anchors.centerIn: parent; width: 150; side: "green"; number: "4" } }
}
