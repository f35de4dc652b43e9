// SPDX-License-Identifier: GPL-3.0-or-later
// Table-distance mode: what is read from two metres away.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Item {
    id: root

    readonly property var soldier: [{ name: "Food", sign: "food", value: 2 }, { name: "Medicine", sign: "medicine", value: 1 }, { name: "Ammo", sign: "ammo", value: 2 }, { name: "Goods", sign: "goods", value: 3 }]     // object: stocks, as StockCard takes them
    readonly property var town: [{ name: "Food", sign: "food", value: 6 }, { name: "Medicine", sign: "medicine", value: 2 }, { name: "Ammo", sign: "ammo", value: 0 }, { name: "Goods", sign: "goods", value: 2 }]     // object: likewise
    readonly property real margin: Theme.isPhone ? 12 : 32

    TurnBand {
        id: band
        width: parent.width
        side: "blue"
        whose: "The Soldier’s turn"
    }
    RoundMark { anchors { right: parent.right; rightMargin: 32; verticalCenter: band.verticalCenter } visible: Theme.isLandscape; value: "7"; name: "" ; of: "" }
    Words { id: trackName; x: root.margin; y: band.height + 14; text: "Tension"; font.bold: true }
    Sentence { x: trackName.x + trackName.width + 40; y: trackName.y; text: "the town is watchful"; color: Theme.ink2; size: Theme.labelSize; visible: Theme.isLandscape }
    Digits { id: hero; x: root.margin + 8; y: trackName.y + trackName.height - size * 0.28; value: "5"; size: Theme.heroSize }
    BandTrack {
        visible: Theme.isLandscape
        x: 240; y: 236; width: root.width - 272; height: 178
        vertical: false; showTitle: false; showNames: false
        value: 5
        bands: [{ name: "Quiet", from: 1, to: 3 }, { name: "Watchful", from: 4, to: 7 }, { name: "Hostile", from: 8, to: 10 }]
    }
    Flow {
        x: root.margin
        y: Theme.isLandscape ? 486 : hero.y + hero.height - 20
        width: root.width - 2 * x
        spacing: 24
        StockCard { width: Math.min(596, (parent as Item).width); side: "blue"; name: "Soldier"; stocks: root.soldier }
        StockCard { width: Math.min(596, (parent as Item).width); side: "brick"; name: "Civilians"; stocks: root.town }
    }
    UndoButton { id: undo; x: 16; y: root.height - height - 16; takesBack: "Reed’s move" }
    Sentence { anchors { left: undo.right; leftMargin: 24; right: parent.right; verticalCenter: undo.verticalCenter } text: "Reed moves to hex 11." }
}
