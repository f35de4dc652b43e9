// SPDX-License-Identifier: GPL-3.0-or-later
// What part of a board is seen: how near, and about which place. BoardView holds one; it draws nothing.
import QtQuick
import Adjutant

QtObject {
    id: root

    property Flickable view                  // moves over the board
    property BoardPlan plan
    property BoardCensus census
    property real fitRadius: 20              // a radius when the whole board is seen, in pixels
    property real zoom: 1
    readonly property real zoomMost: 4
    property real readable: 0                // a radius from which on a map can be read; 0 where any can
    property bool whole: false               // the whole map was asked for, and stays until something is near

    readonly property real zoomNear: readable > fitRadius ? Math.min(zoomMost, readable / fitRadius) : 1
    // Too small to be read: owners and numbers alone.
    readonly property bool isOverview: readable > 0 && fitRadius * zoom < readable * 0.8

    signal moved

    function bounded(value: real, most: real): real { return Math.max(0, Math.min(most, value)) }
    // Up and down the view may go on over its upper edge, as far as its margin.
    function boundedDown(value: real): real { return Math.max(-view.topMargin, Math.min(view.contentHeight - view.height, value)) }

    // Brings a point of the board, in units, to the middle, as near as `to` says.
    function look(x: real, y: real, to: real): void {
        zoom = Math.max(1, Math.min(zoomMost, to))
        const radius = fitRadius * zoom
        const left = Math.max(0, (view.width - plan.extent.width * radius) / 2) + (x - plan.extent.x) * radius
        const top = Math.max(0, (view.height - plan.extent.height * radius) / 2) + (y - plan.extent.y) * radius
        view.contentX = bounded(left - view.width / 2, view.contentWidth - view.width)
        view.contentY = boundedDown(top - view.height / 2)
        moved()
    }

    // The eye goes along with the keyboard, no farther than it must.
    function follow(cell: string): void {
        const centre = plan.centres[cell]
        if (centre === undefined || zoom <= 1)
            return
        const radius = fitRadius * zoom
        const left = Math.max(0, (view.width - plan.extent.width * radius) / 2) + (centre.x - plan.extent.x - 1.2) * radius
        const top = Math.max(0, (view.height - plan.extent.height * radius) / 2) + (centre.y - plan.extent.y - 1.2) * radius
        const room = 2.4 * radius
        view.contentX = bounded(Math.max(left + room - view.width, Math.min(left, view.contentX)), view.contentWidth - view.width)
        view.contentY = boundedDown(Math.max(top + room - view.height, Math.min(top, view.contentY)))
        moved()
    }

    // So that these cells fill the view, no larger than they need be; none shows all.
    function show(ids: var): void {
        const box = plan.boxOf(ids), large = 56 * Math.max(1, Theme.scale)
        if (box.width <= 0)
            return showAll()
        look(box.x + box.width / 2, box.y + box.height / 2, Math.min(view.width / box.width, view.height / box.height, large) / fitRadius)
    }
    function showAll(): void {
        zoom = 1
        moved()
    }

    // So near that it can be read, about as many of these cells as find room; about `first` where it is one of them.
    // The eye stays where it is when it sees as many.
    function approach(ids: var, first: string): void {
        const far = zoom < zoomNear * 0.95, to = far ? zoomNear : zoom, across = view.width / (fitRadius * to), down = view.height / (fitRadius * to)
        const at = plan.densest(ids, across, down, first)
        const now = plan.within(ids, middle(), across, down)
        whole = false
        if (far || now.length < plan.within(ids, at, across, down).length || first !== "" && !now.includes(first))
            look(at.x, at.y, to)
    }
    // The point in the middle of the view, in units.
    function middle(): point {
        const radius = fitRadius * zoom
        const pad = Qt.point(Math.max(0, view.width - plan.extent.width * radius) / 2, Math.max(0, view.height - plan.extent.height * radius) / 2)
        return Qt.point(plan.extent.x + (view.contentX + view.width / 2 - pad.x) / radius, plan.extent.y + (view.contentY + view.height / 2 - pad.y) / radius)
    }
    function approachPoint(x: real, y: real): void {
        whole = false
        look(x, y, zoomNear)
    }

    // Is a place as large as a finger at this radius?
    function isTouchable(radius: real): bool { return 2 * radius * 0.87 >= 56 }

    // To the cells that are lit and the chosen one in any case, and to the targets if all can be touched then; to those that
    // matter where none is lit and a map is too small to be read.
    function goNear(rows: var, matters: var): void {
        const lit = rows.filter(row => (row.state ?? "") !== "").map(row => row.id)
        const chosen = rows.find(row => row.state === "chosen")?.id ?? ""
        if (readable > fitRadius)
            approach(lit.length > 0 ? lit : matters, chosen)
        else {
            const marked = lit.length > 0 ? census.marked() : { chosen: [], targets: [] }
            const here = lit.concat(marked.chosen), all = here.concat(marked.targets), box = plan.boxOf(all)
            show(isTouchable(Math.min(view.width / box.width, view.height / box.height)) ? all : here)
        }
    }

    // The whole board, or as near as it can be read.
    function turn(rows: var, matters: var): void {
        whole = zoom >= 1.05
        if (whole)
            showAll()
        else
            goNear(rows, matters)
    }
    // On small boards: in to what may be touched or what matters, out again when there is nothing.
    function reach(rows: var, matters: var, mayZoom: bool): void {
        const small = readable > fitRadius || !isTouchable(fitRadius)
        if (whole)
            showAll()
        else if (mayZoom && small)
            goNear(rows, matters)
    }

    // Nearer or farther with the point (x, y) of the view where it is.
    function zoomAt(x: real, y: real, to: real): void {
        const before = zoom
        whole = false
        zoom = Math.max(1, Math.min(zoomMost, to))
        const grow = zoom / before
        view.contentX = bounded((view.contentX + x) * grow - x, view.contentWidth - view.width)
        view.contentY = boundedDown((view.contentY + y) * grow - y)
    }
}
