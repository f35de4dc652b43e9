// SPDX-License-Identifier: GPL-3.0-or-later
// All lines of a board in one picture, kind by kind. A line is { kind, through: [ids] } from centre to centre,
// { kind, between: [id, id] } along the edge that two cells share, { kind, from: id, toward: [x, y] } for a stub that leads
// off the board, or { kind, points: [[x, y], …] } in units.
import QtQuick
import Adjutant

Layers {
    id: root

    property string grid: "pointy"
    property var lines: []
    property var cells: ({})         // id to centre, in units
    property var styles: BoardSigns.lines
    property real radius: 40
    property point origin: Qt.point(0, 0)

    readonly property var kinds: lines.reduce((kinds, line) => kinds.includes(line.kind) ? kinds : kinds.concat([line.kind]), [])

    function ends(line: var): var {
        if (line.points)
            return line.points.map(p => Qt.point(p[0], p[1]))
        if (line.between) {
            const a = cells[line.between[0]], b = cells[line.between[1]]
            return a && b ? BoardGeometry.edge(grid, a, b) : []
        }
        // A stub: from a cell towards somewhere off the board, in radii.
        if (line.from) {
            const start = cells[line.from]
            return start ? [start, Qt.point(start.x + line.toward[0], start.y + line.toward[1])] : []
        }
        return (line.through ?? []).map(id => cells[id]).filter(p => p !== undefined)
    }

    function pathOf(kind: string): string {
        return lines.filter(line => line.kind === kind).map(line => {
            const points = ends(line)
            return points.length < 2 ? "" : "M" + points.map(p => BoardGeometry.place(origin.x + p.x * radius, origin.y + p.y * radius)).join("L")
        }).join("")
    }

    visible: lines.length > 0
    enabled: false
    layers: kinds.map(kind => {
        const style = styles[kind] ?? BoardSigns.lines[kind] ?? BoardSigns.lines.link
        return { path: pathOf(kind), stroke: style.color, dash: style.dash ?? [],
                 strokeWidth: style.width * Math.max(0.5, Math.min(1.2, grid === "free" ? 1 : radius / 46)) }
    })
}
