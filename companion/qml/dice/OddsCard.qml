// SPDX-License-Identifier: GPL-3.0-or-later
// Odds before dice: the hero number, what it takes, the exact fraction, the faces that do it, and the whole
// distribution.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Plate {
    id: root

    property string odds             // "67%"
    property string need             // "to hit, on 3+"
    property string exact            // "4 faces of 6 — exactly 2 in 3"
    property int sides: 6
    property var counting: []        // the faces that do it
    property bool showFaces: sides <= 8 && counting.length > 0
    property var parts: []           // as OddsBar

    readonly property real inner: Theme.isPhone ? 14 : 24
    // How large the faces can be beside the words; below 44 they go under them.
    readonly property real faceRoom: (width - 2 * inner - hero.implicitWidth - Math.max(needText.implicitWidth, exactText.implicitWidth) - 32) / sides - faceRow.spacing
    readonly property bool abreast: faceRoom >= 44

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
            height: root.abreast || !root.showFaces ? Math.max(hero.height, words.height) : Math.max(hero.height, words.height) + faceRow.height + 8

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
                anchors { left: hero.right; leftMargin: 16; right: parent.right; rightMargin: root.abreast && root.showFaces ? faceRow.width + 8 : 0 }
                y: Math.max(0, (hero.height - height) / 2)
                Words {
                    id: needText
                    width: parent.width
                    text: root.need
                    size: Theme.size(24, 20, 24)
                    font.bold: true
                }
                Words {
                    id: exactText
                    width: parent.width
                    text: root.exact
                    size: Theme.labelSize
                    color: Theme.ink2
                }
            }
            Row {
                id: faceRow
                visible: root.showFaces
                spacing: Theme.isPhone ? 6 : 8
                x: root.abreast ? parent.width - width : 0
                y: root.abreast ? (hero.height - height) / 2 : Math.max(hero.height, words.height) + 4

                Repeater {
                    model: root.showFaces ? root.sides : 0
                    DieFace {
                        required property int index
                        width: Math.max(28, Math.min(58, root.abreast ? root.faceRoom : (column.width - faceRow.spacing * (root.sides - 1)) / root.sides))
                        sides: root.sides
                        face: index + 1
                        counts: root.counting.includes(face)
                        Accessible.ignored: true
                    }
                }
            }
        }
        OddsBar {
            visible: root.parts.length > 0
            width: parent.width
            parts: root.parts
        }
    }
}
