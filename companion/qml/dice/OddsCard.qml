// SPDX-License-Identifier: GPL-3.0-or-later
// Odds before dice: the hero number, what it takes, the exact fraction, and the whole distribution.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Plate {
    id: root

    property string odds             // "67%"
    property string need             // "to hit, on 3+"
    property string exact            // "exactly 2 in 3"
    property var parts: []           // object: as OddsBar
    property bool namesBelow: true   // as OddsBar

    readonly property real inner: Theme.isPhone ? 14 : 24
    implicitWidth: 600
    implicitHeight: column.implicitHeight + 2 * (Theme.isPhone ? 10 : 12) + lip
    fill: Theme.card
    border: Theme.line
    lip: 3

    Column {
        id: column
        x: root.inner
        y: Theme.isPhone ? 8 : 12
        width: root.width - 2 * root.inner
        spacing: Theme.isPhone ? 10 : 12

        Item {
            width: parent.width
            height: Math.max(hero.height, words.height)

            Words {
                id: hero
                y: -size * 0.06
                height: implicitHeight * 0.88
                text: root.odds
                size: Theme.size(102, 74, 112)
                font.bold: true
                wrapMode: Text.NoWrap
            }
            Column {
                id: words
                anchors { left: hero.right; leftMargin: 16; right: parent.right }
                y: Math.max(0, (hero.height - height) / 2)
                Words {
                    width: parent.width
                    text: root.need
                    size: Theme.size(24, 20, 24)
                    font.bold: true
                }
                Words {
                    width: parent.width
                    text: root.exact
                    size: Theme.labelSize
                    color: Theme.ink2
                }
            }
        }
        OddsBar {
            visible: root.parts.length > 0
            width: parent.width
            parts: root.parts
            namesBelow: root.namesBelow
        }
    }
}
