// SPDX-License-Identifier: GPL-3.0-or-later
// A piece of card with a cut edge: a face and a hard lower lip. Pressed, the face goes down by its lip.
// `flat` has neither fill nor lip: it cannot be touched, or not now.
import QtQuick
import Adjutant

Item {
    id: root

    default property alias content: face.data
    property color fill: Theme.raised
    property color border: Theme.edge
    property real borderWidth: 1
    property color lipColor: Theme.lip
    property real lip: Theme.lipHeight
    property real radius: Theme.offerRadius
    property bool pressed: false
    property bool flat: false
    readonly property alias face: face

    Rectangle {
        visible: !root.flat && root.lip > 0
        y: root.lip
        width: parent.width
        height: parent.height - root.lip
        radius: root.radius
        color: root.lipColor
    }
    Rectangle {
        id: face
        y: root.pressed ? root.lip : 0
        width: parent.width
        height: parent.height - (root.flat ? 0 : root.lip)
        radius: root.radius
        color: root.flat ? "transparent" : root.fill
        border { width: root.borderWidth; color: root.flat ? Theme.line : root.border }

        Behavior on y { NumberAnimation { duration: Theme.press; easing.type: Easing.OutCubic } }
        Behavior on color { ColorAnimation { duration: Theme.select } }
    }
}
