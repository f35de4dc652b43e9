// SPDX-License-Identifier: GPL-3.0-or-later
// Who plays which side of the game at the table; a touch on a side asks for another person. The log tells of it.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Sheet {
    id: root

    readonly property var seats: Seating.seats     // object: of Seating.seats

    signal asked(string side, string name, string person)

    objectName: "seats"
    title: qsTr("Who plays")
    sheetWidth: 640
    refuseText: qsTr("Close")

    Repeater {
        model: root.seats.filter(seat => !Names.isUnseated(seat.side))
        SeatTile {
            required property var modelData     // object: one of seats
            width: parent.width
            side: modelData.side
            name: modelData.sideName
            colour: Names.colourOf(modelData.side)
            sign: "person"
            person: modelData.person
            onAsked: root.asked(side, name, person)
        }
    }
}
