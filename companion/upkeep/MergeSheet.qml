// SPDX-License-Identifier: GPL-3.0-or-later
// Two names for one person: who that is, in one touch.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Sheet {
    id: root

    signal merged(string into)

    function merge(into: string): void {
        close()
        if (Upkeep.mergePeople(Person.id, into))
            merged(into)
    }

    objectName: "mergeSheet"
    title: qsTr("Who is it?")
    sub: qsTr("Every game that %1 has played becomes that person's. One touch undoes it.").arg(Person.name)
    sheetWidth: 640
    withRefuse: false

    Repeater {
        model: root.opened ? Results.people : null
        ListRow {
            required property var model          // row: a row of Results.people
            objectName: "into-" + model.name
            visible: model.id !== Person.id
            width: parent ? (parent as Item).width : 0
            text: model.name
            note: model.club
            side: model.colour === "nobody" ? "" : model.colour
            sign: "person"
            onClicked: root.merge(model.id)
        }
    }
}
