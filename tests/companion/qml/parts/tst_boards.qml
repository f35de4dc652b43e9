// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Adjutant

PartTest {
    id: test
    name: "Boards"
    width: 900
    height: 600
    visible: true

    readonly property var ring: [[0, 0], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]]

    BoardView {
        id: board
        width: 420
        height: 420
        cells: test.ring.map(at => ({ id: at.join(","), q: at[0], r: at[1], state: at[0] === 1 && at[1] === 0 ? "legal" : "" }))
        pieces: [{ id: "s1", cell: "0,0", side: "blue", code: "s1", name: "Reed" }, { id: "c1", cell: "-1,1", side: "brick", code: "c1" }, { id: "c2", cell: "-1,1", side: "brick", code: "c2" }]
    }
    BoardView {
        id: squares
        grid: "square"
        x: 430
        width: 300
        height: 300
        cells: [0, 1, 2, 3].map(i => ({ id: "s" + i, col: i % 2, row: Math.floor(i / 2) }))
    }
    BoardView {
        id: map
        grid: "free"
        zoomToReach: false
        x: 430
        y: 310
        width: 460
        height: 280
        cells: [{ id: "fr", x: 0, y: 0, name: "France", side: "blue", number: "4" }, { id: "gb", x: 900, y: 500, name: "Great Britain", side: "brick", number: "6" }]
        pieces: cells
        lines: [{ kind: "sea", through: ["fr", "gb"] }]
    }
    // Three rings of hexes around one.
    BoardView {
        id: wide
        x: 740
        width: 160
        height: 160
        cells: {
            const all = []
            for (let q = -3; q <= 3; ++q)
                for (let r = -3; r <= 3; ++r)
                    if (Math.abs(q + r) <= 3)
                        all.push({ id: q + "," + r, q: q, r: r })
            return all
        }
    }
    ListModel { id: moving }
    BoardView {
        id: modelled
        y: 430
        width: 160
        height: 160
        cells: board.cells
        pieces: moving
    }
    SignalSpy { id: touched; target: board; signalName: "touched" }
    SignalSpy { id: moved; target: board; signalName: "centresChanged" }
    SignalSpy { id: squareTouched; target: squares; signalName: "touched" }
    SignalSpy { id: mapTouched; target: map; signalName: "touched" }

    function middle(ofBoard, cell) { return ofBoard.pixel(ofBoard.centres[cell]) }
    function tap(ofBoard, cell, dx, dy) {
        const at = middle(ofBoard, cell)
        mouseClick(ofBoard, at.x + (dx ?? 0), at.y + (dy ?? 0))
    }
    function begin() {
        board.zoom = 1
        board.cursor = ""
        waitForRendering(test, 200)
        for (const spy of [touched, squareTouched, mapTouched])
            spy.clear()
    }

    function test_aTouchGivesTheCellAndItsPiece() {
        begin()
        tap(board, "1,0")
        compare(touched.signalArguments[0][0], "1,0")
        compare(touched.signalArguments[0][1], "")
        tap(board, "0,0")
        compare(touched.signalArguments[1][0], "0,0")
        compare(touched.signalArguments[1][1], "s1")
    }
    function test_aFingerDoesAsWell() {
        begin()
        const at = middle(board, "0,-1")
        const finger = touchEvent(board)
        finger.press(1, board, at.x, at.y).commit()
        finger.release(1, board, at.x, at.y).commit()
        compare(touched.signalArguments[0][0], "0,-1")
    }
    function test_whatIsLitMovesNothing() {
        begin()
        const was = board.cells
        moved.clear()
        board.cells = was.map(hex => Object.assign({}, hex, { state: "legal" }))
        waitForRendering(test, 200)
        compare(named(board, "0,1").Accessible.name, "0,1, in reach")
        compare(moved.count, 0)
        board.cells = was
        waitForRendering(test, 200)
        compare(moved.count, 0)
    }
    function test_beyondTheBoardNothingIsTouched() {
        begin()
        mouseClick(board, 3, 3)
        compare(touched.count, 0)
    }
    function test_everyCellIsFoundWhereItIsDrawn() {
        begin()
        for (const at of ring)
            compare(board.at(middle(board, at.join(",")).x, middle(board, at.join(",")).y).cell, at.join(","))
    }
    function test_twoOnACellAreBothReached() {
        begin()
        const at = middle(board, "-1,1")
        const found = [board.at(at.x - board.radius * 0.3, at.y).piece, board.at(at.x + board.radius * 0.3, at.y).piece]
        compare(found.sort(), ["c1", "c2"])
    }
    function test_arrowsAndEnter() {
        begin()
        board.forceActiveFocus()
        board.cursor = "0,0"
        keyClick(Qt.Key_Right)
        compare(board.cursor, "1,0")
        keyClick(Qt.Key_Left)
        keyClick(Qt.Key_Left)
        compare(board.cursor, "-1,0")
        keyClick(Qt.Key_Right)
        keyClick(Qt.Key_Return)
        compare(touched.signalArguments[0][1], "s1")
    }
    function test_arrowsPassNoNeighbourOverAndKeepToTheirLine() {
        for (const pointy of [true, false]) {
            wide.grid = pointy ? "pointy" : "flat"
            waitForRendering(test, 200)
            wide.forceActiveFocus()
            for (const [there, back] of [[Qt.Key_Right, Qt.Key_Left], [Qt.Key_Down, Qt.Key_Up]]) {
                wide.cursor = "0,0"
                const way = ["0,0"]
                for (let step = 0; step < 3; ++step) {
                    keyClick(there)
                    const a = wide.centres[way[way.length - 1]], b = wide.centres[wide.cursor]
                    fuzzyCompare(Math.hypot(a.x - b.x, a.y - b.y), Math.sqrt(3), 1e-9)
                    verify(Math.abs(there === Qt.Key_Right ? b.y : b.x) < 0.9, "drifts to " + wide.cursor)
                    way.push(wide.cursor)
                }
                for (let step = 2; step >= 0; --step) {
                    keyClick(back)
                    compare(wide.cursor, way[step])
                }
            }
        }
        wide.grid = "pointy"
    }
    function test_showZoomsToCellsAndBack() {
        begin()
        board.show(["0,0"])
        compare(board.zoom, 1)      // larger than this it need not be
        board.width = board.height = 160
        waitForRendering(board, 200)
        board.show(["0,0"])
        verify(board.zoom > 1.2)
        verify(board.radius < 57)
        tap(board, "0,0")      // pixel() is in the board's content; the view has moved along
        board.show([])
        compare(board.zoom, 1)
        board.width = board.height = 420
        waitForRendering(board, 200)
    }
    function test_bothGridsOfHexesKeepTheirNeighboursApart() {
        begin()
        for (const pointy of [true, false]) {
            board.grid = pointy ? "pointy" : "flat"
            waitForRendering(test, 200)
            const a = board.centres["0,0"]
            for (const at of ring.slice(1)) {
                const b = board.centres[at.join(",")]
                fuzzyCompare(Math.hypot(a.x - b.x, a.y - b.y), Math.sqrt(3), 1e-9)
            }
        }
        board.grid = "pointy"
    }
    function test_everyCellAndPieceHasAName() {
        begin()
        compare(named(board, "1,0").Accessible.name, "1,0, in reach")
        compare(named(board, "Reed").Accessible.role, Accessible.Button)
    }
    function test_aListModelMovesOnePiece() {
        begin()
        moving.append({ id: "p", cell: "0,0", side: "blue", code: "p" })
        waitForRendering(test, 200)
        compare(modelled.pieceOn("0,0"), "p")
        moving.setProperty(0, "cell", "1,0")
        waitForRendering(test, 200)
        compare(modelled.pieceOn("1,0"), "p")
        compare(modelled.pieceOn("0,0"), "")
    }
    function test_aNewArrayMovesAPieceInPlace() {
        begin()
        const reed = named(board, "Reed"), was = board.pieces
        board.pieces = was.map(piece => Object.assign({}, piece, piece.id === "s1" ? { cell: "0,-1" } : {}))
        verify(named(board, "Reed") === reed)
        compare(board.pieceOn("0,-1"), "s1")
        compare(board.pieceOn("0,0"), "")
        board.pieces = was
    }
    function test_squaresAndPlaces() {
        begin()
        tap(squares, "s3")
        compare(squareTouched.signalArguments[0][0], "s3")
        tap(map, "gb")
        compare(mapTouched.signalArguments[0][0], "gb")
        verify(map.centres["gb"].x > map.centres["fr"].x)
    }
}
