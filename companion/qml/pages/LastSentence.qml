// SPDX-License-Identifier: GPL-3.0-or-later
// What happened last, with the brass bar at its side. Set smaller the longer it is; where it finds no room all the same,
// it scrolls, and a touch opens the entry.
import QtQuick
import Adjutant

Touchable {
    id: root

    readonly property bool tight: implicitHeight > height + 1

    implicitHeight: quote.implicitHeight

    Flickable {
        anchors.fill: parent
        contentHeight: quote.implicitHeight
        boundsBehavior: Flickable.StopAtBounds
        interactive: root.tight
        clip: true

        Quote {
            id: quote
            width: root.width
            text: root.text
            size: Theme.size(text.length > 160 ? 17 : text.length > 90 ? 19 : 22, 20, 22)
            Accessible.ignored: true

            TapHandler { onTapped: root.clicked() }
        }
    }
    // More lies below.
    Icon {
        visible: root.tight
        anchors { right: parent.right; bottom: parent.bottom }
        size: 22
        name: "below"
        color: Theme.brassLine
    }
}
