// SPDX-License-Identifier: GPL-3.0-or-later
// Who is in play.
import QtQuick
import Adjutant

QtObject {
    // All that are in play, those of `first` before the others.
    function inPlay(first: string): var {
        const rows = Array.from(Tabletop.allPieces()).filter(piece => !piece.out)
        return rows.filter(piece => piece.owner === first).concat(rows.filter(piece => piece.owner !== first))
    }
}
