// SPDX-License-Identifier: GPL-3.0-or-later
// Small signs of a place, side by side: what is built there, who holds it. Each { sign, text, colour, name }.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Row {
    id: root

    property var badges: []     // object: [{ sign, text, colour, name }]
    property real size: 16

    spacing: 1
    enabled: false                   // printed

    Repeater {
        model: root.badges
        Rectangle {
            id: badge
            required property var modelData     // object: one of badges
            readonly property string side: modelData.colour ?? ""
            width: row.width + root.size * 0.36
            height: root.size * 1.24
            radius: root.size * 0.3
            color: side !== "" ? Sides.fill(side) : Theme.card
            border { width: 1; color: side !== "" ? Theme.cut : Theme.edge }

            Row {
                id: row
                anchors.centerIn: parent
                spacing: 1
                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    size: root.size
                    name: badge.modelData.sign
                    color: badge.side !== "" ? Sides.on(badge.side) : Theme.ink
                }
                Words {
                    visible: text !== ""
                    anchors.verticalCenter: parent.verticalCenter
                    text: badge.modelData.text ?? ""
                    size: root.size * 0.95
                    font.bold: true
                    wrapMode: Text.NoWrap
                    color: badge.side !== "" ? Sides.on(badge.side) : Theme.ink
                }
            }
        }
    }
}
