// SPDX-License-Identifier: GPL-3.0-or-later
// The colours of sides, each with its shape. Printed once: the same fill in every look; only `ink`, the
// side's colour as text, pips and bars, follows the theme.
pragma Singleton

import QtQuick

QtObject {
    id: root

    // In the order in which they are given out; the first two are the best pair.
    readonly property list<string> order: ["blue", "brick", "green", "bone", "plum", "teal"]

    readonly property var table: ({     // object: key to its colours
        blue: { shape: "square", fill: "#2B5B9E", on: "#FBF4E4", lip: "#173559", dark: "#9CC3F2", light: "#234F85" },
        brick: { shape: "circle", fill: "#B8472C", on: "#FFFAF0", lip: "#702A18", dark: "#F5A188", light: "#96341F" },
        green: { shape: "diamond", fill: "#2B5434", on: "#FBF4E4", lip: "#17301D", dark: "#A9D09B", light: "#335A2F" },
        bone: { shape: "triangle", fill: "#B9B09B", on: "#241E14", lip: "#7B735F", dark: "#D6CDB8", light: "#5C5443" },
        plum: { shape: "hexagon", fill: "#8A4F92", on: "#FBF4E4", lip: "#562F5C", dark: "#DDB2E8", light: "#643A70" },
        teal: { shape: "cross", fill: "#1E7A7C", on: "#FBF4E4", lip: "#0F4243", dark: "#83CFCE", light: "#175F60" },
        nobody: { shape: "ring", fill: "#766D5B", on: "#FFFAF0", lip: "#362F23", dark: "#CFC2A8", light: "#574A36" }
    })

    // The shapes, as path data on a grid of 24. A ring is drawn with a stroke of 4, the others are filled.
    readonly property var paths: ({     // object: shape to its path
        square: "M3 3H21V21H3Z",
        circle: "M12 2.5A9.5 9.5 0 0 1 12 21.5A9.5 9.5 0 0 1 12 2.5Z",
        diamond: "M12 1L23 12L12 23L1 12Z",
        triangle: "M12 2.5L22.5 21H1.5Z",
        hexagon: "M6.5 2.5H17.5L23 12L17.5 21.5H6.5L1 12Z",
        cross: "M8.5 2H15.5V8.5H22V15.5H15.5V22H8.5V15.5H2V8.5H8.5Z",
        ring: "M12 4.5A7.5 7.5 0 0 1 12 19.5A7.5 7.5 0 0 1 12 4.5Z"
    })

    // `key` is a name of `order`; anything else is nobody.
    function of(key: string): var {
        return table[key] ?? table.nobody
    }

    function fill(key: string): color { return Qt.color(of(key).fill) }
    function on(key: string): color { return Qt.color(of(key).on) }
    function lip(key: string): color { return Qt.color(of(key).lip) }
    function shape(key: string): string { return of(key).shape }
    // Its shape on its colour, as one of Layers.layers.
    function layer(key: string, x: real, y: real, size: real): var {
        const ring = shape(key) === "ring", ink = on(key)
        return { path: paths[shape(key)], x: x, y: y, scale: size / 24, fill: ring ? "transparent" : ink, stroke: ring ? ink : "transparent", strokeWidth: 4 }
    }
    function ink(key: string): color { return Qt.color(Theme.isLight ? of(key).light : of(key).dark) }
}
