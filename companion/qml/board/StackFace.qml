// SPDX-License-Identifier: GPL-3.0-or-later
// The face of a counter that stands for several pieces: how many there are of each kind, one line each.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Item {
    id: root

    property var kinds: []           // object: [{ sign, count }]
    property string side: "nobody"

    enabled: false                   // printed, as the counter

    readonly property int lines: Math.max(1, kinds.length)
    readonly property real line: height * (lines > 2 ? 0.3 : lines > 1 ? 0.4 : 0.62)

    Column {
        anchors { centerIn: parent; horizontalCenterOffset: root.width * 0.06; verticalCenterOffset: root.lines > 2 ? root.height * 0.02 : root.height * 0.04 }
        Repeater {
            model: root.kinds
            Row {
                id: kind
                required property var modelData     // object: one of kinds
                height: root.line
                spacing: root.width * 0.05
                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    size: root.line * (root.lines > 1 ? 0.86 : 0.66)
                    name: kind.modelData.sign
                    color: Sides.on(root.side)
                }
                Words {
                    anchors.verticalCenter: parent.verticalCenter
                    text: kind.modelData.count
                    size: root.line * 1.02
                    font.bold: true
                    wrapMode: Text.NoWrap
                    color: Sides.on(root.side)
                }
            }
        }
    }
}
