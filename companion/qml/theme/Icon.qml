// SPDX-License-Identifier: GPL-3.0-or-later
// One icon of the set: a round 2 dp stroke on a grid of 24, in one colour.
import QtQuick
import Adjutant

PathItem {
    id: root

    property string name
    property color color: Theme.ink
    property real size: 30

    implicitWidth: size
    implicitHeight: size
    path: IconPaths.of(name)
    stroke: color
    strokeWidth: IconPaths.width(name)
}
