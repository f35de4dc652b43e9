// SPDX-License-Identifier: GPL-3.0-or-later
// How acts are called beside the fighter that they are of, and who is in play.
import QtQuick
import Adjutant

QtObject {
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
        for (let row = 0; row < Tabletop.pieces.count; ++row) {
            const piece = Tabletop.pieces.at(row)
            if (!piece.out)
                rows.push(piece)
        }
        return rows.filter(piece => piece.owner === first).concat(rows.filter(piece => piece.owner !== first))
    }
}
