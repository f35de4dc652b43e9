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
    property var marks: []             // icon names, as discs at the lower right corner
    property string corner             // an icon printed in the lower left corner (star, spade, crown)
    property real facing: NaN          // degrees clockwise from up: a triangle outside the rim

    readonly property real extent: Math.min(width, height)
    readonly property real rim: Math.max(1.5, extent * 0.045)
    readonly property real lip: Math.max(2, Math.round(extent * 0.05))
    readonly property color on: Sides.on(side)

    // All that is printed but for code and number, which are words: lip, card, side, shape, signs, pips. It calls functions of
    // singletons alone: those of a counter are gone while the view that it was in lets go of it.
    readonly property var face: {     // what it is drawn with: colours and widths by name
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
        return all
    }

    implicitWidth: 60
    implicitHeight: width
    Accessible.role: Accessible.Graphic
    Accessible.name: Theme.say([code, number, lying ? qsTr("down") : "", spent ? qsTr("spent") : ""])

    // The triangle that shows where it looks, on the edge of the square in that direction.
    PathItem {
        readonly property real angle: root.facing * Math.PI / 180
        readonly property real far: root.extent / 2 / Math.max(Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle)))
                                    + root.extent * (Math.abs(Math.sin(2 * angle)) > 0.1 ? 0.15 : 0.1)
        visible: !isNaN(root.facing)
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

    Item {
        id: body
        anchors.centerIn: parent
        enabled: false               // printed: no touch looks through its parts
        width: root.extent
        height: root.extent

        Item {
            anchors.fill: parent
            rotation: root.lying ? -90 : 0

            Behavior on rotation { NumberAnimation { duration: Theme.move; easing.type: Easing.OutCubic } }

            Layers {
                anchors { fill: parent; bottomMargin: -root.lip }
                layers: root.face
            }
            Words {
                visible: text !== ""
                anchors { right: parent.right; rightMargin: root.extent * 0.1 }
                y: root.extent * 0.19 - height / 2
                text: root.code
                size: Math.max(8, root.extent * Math.min(0.27, 1.05 / Math.max(1, root.code.length)))
                font.bold: true
                color: root.on
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
            Words {
                visible: text !== ""
                anchors {
                    centerIn: parent
                    horizontalCenterOffset: root.corner !== "" ? root.extent * 0.09 : 0
                    verticalCenterOffset: root.extent * (root.code === "" ? 0.03 : 0.1)
                }
                text: root.number
                size: root.extent * (root.number.length > 2 ? 0.46 : root.code === "" ? 0.66 : 0.58)
                font.bold: true
                color: root.on
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
            Rectangle {
                anchors.fill: parent
                radius: width * 0.1
                color: Theme.veil
                visible: root.spent
            }
        }
        Row {
            visible: root.marks.length > 0
            anchors { right: parent.right; rightMargin: -root.extent * 0.14; bottom: parent.bottom; bottomMargin: -root.extent * 0.1 }
            spacing: 1
            layoutDirection: Qt.RightToLeft
            Repeater {
                model: root.marks
                Rectangle {
                    id: mark
                    required property string modelData
                    width: root.extent * 0.42
                    height: width
                    radius: width / 2
                    color: Theme.bad
                    border { width: 1; color: Theme.cut }
                    Icon {
                        anchors.centerIn: parent
                        size: parent.width * 0.78
                        name: mark.modelData
                        color: Theme.isLight ? Theme.paper : Theme.brassOn
                    }
                }
            }
        }
    }
    Rectangle {
        readonly property real ring: Math.max(3, Math.min(7, root.extent * 0.055))
        anchors { fill: body; margins: -ring - Math.max(1, root.extent * 0.02); bottomMargin: -ring - root.lip - 1 }
        visible: root.chosen
        radius: root.extent * 0.1 + ring
        color: "transparent"
        border { width: ring; color: Theme.brassLine }
    }
    PathItem {
        anchors { fill: body; margins: -root.extent * 0.13 }
        visible: root.target
        path: "M1 6V1H6M18 1H23V6M23 18V23H18M6 23H1V18"
        stroke: Theme.brassLine
        strokeWidth: 1.7
    }
    OddsFlag {
        visible: root.odds !== ""
        text: root.odds
        anchors { horizontalCenter: body.horizontalCenter }
        y: root.oddsBelow ? root.height - height * 0.35 : -height * 0.8
        size: Math.max(15, Math.min(25, root.extent * 0.4))
    }
}
