// SPDX-License-Identifier: GPL-3.0-or-later
// The shape that goes with a side's colour wherever the colour is shown.
import QtQuick
import Adjutant

PathItem {
    id: root

    property string side: "nobody"
    property color color: Sides.ink(side)

    readonly property string shape: Sides.shape(side)
    readonly property var paths: ({
        square: "M3 3H21V21H3Z",
        circle: "M12 2.5A9.5 9.5 0 0 1 12 21.5A9.5 9.5 0 0 1 12 2.5Z",
        diamond: "M12 1L23 12L12 23L1 12Z",
        triangle: "M12 2.5L22.5 21H1.5Z",
        hexagon: "M6.5 2.5H17.5L23 12L17.5 21.5H6.5L1 12Z",
        cross: "M8.5 2H15.5V8.5H22V15.5H15.5V22H8.5V15.5H2V8.5H8.5Z",
        ring: "M12 4.5A7.5 7.5 0 0 1 12 19.5A7.5 7.5 0 0 1 12 4.5Z"
    })

    implicitWidth: 20
    implicitHeight: 20
    path: paths[shape]
    fill: shape === "ring" ? "transparent" : color
    stroke: shape === "ring" ? color : "transparent"
    strokeWidth: 4
}
