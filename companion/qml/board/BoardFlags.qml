// SPDX-License-Identifier: GPL-3.0-or-later
// Where the flags with odds stand on the counters of a board, so that each can be read. BoardView holds one; it draws nothing.
import QtQuick
import Adjutant

QtObject {
    id: root

    property Repeater pieces                 // of BoardPiece
    property bool flying: false              // were there flags when it looked last?

    // A counter so near that a flag may hide it, or run into its flag.
    function isNear(a: BoardPiece, b: BoardPiece): bool {
        return Math.abs(a.place.x - b.place.x) < a.flagSize.width + b.flagSize.width + a.place.width
            && Math.abs(a.place.y - b.place.y) < 2 * a.place.height
    }
    function place(): void {
        const all = []
        for (let i = 0; i < pieces.count; ++i)
            all.push(pieces.itemAt(i) as BoardPiece)
        const flagged = all.filter(piece => piece?.visible && piece.odds !== "")
        flying = flagged.length > 0
        if (!flying)
            return
        const near = flagged.concat(all.filter(piece => piece?.visible && piece.odds === "" && flagged.some(other => isNear(other, piece))))
        const spots = Flags.spots(near.map(piece => ({ box: piece.place, flag: piece.flagSize })))
        flagged.forEach((piece, i) => piece.oddsPlace = spots[i])
    }
}
