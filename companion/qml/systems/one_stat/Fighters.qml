// SPDX-License-Identifier: GPL-3.0-or-later
// How fighters are called beside others of their side, where its colour and shape say whose they are.
import QtQuick
import Adjutant

QtObject {
    // "Red's healer" is "Healer", "Enemy rookie 2" is "Rookie 2"; a name of its own stays.
    function shortName(name: string, side: string): string {
        const whose = TableController.sideName(side)
        for (const before of [whose + (whose.endsWith("s") ? "' " : "'s "), "Enemy "]) {
            if (name.startsWith(before))
                return name.charAt(before.length).toUpperCase() + name.slice(before.length + 1)
        }
        return name
    }
    // "Move Red's healer" is "Move", where it stands beside the healer's name.
    function shortAct(text: string, name: string): string {
        for (const between of [" with ", " by ", " of ", " "]) {
            const end = between + name
            if (name !== "" && text.endsWith(end))
                return text.slice(0, -end.length)
        }
        const rest = name !== "" && text.startsWith(name + " ") ? text.slice(name.length + 1) : text
        return rest.charAt(0).toUpperCase() + rest.slice(1)
    }
    // The rows of all that are in play, those of `first` before the others.
    function inPlay(first: string): var {
        const rows = []
        for (let row = 0; row < TableController.pieces.count; ++row) {
            const piece = TableController.pieces.at(row)
            if (!piece.out)
                rows.push(piece)
        }
        return rows.filter(piece => piece.owner === first).concat(rows.filter(piece => piece.owner !== first))
    }
}
