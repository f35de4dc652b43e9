// SPDX-License-Identifier: GPL-3.0-or-later
// A made-up town on hexes, with a choice to be made: for the pages that show a board.
import QtQuick
import Adjutant

BoardView {
    id: root

    readonly property var places: ({     // object: id to what is there
        "-2,-4": ["Base", "tent", "place"], "0,-1": ["Store", "shop", "town"], "3,-1": ["Church", "cross", "place"],
        "-2,0": ["Battlefield", "swords", "place"], "0,1": ["Town Hall", "hall", "town"], "2,1": ["Doctor", "medicine", "town"],
        "-3,2": ["Farm", "plough", "place"], "-2,3": ["Bakery", "food", "town"], "0,4": ["House", "house", "place"] })
    readonly property list<string> reach: ["0,-2", "1,-2", "0,-1", "1,-1", "2,-1", "-1,0", "0,0", "2,0", "3,0", "-1,1", "0,1", "1,1", "2,1", "1,2"]
    readonly property var town: {     // object: as BoardView takes them
        const list = []
        let number = 1
        for (let r = -4; r <= 4; ++r)
            for (let q = Math.max(-4, -4 - r); q <= Math.min(4, 4 - r); ++q) {
                const id = q + "," + r, place = places[id]
                list.push({ id: id, q: q, r: r, name: place?.[0] ?? "", sign: place?.[1] ?? "", kind: place?.[2] ?? "open",
                            number: !place && (q + 2 * r + 20) % 3 === 0 ? String(number++) : "",
                            goods: id === "4,-2" ? [{ sign: "food", text: "3" }, { sign: "medicine", text: "1" }] : id === "-4,3" ? [{ sign: "medicine", text: "1" }] : [],
                            state: reach.includes(id) ? "legal" : "" })
            }
        return list
    }
    readonly property var townsfolk: [     // object: likewise
        { id: "s1", cell: "1,0", side: "blue", code: "s1", sign: "tent", pips: 3, chosen: true },
        { id: "c1", cell: "0,1", side: "brick", code: "c1", sign: "house", pips: 2, target: true, odds: "67%" },
        { id: "c2", cell: "2,1", side: "brick", code: "c2", sign: "house", pips: 1, pipsMost: 2, target: true, odds: "67%", marks: ["fever"] },
        { id: "c3", cell: "-3,2", side: "brick", code: "c3", sign: "house", pips: 2, spent: true },
        { id: "c4", cell: "-1,3", side: "brick", code: "c4", sign: "house", pips: 2 },
        { id: "b1", cell: "-2,-2", side: "nobody", code: "b1", sign: "flag" },
        { id: "m1", cell: "3,-3", side: "nobody", code: "m1", sign: "bag" }]

    cells: town
    pieces: townsfolk
}
