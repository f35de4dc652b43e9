// SPDX-License-Identifier: GPL-3.0-or-later
// Who is in play.
import QtQuick
import Adjutant

QtObject {
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
