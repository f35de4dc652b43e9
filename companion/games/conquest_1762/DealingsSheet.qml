// SPDX-License-Identifier: GPL-3.0-or-later
// What the last roll made everybody take, once more: for the player who was fetching the tea.
import QtQuick
import Adjutant

Sheet {
    id: root

    // The roll may lie a few acts back on the line of play.
    function openNow(): void {
        said.text = list.showLast("rolled") || qsTr("Nothing has been rolled yet.")
        open()
    }

    title: qsTr("The last roll")
    refuseText: qsTr("Close")

    Quote {
        id: said
        width: parent.width
    }
    DealingsList {
        id: list
        objectName: "lastDealings"
        live: false
        width: parent.width
    }
}
