// SPDX-License-Identifier: GPL-3.0-or-later
// The hex board: pointy with places, and flat with terrain.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant
import Adjutant.Gallery

Item {
    id: root

    GalleryTown {
        x: 10
        y: 10
        width: Theme.isLandscape ? 600 : root.width - 20
        height: Theme.isLandscape ? root.height - 20 : root.height / 2 - 20
    }

    readonly property var terrain: ({ "1,2": "wood", "3,0": "wood", "2,3": "field", "4,1": "hill", "5,2": "houses", "3,3": "houses", "6,3": "water", "1,4": "swamp", "5,4": "mountain" })     // object: id to kind of ground
    readonly property var field: {     // object: as BoardView takes them
        const list = []
        for (let col = 0; col < 7; ++col)
            for (let row = 0; row < 6; ++row) {
                const id = "ABCDEFG"[col] + (row + 1)
                list.push({ id: id, q: col, r: row - Math.floor(col / 2), number: id, kind: terrain[col + "," + row] ?? "open",
                            state: ["D4", "E4"].includes(id) ? "target" : id === "C3" ? "chosen" : "" })
            }
        return list
    }

    BoardView {
        grid: "flat"
        pieceShare: 1
        numberInCorner: true
        x: Theme.isLandscape ? 630 : 10
        y: Theme.isLandscape ? 10 : root.height / 2 + 10
        width: root.width - x - 10
        height: root.height - y - 10
        cells: root.field
        lines: [
            { kind: "river", between: ["A3", "A4"] }, { kind: "river", between: ["A4", "B3"] }, { kind: "river", between: ["B3", "B4"] },
            { kind: "river", between: ["B3", "C4"] }, { kind: "river", between: ["C3", "C4"] },
            { kind: "road", through: ["C1", "C2", "C3", "C4", "C5", "C6"] }, { kind: "fence", between: ["F2", "F3"] }]
        pieces: [
            { id: "1", cell: "C3", side: "bone", number: "6", corner: "star", facing: 180, chosen: true },
            { id: "2", cell: "D4", side: "blue", number: "4", facing: 0, odds: "36%", oddsBelow: true },
            { id: "3", cell: "E4", side: "blue", number: "5", corner: "star", facing: 300, odds: "58%", oddsBelow: true },
            { id: "4", cell: "B2", side: "bone", number: "1", facing: 120, spent: true },
            { id: "5", cell: "F2", side: "bone", number: "2", facing: 60 },
            { id: "6", cell: "A5", side: "blue", number: "0", facing: 0 },
            { id: "7", cell: "A5", side: "blue", number: "3", facing: 0, corner: "spade" }]
    }
}
