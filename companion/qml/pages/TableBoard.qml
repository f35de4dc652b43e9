// SPDX-License-Identifier: GPL-3.0-or-later
// The board of the game at the table, whatever its grid: cells and pieces from the models, lines from the engine's
// links. A touch goes to the table.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

BoardView {
    id: root

    readonly property tableGrid board: Tabletop.board
    readonly property bool free: board.grid === "free"

    grid: board.grid === "" ? "pointy" : board.grid
    cells: Tabletop.places
    pieces: Tabletop.counters
    doesAt: cell => TableController.actsAt(cell)
    pieceShare: grid === "square" ? 1.6 : free ? 1 : 1.08
    // A place is as large as the map leaves room for. On a phone a map is larger than the view: it opens on what matters
    // and can be read, or is seen whole.
    placeSize: Math.max(15, Math.min(38, width / 24.3, height / 15.4))
    // With large text no board is made small to make room for words: what stands on it stays as large as a finger, and
    // the eye goes near.
    readonly property real least: Theme.textScale > 1.2 ? 26 * Theme.textScale : 0
    readable: free ? (Theme.isPhone ? 36 : 30) * Math.max(1, Math.min(1.25, Theme.scale)) : Math.max(least, grid === "square" && Theme.isPhone ? 22 : 0)
    zoomToReach: Theme.isPhone || least > 0
    matters: free || readable > 0 ? Tabletop.matters : []
    regions: Array.from(board.regions).map((region, i) => ({ ids: region.ids, tint: Names.regionTint(region.name) || tints[i % tints.length] }))
    lines: linesOf(board.lines)
    field: Standing.figures.fire[Selection.chosen] ?? []
    lineStyles: ({ bridge: { color: Theme.ink, width: 11 }, ford: { color: Theme.ink2, width: 11, dash: [3, 3] } })

    headroom: eye.visible ? eye.height + 12 : 0

    readonly property list<string> tints: ["wood", "hill", "place", "town", "field"]     // of regions for which the game has none

    // Each link as it is drawn: a railroad has its ties and, where it is cut, a cross on them; a link around the world
    // leaves the map on both sides.
    function linesOf(links: var): var {
        const lines = []
        for (const link of links) {
            const a = link.start, b = link.end
            if (link.around) {
                const east = a.x > b.x ? 1 : -1
                lines.push({ kind: link.kind, from: link.from, toward: [east * 2.1, 0] }, { kind: link.kind, from: link.to, toward: [-east * 2.1, 0] })
                continue
            }
            lines.push(link.onEdge ? { kind: link.kind, between: [link.from, link.to] } : { kind: link.kind, through: [link.from, link.to] })
            if (link.kind === "rail")
                lines.push({ kind: "ties", through: [link.from, link.to] })
            const point = (share, aside) => [a.x + (b.x - a.x) * share - (b.y - a.y) * aside, a.y + (b.y - a.y) * share + (b.x - a.x) * aside]
            if (link.cut)
                lines.push({ kind: "cut", points: [point(0.38, -0.14), point(0.62, 0.14)] }, { kind: "cut", points: [point(0.38, 0.14), point(0.62, -0.14)] })
            // A bridge or a ford is a short line over the middle of its water.
            for (const over of link.onEdge ? link.over : [])
                lines.push({ kind: over, points: [point(0.38, 0), point(0.62, 0)] })
        }
        return lines
    }

    // A drag turns a piece, or lets the one that is chosen move and face that way.
    strokes: zoom <= 1 && Tabletop.turnsPieces
    property string draggedFrom           // the cell and the piece where the drag began
    property string draggedPiece
    onStrokeBegan: (cell, piece) => {
        draggedFrom = cell
        draggedPiece = piece
    }
    onStrokeEnded: (x, y, dx, dy) => {
        if (Math.hypot(dx, dy) > 0.5)
            TableController.faceTowards(draggedFrom, draggedPiece, Math.atan2(dx, -dy) * 180 / Math.PI)
    }

    onHeld: (cell, piece) => {
        if (piece !== "")
            TableController.holdCounter(piece)
        else
            TableController.showPlace(cell)
    }
    onTouched: (cell, piece) => {
        if (piece !== "")
            TableController.touchCounter(piece)
        else
            TableController.touchPlace(cell)
    }

    // Near or whole, where the map is too large for the view.
    Touchable {
        id: eye
        objectName: "wholeMap"
        visible: root.readable > root.fitRadius
        z: 20
        anchors { right: parent.right; top: parent.top; margins: 6 }
        width: Math.max(Theme.touch, words.implicitWidth + 56)
        height: Theme.touch
        text: root.isWhole ? qsTr("Near") : qsTr("Whole map")
        onClicked: root.turnWhole()

        Plate {
            anchors.fill: parent
            fill: Theme.card
            border: Theme.edge
            lip: 3
            pressed: eye.pressed
            Row {
                anchors.centerIn: parent
                spacing: 8
                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    size: 24
                    name: root.isWhole ? "target" : "map"
                }
                Words {
                    id: words
                    anchors.verticalCenter: parent.verticalCenter
                    text: eye.text
                    size: Theme.noteSize
                    font.bold: true
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
            }
        }
    }
}
