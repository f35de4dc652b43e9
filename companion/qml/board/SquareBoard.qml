// SPDX-License-Identifier: GPL-3.0-or-later
// A board of squares: BoardView with col, row. Rails are lines { kind: "rail", through: [ids] }, their cut sections
// { kind: "cut", through: [id, id] }, rivers { kind: "river", between: [id, id] }.
import QtQuick
import Adjutant

BoardView {
    property alias squares: board.cells

    id: board
    grid: "square"
    pieceShare: 1.1
    numberInCorner: true
}
