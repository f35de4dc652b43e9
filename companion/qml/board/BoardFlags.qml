// SPDX-License-Identifier: GPL-3.0-or-later
// Where the flags with odds stand on the counters of a board, so that each can be read. BoardView holds one; it draws nothing.
import QtQuick
import Adjutant

QtObject {
    id: root

    property Repeater pieces                 // of BoardPiece
    property var spots: ({})                 // object: of each piece with a flag, the flag's corner from its counter's

    function place(): void {
        const all = []
        for (let i = 0; i < pieces.count; ++i) {
            const piece = pieces.itemAt(i) as BoardPiece
            if (piece?.visible)
                all.push(piece)
        }
        const flagged = all.some(piece => piece.odds !== "")
        if (!flagged && Object.keys(spots).length === 0)
            return
        const found = ({})
        if (flagged)
            Flags.spots(all.map(piece => ({ box: piece.place, flag: piece.flagSize }))).forEach((spot, i) => {
                if (all[i].odds !== "")
                    found[all[i].row.id] = spot
            })
        spots = found
    }
}
