// SPDX-License-Identifier: GPL-3.0-or-later
// Who sits at a table, with a star where it was won.
import QtQuick
import Adjutant

Item {
    id: root

    property string text
    property bool won: false
    property bool lost: false

    implicitHeight: Math.max(star.size, words.implicitHeight)
    height: implicitHeight

    Icon {
        id: star
        anchors.verticalCenter: parent.verticalCenter
        visible: root.won
        size: 22
        name: "star"
        color: Theme.good
    }
    Words {
        id: words
        x: root.won ? 30 : 0
        width: parent.width - x
        text: root.text
        size: Theme.size(23, 20, 46)
        font.bold: !root.lost
        color: root.lost ? Theme.ink2 : Theme.ink
        Accessible.ignored: true
    }
}
