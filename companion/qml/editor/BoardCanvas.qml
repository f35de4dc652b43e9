// SPDX-License-Identifier: GPL-3.0-or-later
// The board that is painted, whatever its grid: a touch or a drag is a stroke of the brush that is chosen, a touch that
// is held asks for the place's name.
import QtQuick
import Adjutant

BoardView {
    id: root

    signal inspected(string cell)            // its name and numbers are wanted
    property string moving: ""               // the place that a drag takes along

    grid: Boards.drawn.grid
    cells: Boards.drawn.cells
    pieces: Boards.drawn.pieces
    lines: Boards.drawn.lines
    regions: Boards.drawn.shapes
    lineStyles: ({ bridge: { color: Theme.ink, width: 11 }, ford: { color: Theme.ink2, width: 11, dash: [3, 3] } })
    pieceShare: grid === "square" ? 1.5 : 1
    placeSize: Theme.isPhone ? 22 : 32
    strokes: true
    zoomToReach: false
    frame: grid === "free" ? Qt.rect(0, 0, 40, 22) : Qt.rect(0, 0, 0, 0)
    name: qsTr("The board being drawn")

    onTouched: cell => Boards.touch(cell)
    onHeld: cell => {
        if (cell !== "")
            inspected(cell)
    }
    onMissed: (x, y) => {
        if (Boards.brushes.paints === "cell")
            inspected(Boards.addCell("", x, y))
    }
    onStrokeBegan: cell => {
        moving = Boards.brushes.paints === "cell" ? cell : ""
        if (moving === "" && cell !== "")
            Boards.press(cell)
    }
    onStrokeMoved: cell => {
        if (moving === "")
            Boards.drag(cell)
    }
    onStrokeEnded: (x, y) => {
        if (moving !== "")
            Boards.moveCell(moving, x, y)
        else
            Boards.release()
        moving = ""
    }
}
