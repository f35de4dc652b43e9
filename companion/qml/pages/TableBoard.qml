// SPDX-License-Identifier: GPL-3.0-or-later
// The board of the game at the table, whatever its grid: cells and pieces from the models, lines from the engine's
// links. A touch goes to the table.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

BoardView {
    id: root

    readonly property var engineBoard: Tabletop.board
    readonly property string engineGrid: engineBoard.grid ?? "none"
    readonly property real unit: engineGrid.startsWith("hex") ? Math.sqrt(3) : 2

    readonly property bool free: engineGrid === "graph"
    readonly property var spread: plain(engineBoard.places ?? [])

    grid: engineGrid === "hex-flat" ? "flat" : engineGrid === "square" ? "square" : free ? "free" : "pointy"
    cells: Tabletop.places
    pieces: Tabletop.counters
    doesAt: cell => TableController.actsAt(cell)
    pieceShare: engineGrid === "square" ? 1.6 : free ? 1 : 1.08
    // A place is as large as the map leaves room for. On a phone a map is larger than the view: it opens on what matters
    // and can be read, or is seen whole.
    placeSize: Math.max(15, Math.min(38, width / 24.3, height / 15.4))
    // With large text no board is made small to make room for words: what stands on it stays as large as a finger, and
    // the eye goes near.
    readonly property real least: Theme.textScale > 1.2 ? 26 * Theme.textScale : 0
    readable: free ? (Theme.isPhone ? 36 : 30) * Math.max(1, Math.min(1.25, Theme.scale)) : Math.max(least, engineGrid === "square" && Theme.isPhone ? 22 : 0)
    zoomToReach: Theme.isPhone || least > 0
    matters: free ? mattersNow(Standing.active) : readable > 0 ? front(Standing.active) : []
    regions: free ? regionsOf(spread) : []
    lines: linesOf(engineBoard.links ?? [])
    field: Standing.figures.fire[Selection.chosen] ?? []
    lineStyles: ({ bridge: { color: Theme.ink, width: 11 }, ford: { color: Theme.ink2, width: 11, dash: [3, 3] } })

    headroom: eye.visible ? eye.height + 12 : 0

    // What a small map opens on: what goes on between two places (`contested`), or the land of the side
    // whose turn it is.
    function mattersNow(side: string): var {
        if (Tabletop.contested.length > 0)
            return Array.from(Tabletop.contested)
        const ids = []
        for (let i = 0; i < Tabletop.counters.count; ++i) {
            const row = plain(Tabletop.counters.at(i))
            if (row.owner === side)
                ids.push(row.id)
        }
        return ids
    }

    // Where the side whose turn it is stands nearest to another.
    function front(side: string): var {
        const own = [], others = [], at = ({})
        for (const place of spread)
            at[place.id] = place
        for (let i = 0; i < Tabletop.counters.count; ++i) {
            const row = plain(Tabletop.counters.at(i))
            if (at[row.cell])
                (row.owner === side ? own : others).push(row.cell)
        }
        let least = Infinity, nearest = []
        for (const a of own)
            for (const b of others) {
                const far = Math.hypot(at[a].x - at[b].x, at[a].y - at[b].y)
                if (far < least) {
                    least = far
                    nearest = [a, b]
                }
            }
        return nearest
    }

    // A map from the bridge as a plain object, whose keys only the game knows.
    function plain(value: var): var {
        return value
    }

    // Places of a free grid belong together by their first mark.
    function regionsOf(places: var): var {
        const tints = ["wood", "hill", "place", "town", "field"]
        const names = places.map(place => place.marks[0] ?? "").filter((name, i, all) => name !== "" && all.indexOf(name) === i)
        return names.map((name, i) => ({ ids: places.filter(place => place.marks[0] === name).map(place => place.id),
                                         tint: Names.regionTint(name) || tints[i % tints.length] }))
    }

    // Each link as it is drawn: a railroad has its ties and, where it is cut, a cross on them; a link around the world
    // leaves the map on both sides.
    function linesOf(links: var): var {
        const at = ({}), lines = []
        for (const place of spread)
            at[place.id] = place
        for (const link of links) {
            const marks = link.marks ?? []
            if (marks.includes("around") && at[link.a] && at[link.b]) {
                const east = at[link.a].x > at[link.b].x ? 1 : -1
                lines.push({ kind: link.kind, from: link.a, toward: [east * 2.1, 0] }, { kind: link.kind, from: link.b, toward: [-east * 2.1, 0] })
                continue
            }
            lines.push(link["on-edge"] ? { kind: link.kind, between: [link.a, link.b] } : { kind: link.kind, through: [link.a, link.b] })
            if (link.kind === "rail")
                lines.push({ kind: "ties", through: [link.a, link.b] })
            const a = at[link.a], b = at[link.b]
            if (!a || !b)
                continue
            const point = (share, aside) => [(a.x + (b.x - a.x) * share - (b.y - a.y) * aside) * unit, (a.y + (b.y - a.y) * share + (b.x - a.x) * aside) * unit]
            if (marks.some(mark => mark.startsWith("cut")))
                lines.push({ kind: "cut", points: [point(0.38, -0.14), point(0.62, 0.14)] }, { kind: "cut", points: [point(0.38, 0.14), point(0.62, -0.14)] })
            // A bridge or a ford is a short line over the middle of its water.
            for (const mark of marks.filter(mark => link["on-edge"] && (mark === "bridge" || mark === "ford")))
                lines.push({ kind: mark, points: [point(0.38, 0), point(0.62, 0)] })
        }
        return lines
    }

    // A drag turns a piece, or lets the one that is chosen move and face that way.
    strokes: zoom <= 1 && Tabletop.turnsPieces
    property var dragged: ["", ""]
    onStrokeBegan: (cell, piece) => dragged = [cell, piece]
    onStrokeEnded: (x, y, dx, dy) => {
        if (Math.hypot(dx, dy) > 0.5)
            TableController.faceTowards(dragged[0], dragged[1], Math.atan2(dx, -dy) * 180 / Math.PI)
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
