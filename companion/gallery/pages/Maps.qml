// SPDX-License-Identifier: GPL-3.0-or-later
// A map of places, and a board of squares.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Item {
    id: root

    readonly property var places: [     // object: cells and pieces, as BoardView takes them
        { id: "al", x: 60, y: 60, name: "Alaska", side: "nobody", number: "1" },
        { id: "ru", x: 165, y: 60, name: "Rupert Land", side: "nobody", number: "3" },
        { id: "qu", x: 258, y: 105, name: "Quebec", side: "brick", number: "5" },
        { id: "oh", x: 185, y: 150, name: "Ohio Country", side: "nobody", number: "2" },
        { id: "ne", x: 292, y: 180, name: "New England", side: "brick", number: "4", corner: "crown", big: true },
        { id: "lo", x: 165, y: 240, name: "Louisiana", side: "blue", number: "3" },
        { id: "gb", x: 400, y: 135, name: "Great Britain", side: "brick", number: "6", corner: "crown", big: true, chosen: true },
        { id: "fr", x: 440, y: 225, name: "France", side: "blue", number: "4", corner: "crown", big: true, target: true, odds: "56%" },
        { id: "ib", x: 362, y: 292, name: "Iberia", side: "bone", number: "4", corner: "crown", big: true },
        { id: "ge", x: 520, y: 150, name: "German States", side: "blue", number: "1" },
        { id: "mu", x: 600, y: 105, name: "Muscovy", side: "green", number: "2", corner: "crown", big: true },
        { id: "an", x: 620, y: 250, name: "Anatolia", side: "plum", number: "3", corner: "crown", big: true }]
    readonly property var links: [     // object: likewise
        { from: "al", to: "ru" }, { from: "ru", to: "qu" }, { from: "ru", to: "oh" }, { from: "qu", to: "oh" }, { from: "qu", to: "ne" }, { from: "oh", to: "lo" },
        { from: "oh", to: "ne" }, { from: "ne", to: "gb", kind: "sea" }, { from: "gb", to: "fr", kind: "arrow" }, { from: "fr", to: "ib" }, { from: "fr", to: "ge" },
        { from: "ge", to: "mu" }, { from: "mu", to: "an" }, { from: "ib", to: "an", kind: "sea" }]

    function lineOf(link: var): var {     // one of links, as BoardView takes it
        return { kind: link.kind ?? "link", through: [link.from, link.to] }
    }

    BoardView {
        width: Theme.isLandscape ? root.width * 0.56 : root.width
        height: Theme.isLandscape ? root.height : root.height * 0.45
        grid: "free"
        pieceShare: 1
        placeSize: Theme.isPhone ? 26 : 42
        zoomToReach: false
        cells: root.places
        pieces: root.places
        lines: root.links.map(root.lineOf)
        regions: [{ ids: ["al", "ru", "qu", "oh", "ne", "lo"], tint: "hex" }, { ids: ["gb", "fr", "ib", "ge", "mu"], tint: "town" }, { ids: ["an"], tint: "place" }]
    }

    readonly property var ground: ({ "0,0": "water", "0,1": "water", "0,2": "water", "3,1": "mountain", "4,1": "mountain", "5,3": "mountain", "0,3": "water" })     // object: id to kind of ground
    readonly property var cities: ({ "2,1": ["Albany", "house"], "5,2": ["Corinth", "house"], "2,4": ["Richmond", "star"], "6,4": ["Mobile", "house"] })     // object: id to name and icon
    readonly property var squares: {     // object: cells, likewise
        const list = []
        for (let col = 0; col < 7; ++col)
            for (let row = 0; row < 6; ++row) {
                const id = "abcdefg"[col] + (row + 1), key = col + "," + row
                list.push({ id: id, col: col, row: row, number: id, kind: ground[key] ?? (cities[key] ? "houses" : "open"), name: cities[key]?.[0] ?? "", sign: cities[key]?.[1] ?? "",
                            state: ["d4", "e4", "d5"].includes(id) ? "legal" : id === "e3" ? "target" : "", odds: id === "d5" ? "42%" : "" })
            }
        return list
    }

    BoardView {
        grid: "square"
        pieceShare: 1.1
        numberInCorner: true
        x: Theme.isLandscape ? root.width * 0.58 : 10
        y: Theme.isLandscape ? 10 : root.height * 0.46
        width: root.width - x - 10
        height: root.height - y - 10
        cells: root.squares
        lines: [{ kind: "river", between: ["c3", "c4"] }, { kind: "river", between: ["d3", "d4"] }, { kind: "river", between: ["e3", "e4"] },
                { kind: "rail", through: ["c2", "c3", "c4", "c5"] }, { kind: "rail", through: ["c2", "d3", "e3", "f3"] }, { kind: "cut", through: ["d3", "e3"] }]
        pieces: [{ id: "u1", cell: "d3", side: "blue", number: "3", corner: "infantry", chosen: true }, { id: "u2", cell: "c2", side: "blue", number: "2", corner: "cavalry" },
                 { id: "u3", cell: "c2", side: "blue", number: "1", corner: "artillery" }, { id: "c1", cell: "e3", side: "bone", number: "4", corner: "infantry", target: true, odds: "61%" },
                 { id: "c2", cell: "g5", side: "bone", number: "2", corner: "infantry", lying: true }]
    }
}
