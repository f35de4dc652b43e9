// SPDX-License-Identifier: GPL-3.0-or-later
// What is on a board: the rows of its cells and pieces, how many stand where, what lies near a point. BoardView holds
// one; it draws nothing.
import QtQuick
import Adjutant

QtObject {
    id: root

    property Repeater cells                  // of BoardMark
    property Repeater pieces                 // of BoardPiece

    property var occupied: ({})              // object: how many pieces stand on each cell
    property var orders: ({})                // object: and each piece's place among them

    function cellAt(index: int): var { return (cells.itemAt(index) as BoardMark)?.row ?? null }
    function pieceAt(index: int): var { return (pieces.itemAt(index) as BoardPiece)?.row ?? null }

    function cellRows(): var {
        const rows = []
        for (let i = 0; i < cells.count; ++i)
            rows.push(cellAt(i))
        return rows.filter(row => row !== null)
    }
    // The cells of pieces that are marked: as chosen, as targets.
    function marked(): var {
        const found = { chosen: [], targets: [] }
        for (let i = 0; i < pieces.count; ++i) {
            const row = pieceAt(i)
            if (row?.chosen || row?.target)
                (row.chosen ? found.chosen : found.targets).push(row.cell ?? row.id)
        }
        return found
    }
    function count(): void {
        const many = ({}), places = ({})
        for (let i = 0; i < pieces.count; ++i) {
            const row = pieceAt(i)
            if (!row)
                continue
            const cell = row.cell ?? row.id
            places[row.id] = many[cell] ?? 0
            many[cell] = places[row.id] + 1
        }
        orders = places
        occupied = many
    }
    // The piece whose middle is nearest to a point of the board, in pixels, and how far; null where none is so near.
    function pieceNear(x: real, y: real, near: real): var {
        let found = null
        for (let i = 0; i < pieces.count; ++i) {
            const item = pieces.itemAt(i) as BoardPiece
            if (!item || !item.visible)
                continue
            const far = Math.max(Math.abs(item.x + item.width / 2 - x), Math.abs(item.y + item.height / 2 - y))
            if (far < (found?.far ?? near))
                found = { piece: item.row.id, cell: item.cell, far: far }
        }
        return found
    }
    function stateAt(index: int): string { return index < 0 ? "" : cellAt(index)?.state ?? "" }
    // Who stands on a cell, told one after the other.
    function toldOn(id: string): string {
        const told = []
        for (let i = 0; i < pieces.count; ++i)
            if ((pieceAt(i)?.cell ?? pieceAt(i)?.id) === id) {
                const piece = pieceAt(i)
                told.push(Theme.say([piece.here ?? piece.name ?? "", piece.chosen ? qsTr("chosen") : ""]))
            }
        return told.filter(words => words !== "").join("; ")
    }
    // Where a piece is chosen, else the first cell that may be touched; "" where there is neither.
    function start(): string {
        for (let i = 0; i < pieces.count; ++i)
            if (pieceAt(i)?.chosen)
                return pieceAt(i).cell ?? pieceAt(i).id
        return cellRows().find(row => (row.state ?? "") !== "")?.id ?? ""
    }
    function pieceOn(id: string): string {
        for (let i = 0; i < pieces.count; ++i)
            if ((pieceAt(i)?.cell ?? pieceAt(i)?.id) === id)
                return pieceAt(i).id
        return ""
    }
}
