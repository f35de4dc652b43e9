// SPDX-License-Identifier: GPL-3.0-or-later
// Rosters and sides with their members, and what each has; a touch opens where it comes from.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    signal asked(string whose)

    function enrol(side: bool): void {
        if (nameBox.text.trim() !== "" && Chronicle.enrol(nameBox.text, side))
            nameBox.text = ""
    }

    spacing: Theme.groupGap

    Words {
        visible: Chronicle.who.count === 0
        width: root.width
        text: qsTr("Nobody is enrolled yet. Who plays a game to its end is offered after it.")
        color: Theme.ink2
    }
    Repeater {
        model: Chronicle.who
        ListRow {
            required property var model     // row: a row of Chronicle.who
            objectName: "who-" + model.name
            x: model.head ? 0 : Theme.mirrored ? 0 : 24
            width: root.width - (model.head ? 0 : 24)
            text: model.name
            serif: model.head
            note: Theme.say([model.figures, model.note, model.out ? qsTr("out of the roster") : ""])
            sign: model.head ? (model.kind === "side" ? "flag" : "group") : model.out ? "close" : "person"
            leads: true
            onClicked: root.asked(model.id)
        }
    }
    TextBox {
        id: nameBox
        objectName: "newSubject"
        width: Math.min(root.width, 640)
        label: qsTr("Enrol a roster or a side")
        onAccepted: root.enrol(false)
    }
    Flow {
        width: root.width
        spacing: 10
        layoutDirection: Theme.mirrored ? Qt.RightToLeft : Qt.LeftToRight
        Pill {
            objectName: "enrolRoster"
            text: qsTr("As a roster")
            sign: "group"
            blocked: nameBox.text.trim() === ""
            onClicked: root.enrol(false)
        }
        Pill {
            objectName: "enrolSide"
            text: qsTr("As a side")
            sign: "flag"
            blocked: nameBox.text.trim() === ""
            onClicked: root.enrol(true)
        }
    }
    TextBox {
        id: fieldBox
        objectName: "newField"
        width: Math.min(root.width, 640)
        label: qsTr("Keep one thing more, such as gold or a fort")
        onAccepted: if (text.trim() !== "" && Chronicle.keep(text)) text = ""
    }
}
