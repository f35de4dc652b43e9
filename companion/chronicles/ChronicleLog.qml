// SPDX-License-Identifier: GPL-3.0-or-later
// The entries of the chronicle, the last one first; what does not count any more is told so.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    signal asked(var entry)

    spacing: 8

    Repeater {
        model: Chronicle.log
        ListRow {
            required property var model     // row: a row of Chronicle.log
            objectName: "entry-" + model.id
            width: root.width
            text: model.text
            note: Theme.say([qsTr("%1.").arg(model.id), model.note, model.undone ? qsTr("undone") : ""])
            sign: model.undone ? "undo" : "log"
            leads: true
            onClicked: root.asked({ id: model.id, text: model.text, note: model.note, undone: model.undone, game: model.game, line: model.line })
        }
    }
    TextBox {
        objectName: "chronicleNote"
        width: Math.min(root.width, 640)
        label: qsTr("A note on the campaign")
        onAccepted: if (text.trim() !== "" && Chronicle.note("", text)) text = ""
    }
}
