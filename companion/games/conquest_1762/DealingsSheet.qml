// SPDX-License-Identifier: GPL-3.0-or-later
// What the last roll made everybody take, once more: for the player who was fetching the tea.
import QtQuick
import Adjutant

Sheet {
    id: root

    // The roll lies a few acts back on the line of play.
    function openNow(): void {
        const farthest = 200
        for (let back = 0; back < farthest; ++back) {
            const events = TableController.eventsBack(back)
            if (events.length === 0)
                break
            if (events.some(event => event.event === "rolled")) {
                said.text = events.filter(event => event.event === "rolled").map(event => event.say).join(" ")
                list.collect(events)
                return open()
            }
        }
        said.text = qsTr("Nothing has been rolled yet.")
        list.takes = list.pays = []
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
