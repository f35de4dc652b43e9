// SPDX-License-Identifier: GPL-3.0-or-later
// A map of places with links between: regions as shapes, each place a counter in its owner's colour with its name
// below. x and y of places are in any units; the map fits itself. Zoom, touch, keyboard as BoardView.
import QtQuick
import Adjutant

BoardView {
    property var places: []          // { id, x, y, name; as Counter: side, number, corner, chosen, target, odds; big }
    property var links: []           // { from, to, kind: "link" | "sea" | "arrow" | "shot" }

    function lineOf(link: var): var {
        return { kind: link.kind ?? "link", through: [link.from, link.to] }
    }

    grid: "free"
    cells: places
    pieces: places
    lines: links.filter(link => link.kind !== "arrow" && link.kind !== "shot").map(lineOf)
    overLines: links.filter(link => link.kind === "arrow" || link.kind === "shot").map(lineOf)
    pieceShare: 1
    placeSize: Theme.isPhone ? 26 : 42
    zoomToReach: false
    name: qsTr("Map")
}
