// SPDX-License-Identifier: GPL-3.0-or-later
// The rosters that the campaign keeps, with what can be done with each, and the ways of bringing one in.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    property Item sheetParent            // what the menu rises over
    property var found: []               // list: a foundFile each

    signal go(string page)
    signal said(string sentence)

    spacing: Theme.groupGap
    Component.onCompleted: found = Rosters.files()

    Caps {
        visible: Rosters.library.count > 0
        width: parent.width
        text: qsTr("Saved in the campaign")
    }
    Repeater {
        model: Rosters.library
        ListRow {
            required property var model     // row: a row of Rosters.library
            objectName: "kept-" + model.name
            width: root.width
            text: model.name
            note: model.note
            sign: "group"
            leads: true
            onClicked: menu.openFor(model.id)
        }
    }
    Words {
        visible: Rosters.library.count === 0
        width: root.width
        text: qsTr("None saved yet.")
        color: Theme.ink2
    }
    BringIn {
        width: root.width
        found: root.found
        onPasted: Rosters.paste()
        onPicked: path => Rosters.importFile(path)
    }

    MenuSheet {
        id: menu
        property string id
        property var row: ({})     // object: one of Rosters.library, as find() gives it
        function openFor(which: string): void {
            id = which
            row = Rosters.library.find(which)
            leaving = false
            open()
        }
        // It cannot be brought back, so it is asked for once more, in the same place as before.
        property bool leaving: false
        parent: root.sheetParent
        title: leaving ? qsTr("Delete %1?").arg(row.name ?? "") : row.name ?? ""
        sub: leaving ? qsTr("This cannot be undone. Games that were played with it keep their fighters.") : row.note ?? ""
        choices: leaving ? [{ id: "gone", text: qsTr("Delete it for good"), sign: "trash" }, { id: "stay", text: qsTr("Keep it"), sign: "back" }]
               : [{ id: "edit", text: qsTr("Edit"), sign: "pen" },
                  { id: "print", text: qsTr("Print the card"), sign: "print" },
                  { id: "export", text: qsTr("Export to a file"), sign: "export" },
                  { id: "remove", text: qsTr("Delete…"), sign: "trash" }]
        onPicked: what => {
            close()
            if (what === "edit")
                Rosters.edit(id)
            else if (what === "print") {
                Prints.roster = id
                root.go("print")
            } else if (what === "export")
                Rosters.exportKept(id)
            else if (what === "remove") {
                leaving = true
                open()
            } else if (what === "gone" && Rosters.remove(id))
                root.said(qsTr("%1 is deleted.").arg(row.name))
        }
    }
}
