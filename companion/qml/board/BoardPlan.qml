// SPDX-License-Identifier: GPL-3.0-or-later
// Where the cells of one board are, in units, and questions about that: which is nearest, how
// large a box some of them fill. BoardView asks; it draws nothing.
import QtQuick
import Adjutant

QtObject {
    id: root

    property string grid: "pointy"
    property var centres: ({})                       // object: id to point
    property var indices: ({})                       // object: id to the cell's place among all
    property rect extent: Qt.rect(0, 0, 0, 0)        // of all cells, their edges included
    property point scale: Qt.point(1, 1)             // of a free grid: from the places' own units

    // Where a point of the view, in units, is in the places' own.
    function own(x: real, y: real): point { return Qt.point(x / scale.x, y / scale.y) }

    // How far the name of a place reaches to either side, in radii of that many pixels; about as BoardMarks prints it.
    function reachOf(row: var, pixels: real): real {
        return ((row.name ?? "").length * Math.max(15, Math.min(22, pixels * 0.38)) * 0.23 + 20) / pixels
    }

    // Takes all rows afresh. A `frame` (in the places' own units) is in the picture whatever lies there. On a free grid `across`
    // and `down` are how many radii, of `pixels` each, the view is wide and high: places are spread so that a place is one radius
    // there.
    function survey(rows: var, across: real, down: real, frame: rect, pixels: real): void {
        const free = grid === "free"
        const half = free ? Qt.point(1.15, 1.2) : BoardGeometry.half(grid)
        const raw = rows.map(row => BoardGeometry.centre(grid, row))
        const framed = free && frame.width > 0
        const box = bounds(framed ? raw.concat([Qt.point(frame.x, frame.y), Qt.point(frame.right, frame.bottom)]) : raw)
        // Names at the edges are in the picture, too.
        const near = free ? (across - 2 * half.x) / Math.max(1e-6, box.width) : 0
        const reaches = free ? rows.map(row => reachOf(row, pixels)) : []
        const left = Math.max(half.x, ...reaches.map((reach, i) => reach - (raw[i].x - box.x) * near))
        const right = Math.max(half.x, ...reaches.map((reach, i) => reach - (box.right - raw[i].x) * near))
        const fit = Qt.point((across - left - right) / Math.max(1e-6, box.width), (down - 2 * half.y) / Math.max(1e-6, box.height))
        const least = Math.max(1e-6, Math.min(fit.x, fit.y))
        // A map may be stretched a little, so that it fills the view.
        scale = !free ? Qt.point(1, 1) : Qt.point(Math.min(fit.x, least * 1.5), Math.min(fit.y, least * 1.5))
        const found = ({})
        rows.forEach((row, i) => found[row.id] = Qt.point(raw[i].x * scale.x, raw[i].y * scale.y))
        extent = rows.length === 0 && !framed ? Qt.rect(0, 0, 0, 0)
               : Qt.rect(box.x * scale.x - left, box.y * scale.y - half.y, box.width * scale.x + left + right, box.height * scale.y + 2 * half.y)
        const order = ({})
        rows.forEach((row, i) => order[row.id] = i)
        indices = order
        if (!isWhereItWas(found))
            centres = found
    }

    // Nothing is drawn anew where nothing has moved: a touch lights cells, and asks for a survey.
    function isWhereItWas(found: var): bool {
        const ids = Object.keys(found)
        return ids.length === Object.keys(centres).length && ids.every(id => centres[id] !== undefined && centres[id].x === found[id].x && centres[id].y === found[id].y)
    }

    function bounds(points: var): rect {
        if (points.length === 0)
            return Qt.rect(0, 0, 0, 0)
        const xs = points.map(p => p.x), ys = points.map(p => p.y)
        const x = Math.min(...xs), y = Math.min(...ys)
        return Qt.rect(x, y, Math.max(...xs) - x, Math.max(...ys) - y)
    }

    // The cell that holds a point, "" when it lies on none.
    function holding(x: real, y: real): string {
        let best = Infinity, id = ""
        for (const candidate in centres) {
            const far = Math.hypot(centres[candidate].x - x, centres[candidate].y - y)
            if (far < best) {
                best = far
                id = candidate
            }
        }
        const c = centres[id]
        const inside = c && (grid === "square" ? Math.max(Math.abs(c.x - x), Math.abs(c.y - y)) <= 1 : best <= (grid === "free" ? 0.8 : 1.02))
        return inside ? id : ""
    }

    // Those of the cells that a window about a point shows with what belongs to them.
    function within(ids: var, middle: point, across: real, down: real): var {
        return ids.filter(id => centres[id] !== undefined && Math.abs(centres[id].x - middle.x) <= across / 2 - 1
                                                           && Math.abs(centres[id].y - middle.y) <= down / 2 - 1)
    }

    // The middle of as many of these cells as a window of `across` by `down` units can hold; `first` is held in any
    // case. The middle of all where there is none.
    function densest(ids: var, across: real, down: real, first: string): point {
        const candidates = centres[first] ? [first] : ids.filter(id => centres[id] !== undefined)
        let best = []
        for (const candidate of candidates) {
            const near = within(ids, centres[candidate], across, down)
            if (near.length > best.length)
                best = near
        }
        const box = best.length > 0 ? bounds(best.map(id => centres[id])) : extent
        const middle = Qt.point(box.x + box.width / 2, box.y + box.height / 2)
        return within(best, middle, across, down).length === best.length ? middle : centres[candidates[0]]
    }

    // The box of some cells with a margin; without width when none is known.
    function boxOf(ids: var): rect {
        const points = ids.map(id => centres[id]).filter(p => p !== undefined)
        const box = bounds(points)
        return points.length === 0 ? Qt.rect(0, 0, 0, 0) : Qt.rect(box.x - 1.1, box.y - 1.1, box.width + 2.2, box.height + 2.2)
    }
}
