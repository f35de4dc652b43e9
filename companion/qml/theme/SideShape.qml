// SPDX-License-Identifier: GPL-3.0-or-later
// The shape that goes with a side's colour wherever the colour is shown.
import QtQuick
import Adjutant

PathItem {
    id: root

    property string side: "nobody"
    property color color: Sides.ink(side)

    readonly property string shape: Sides.shape(side)

    implicitWidth: 20
    implicitHeight: 20
    path: Sides.paths[shape]
    fill: shape === "ring" ? "transparent" : color
    stroke: shape === "ring" ? color : "transparent"
    strokeWidth: 4
}
