// SPDX-License-Identifier: GPL-3.0-or-later
// A board of hexes: BoardView with axial q, r. `hexes` and each piece's `cell` name them by id.
import QtQuick
import Adjutant

BoardView {
    property bool pointy: true
    property alias hexes: board.cells

    id: board
    grid: pointy ? "pointy" : "flat"
    pieceShare: pointy ? 1.08 : 1
}
