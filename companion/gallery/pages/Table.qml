// SPDX-License-Identifier: GPL-3.0-or-later
// A whole table screen from the parts, in the three layouts: what a screen builder starts from.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant
import Adjutant.Gallery

Item {
    id: root

    readonly property var soldier: [     // object: trackers, as SideColumn takes them
        { id: "food", name: "Food", sign: "food", value: 2 }, { id: "medicine", name: "Medicine", sign: "medicine", value: 1 },
        { id: "ammo", name: "Ammo", sign: "ammo", value: 2 }, { id: "goods", name: "Goods", sign: "goods", value: 3 }]
    readonly property var town: [     // object: likewise
        { id: "food", name: "Food", sign: "food", value: 6 }, { id: "medicine", name: "Medicine", sign: "medicine", value: 2 },
        { id: "ammo", name: "Ammo", sign: "ammo", value: 0 }, { id: "goods", name: "Goods", sign: "goods", value: 2 }]
    readonly property var reed: [     // object: pieces, as SideColumn takes them
        { id: "s1", side: "blue", code: "s1", sign: "tent", name: "Reed", place: "hex 11", health: 3, healthMost: 3, chosen: true }]
    readonly property var townsfolk: [     // object: likewise
        { id: "c1", side: "brick", code: "c1", sign: "house", name: "Hannah", place: "Town Hall", health: 2, healthMost: 2 },
        { id: "c2", side: "brick", code: "c2", sign: "house", name: "Amos", place: "Doctor", health: 1, healthMost: 2, mark: "Fever", markSign: "fever" },
        { id: "c3", side: "brick", code: "c3", sign: "house", name: "Ruth", place: "Farm", health: 2, healthMost: 2, spent: true },
        { id: "c4", side: "brick", code: "c4", sign: "house", name: "Eli", place: "by the Bakery", health: 2, healthMost: 2 }]
    readonly property var bands: [{ name: "Quiet", from: 1, to: 3 }, { name: "Watchful", from: 4, to: 7 }, { name: "Hostile", from: 8, to: 10 }]     // object: as BandTrack takes them
    readonly property var offers: [     // object: as OfferBar takes them
        { id: "shoot-amos", text: "Shoot Amos", sign: "target", sub: "range 2 · 1 ammo", odds: "67%", likely: true },
        { id: "move", text: "Move", sign: "move", sub: "up to 4 hexes" },
        { id: "shoot-hannah", text: "Shoot Hannah", sign: "target", sub: "range 1", odds: "67%" },
        { id: "end", text: "End turn", sign: "end", sub: "1 action left" },
        { id: "trade", text: "Trade", sign: "bag", blocked: true, reason: "no store" }]

    HeaderBar {
        id: bar
        width: parent.width
        round: "7"
        roundName: "Round"
        roundOf: "of 15"
        side: "blue"
        whose: Theme.isPhone ? "Soldier’s turn" : "The Soldier’s turn"
        rest: "first of two actions"
        sentence: "Market day — the store gives 1 for 1"
    }
    BandTrack {
        id: track
        name: "Tension"
        value: 5
        bands: root.bands
        counter: 2
        counterMost: Theme.isPhone ? 0 : 3
        note: "rises in 1 round"
        anchors.top: bar.bottom
        anchors.topMargin: 16
        x: Theme.isLandscape ? Theme.fromStart(286, width, root.width) : Theme.boardMargin
        width: Theme.isLandscape ? 96 : root.width - 2 * Theme.boardMargin
        height: Theme.isLandscape ? offerBar.y - y - 16 : implicitHeight
    }
    SideColumn {
        visible: !Theme.isPhone
        x: Theme.fromStart(16, width, root.width)
        y: Theme.isLandscape ? bar.height + 16 : 766
        width: Theme.isLandscape ? 260 : 376
        height: offerBar.y - y
        side: "blue"
        name: "Soldier"
        trackers: root.soldier
        pieces: root.reed

        Caps { visible: Theme.isLandscape; text: "On the board" }
        PieceTile { visible: Theme.isLandscape; width: parent.width; plain: true; code: "b1"; sign: "flag"; name: "Bandit"; place: "hex 6, until killed" }
        Quote { width: parent.width; text: "Reed moves to hex 11. Amos and Hannah are in his sights." }
    }
    SideColumn {
        visible: !Theme.isPhone
        x: Theme.fromStart(root.width - width - 12, width, root.width)
        y: Theme.isLandscape ? bar.height + 16 : 766
        width: Theme.isLandscape ? 256 : 376
        height: offerBar.y - y
        side: "brick"
        name: "Civilians"
        trackers: root.town
        pieces: root.townsfolk
        tileColumns: Theme.isPortrait ? 2 : 1
    }
    Row {
        visible: Theme.isPhone
        x: 12
        y: 496
        spacing: 6
        StockCard { width: (root.width - 30) / 2; side: "blue"; name: "Soldier"; stocks: root.soldier }
        StockCard { width: (root.width - 30) / 2; side: "brick"; name: "Civilians"; stocks: root.town }
    }
    PieceStrip {
        visible: Theme.isPhone
        x: 12
        y: 590
        width: root.width - 24
        pieces: root.reed.concat(root.townsfolk)
    }
    GalleryTown {
        x: Theme.isLandscape ? (Theme.mirrored ? 278 : 386) : 0
        y: Theme.isLandscape ? bar.height + 14 : track.y + track.height + (Theme.isPhone ? 8 : 12)
        width: Theme.isLandscape ? 618 : root.width
        height: Theme.isLandscape ? offerBar.y - y - 14 : Theme.isPhone ? 496 - y - 8 : 750 - y
    }
    OfferBar {
        id: offerBar
        anchors.bottom: parent.bottom
        width: parent.width
        offers: root.offers
        takesBack: "Reed’s move"
    }
}
