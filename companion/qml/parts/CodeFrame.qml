// SPDX-License-Identifier: GPL-3.0-or-later
// A frame around a code in the camera's picture, where it lies: brass over dark when it is known, dashed when not.
// Fill the picture with it; `corners` are four [x, y] in its pixels.
import QtQuick
import Adjutant

Item {
    id: root

    property var corners: []     // object: four points [x, y]
    property bool known: true

    readonly property string outline: corners.length < 3 ? "" : "M" + corners.map(c => BoardGeometry.place(c[0], c[1])).join("L") + "Z"

    PathItem {
        anchors.fill: parent
        grid: 0
        path: root.outline
        stroke: "#14110D"            // dark in every look: it lies on the picture, not on the table
        strokeWidth: 11
    }
    PathItem {
        anchors.fill: parent
        grid: 0
        path: root.outline
        stroke: root.known ? "#E6B24F" : Theme.cut
        strokeWidth: 6
        dash: root.known ? [] : [11, 9]
        flatCaps: !root.known
    }
}
