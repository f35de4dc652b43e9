// SPDX-License-Identifier: GPL-3.0-or-later
// For the table of a phone: what the last act makes each player take and pay, and the ways to the trader's table and the
// last roll.
import QtQuick
import Adjutant

Item {
    id: root

    implicitHeight: dealt.height + (dealt.visible ? 6 : 0) + (desk.visible ? desk.height : 0)

    // The ways on stand at the lower end, wherever that is; what was dealt has the room above them, and is drawn
    // where it is longer.
    Flickable {
        objectName: "dealtStrip"
        readonly property real room: root.height - (desk.visible ? desk.height + 6 : 0)
        width: root.width
        // Lines are seen whole or not at all: the edge of the list is 4 wide, 2 lie between lines.
        height: dealt.height <= room ? dealt.height : Math.max(0, 6 + Math.floor((room - 6) / (dealt.lineHigh + 2)) * (dealt.lineHigh + 2))
        opacity: room < Math.min(dealt.height, Theme.touch) ? 0 : 1
        clip: true
        contentHeight: dealt.height
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        DealingsList {
            id: dealt
            compact: true
            width: root.width
        }
    }
    ConquestDesk {
        id: desk
        anchors.bottom: parent.bottom
        width: root.width
    }
}
