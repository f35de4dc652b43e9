// SPDX-License-Identifier: GPL-3.0-or-later
// The colours of sides, each with its shape. Printed once: the same fill in every look; only `ink`, the
// side's colour as text, pips and bars, follows the theme.
pragma Singleton

import QtQuick

QtObject {
    id: root

    // In the order in which they are given out; the first two are the best pair.
    readonly property var order: ["blue", "brick", "green", "bone", "plum", "teal"]

    readonly property var table: ({
        blue: { shape: "square", fill: "#2B5B9E", on: "#FBF4E4", lip: "#173559", dark: "#9CC3F2", light: "#234F85" },
        brick: { shape: "circle", fill: "#B8472C", on: "#FFFAF0", lip: "#702A18", dark: "#F5A188", light: "#96341F" },
        green: { shape: "diamond", fill: "#2B5434", on: "#FBF4E4", lip: "#17301D", dark: "#A9D09B", light: "#335A2F" },
        bone: { shape: "triangle", fill: "#B9B09B", on: "#241E14", lip: "#7B735F", dark: "#D6CDB8", light: "#5C5443" },
        plum: { shape: "hexagon", fill: "#8A4F92", on: "#FBF4E4", lip: "#562F5C", dark: "#DDB2E8", light: "#643A70" },
        teal: { shape: "cross", fill: "#1E7A7C", on: "#FBF4E4", lip: "#0F4243", dark: "#83CFCE", light: "#175F60" },
        nobody: { shape: "ring", fill: "#766D5B", on: "#FFFAF0", lip: "#362F23", dark: "#CFC2A8", light: "#574A36" }
    })

    // `key` is a name of `order`; anything else is nobody.
    function of(key: string): var {
        return table[key] ?? table.nobody
    }

    function fill(key: string): color { return Qt.color(of(key).fill) }
    function on(key: string): color { return Qt.color(of(key).on) }
    function lip(key: string): color { return Qt.color(of(key).lip) }
    function shape(key: string): string { return of(key).shape }
    function ink(key: string): color { return Qt.color(Theme.isLight ? of(key).light : of(key).dark) }
}
