// SPDX-License-Identifier: GPL-3.0-or-later
// A piece, printed once: the same in every theme. Size it with width; height follows. It paints states but
// takes no touch itself: boards and tiles do that, with a larger area.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Item {
    id: root

    property string side: "nobody"
    property string code               // the piece's id, upper right
    property string sign               // icon in the middle, or
    property string number             // a number in the middle
    property int pips: 0               // filled pips below
    property int pipsMost: pips        // with the hollow ones
    property bool chosen: false
    property bool spent: false
    property bool lying: false
    property bool target: false        // four brass corner brackets
    property string odds               // a brass flag on its edge
    property bool oddsBelow: false
    property var oddsPlace: null       // own: where a board has the flag's corner, a point; null: in the middle of an edge
    readonly property point oddsSpot: oddsPlace ?? Qt.point((width - flagSize.width) / 2, oddsBelow ? height - flagSize.height * 0.35 : -flagSize.height * 0.8)
    readonly property size flagSize: flag.made && odds !== "" ? Qt.size(flag.made.implicitWidth, flag.made.implicitHeight) : Qt.size(0, 0)
    property var marks: []             // list: a text each: icon names, as discs at the lower right corner
    property string corner             // an icon printed in the lower left corner (star, spade, crown)
    property real facing: NaN          // degrees clockwise from up: a triangle outside the rim

    readonly property real extent: Math.min(width, height)
    readonly property real rim: Math.max(1.5, extent * 0.045)
    readonly property real lip: Math.max(2, Math.round(extent * 0.05))
    readonly property color on: Sides.on(side)

    // All that is printed, and the veil of what is spent. It calls functions of singletons alone: those of a counter are gone
    // while the view that it was in lets go of it.
    readonly property var face: {     // object: what it is drawn with, layer by layer
        const all = [{ box: [0, lip, extent, extent, extent * 0.1], fill: Theme.isLight ? Qt.darker(Theme.lip, 1.25) : Theme.lip },
                     { box: [0, 0, extent, extent, extent * 0.1], fill: Theme.cut },
                     { box: [rim, rim, extent - 2 * rim, extent - 2 * rim, extent * 0.07], fill: Sides.fill(side) },
                     Sides.layer(side, extent * 0.09, extent * 0.09, extent * 0.22)]
        if (Theme.isLight)
            all.push({ box: [0.5, 0.5, extent - 1, extent - 1, extent * 0.1], stroke: Theme.cutEdge, strokeWidth: 1 })
        if (number === "" && sign !== "")
            all.push(IconPaths.layer(sign, extent * 0.27, extent * (pipsMost > 0 ? 0.32 : 0.36), extent * 0.46, on))
        if (corner !== "")
            all.push(IconPaths.layer(corner, extent * 0.08, extent * 0.64, extent * 0.28, on))
        const pip = extent * (pipsMost > 4 ? 0.09 : 0.11), line = Math.max(1, extent * 0.018), step = pip + extent * 0.03
        const left = (extent - step * pipsMost + extent * 0.03) / 2, top = extent * 0.92 - pip
        for (let i = 0; i < pipsMost; ++i)
            all.push({ box: [left + i * step + line / 2, top + line / 2, pip - line, pip - line, (pip - line) / 2],
                       fill: i < pips ? on : "transparent", stroke: on, strokeWidth: line })
        if (code !== "")
            all.push({ words: code, family: Theme.sans, size: Math.max(8, extent * Math.min(0.27, 1.05 / code.length)), fill: on,
                       x: extent * 0.9, y: extent * 0.19, fromRight: true })
        if (number !== "")
            all.push({ words: number, family: Theme.sans, size: extent * (number.length > 2 ? 0.46 : code === "" ? 0.66 : 0.58), fill: on,
                       x: extent * (corner !== "" ? 0.59 : 0.5), y: extent * (code === "" ? 0.53 : 0.6) })
        if (spent)
            all.push({ box: [0, 0, extent, extent, extent * 0.1], fill: Theme.veil })
        return all
    }
    // What lies over it for a while: signs of what befell it, the ring of what is chosen, the brackets of a target. It reaches
    // `beyond` the edge of the card on each side.
    readonly property real beyond: extent * 0.3
    readonly property var over: {     // object: what it is drawn with, layer by layer
        const all = []
        const disc = extent * 0.42
        for (let i = 0; i < marks.length; ++i) {
            const left = beyond + extent * 1.14 - disc - i * (disc + 1), top = beyond + extent * 1.1 - disc
            all.push({ box: [left + 0.5, top + 0.5, disc - 1, disc - 1, disc / 2], fill: Theme.bad, stroke: Theme.cut, strokeWidth: 1 },
                     IconPaths.layer(marks[i], left + disc * 0.11, top + disc * 0.11, disc * 0.78, Theme.isLight ? Theme.paper : Theme.brassOn))
        }
        if (chosen) {
            const ring = Math.max(3, Math.min(7, extent * 0.055)), off = ring / 2 + Math.max(1, extent * 0.02)
            const wide = extent + 2 * off, high = extent + off + ring / 2 + lip + 1
            all.push({ box: [beyond - off, beyond - off, wide, high, extent * 0.1 + ring / 2], stroke: Theme.brassLine, strokeWidth: ring })
        }
        if (target)
            all.push({ path: "M1 6V1H6M18 1H23V6M23 18V23H18M6 23H1V18", x: beyond - extent * 0.13, y: beyond - extent * 0.13,
                       scale: extent * 1.26 / 24, stroke: Theme.brassLine, strokeWidth: 1.7 })
        return all
    }

    onOddsChanged: if (odds !== "") flag.make()

    implicitWidth: 60
    implicitHeight: width
    Accessible.role: Accessible.Graphic
    Accessible.name: Theme.say([code, number, lying ? qsTr("down") : "", spent ? qsTr("spent") : ""])

    // The triangle that shows where it looks, on the edge of the square in that direction.
    Repeater {
        model: isNaN(root.facing) ? 0 : 1
        enabled: false                       // no touch looks here
        PathItem {
            readonly property real angle: root.facing * Math.PI / 180
            readonly property real far: root.extent / 2 / Math.max(Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle)))
                                        + root.extent * (Math.abs(Math.sin(2 * angle)) > 0.1 ? 0.15 : 0.1)
            z: -1                            // below the card
            width: root.extent * 0.56
            height: width
            x: isNaN(far) ? 0 : (root.width - width) / 2 + Math.sin(angle) * far
            y: isNaN(far) ? 0 : (root.height - height) / 2 - Math.cos(angle) * far
            turn: isNaN(root.facing) ? 0 : root.facing
            path: "M12 5L23 18H1Z"
            fill: Theme.ink                  // dark on light and light on dark: it is read from across the table
            stroke: Theme.cut
            strokeWidth: 1
        }
    }
    Layers {
        id: card
        enabled: false                       // printed: no touch looks through its parts
        x: (root.width - root.extent) / 2
        y: (root.height - root.extent) / 2
        width: root.extent
        height: root.extent + root.lip
        layers: root.face

        transform: Rotation {
            origin { x: root.extent / 2; y: root.extent / 2 }
            angle: root.lying ? -90 : 0

            Behavior on angle { NumberAnimation { duration: Theme.move; easing.type: Easing.OutCubic } }
        }
    }
    Layers {
        enabled: false
        visible: layers.length > 0
        x: card.x - root.beyond
        y: card.y - root.beyond
        width: root.extent + 2 * root.beyond
        height: width
        layers: root.over
    }
    Late {
        id: flag
        OddsFlag {
            visible: root.odds !== ""
            text: root.odds
            x: root.oddsSpot.x
            y: root.oddsSpot.y
            size: Math.max(15, Math.min(25, root.extent * 0.4))
        }
    }
}
