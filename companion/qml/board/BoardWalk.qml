// SPDX-License-Identifier: GPL-3.0-or-later
// The keyboard's way over a board: which cell is next in a direction. No neighbour is passed over, and a straight way does
// not drift where the cells stand in a zigzag.
import QtQuick
import Adjutant

QtObject {
    id: root

    property var centres: ({})                       // object: id to point, in units
    property var lane: ({ at: "", level: false, across: 0 })   // object: the line of the walk, and the cell that it came to

    function step(from: string, dx: real, dy: real): string {
        const level = dx !== 0
        const across = lane.at === from && lane.level === level ? lane.across : beside(from, level)
        const to = next(from, dx, dy, across)
        lane = { at: to, level: level, across: across }
        return to
    }
    function beside(id: string, level: bool): real { return (level ? centres[id]?.y : centres[id]?.x) ?? 0 }

    // By how far it is and how far aside; of two that lie alike the one nearer to the lane. Itself when there is none.
    function next(from: string, dx: real, dy: real, across: real): string {
        const start = centres[from]
        if (!start)
            return Object.keys(centres)[0] ?? ""
        let best = Infinity, id = from
        for (const candidate in centres) {
            const vx = centres[candidate].x - start.x, vy = centres[candidate].y - start.y
            if (vx * dx + vy * dy <= 0.1)
                continue
            const cost = Math.hypot(vx, vy) + 0.9 * Math.abs(vx * dy - vy * dx) + 0.05 * Math.abs(beside(candidate, dx !== 0) - across)
            if (cost < best) {
                best = cost
                id = candidate
            }
        }
        return id
    }
}
