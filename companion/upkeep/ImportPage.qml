// SPDX-License-Identifier: GPL-3.0-or-later
// A file that somebody brought, before it comes in: what of it is new, what is here otherwise, and what becomes of that.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

PageFrame {
    id: root

    objectName: "importPage"
    title: Doors.coming === "" ? qsTr("Nothing to import") : Doors.coming
    offers: Doors.coming === "" ? []
                                : [{ id: "bring", text: qsTr("Import it"), sign: "import", likely: Doors.barred === "" && Doors.brings,
                                     blocked: Doors.barred !== "" || !Doors.brings, sub: qsTr("a backup is made first"),
                                     reason: Doors.barred !== "" ? qsTr("see above") : qsTr("nothing new in it") }]
    onChosen: {
        if (Doors.bringIn())
            go("back")
    }

    EmptyState {
        visible: Doors.coming === ""
        anchors.horizontalCenter: parent.horizontalCenter
        sign: "import"
        sentence: qsTr("No file has been chosen.")
        note: qsTr("Choose one first.")
        offer: qsTr("Import and export")
        offerSign: "folder"
        onChosen: root.go("doors")
    }
    Sentence {
        objectName: "summary"
        visible: text !== ""
        width: root.inner
        title: true
        text: Doors.summary
    }
    Words {
        objectName: "barred"
        visible: text !== ""
        width: root.inner
        text: Doors.barred
        color: Theme.bad
    }
    Caps {
        visible: Doors.goals.count > 0
        width: root.inner
        text: qsTr("Where it goes")
    }
    Flow {
        visible: Doors.goals.count > 0
        width: root.inner
        spacing: 8
        layoutDirection: Theme.mirrored ? Qt.RightToLeft : Qt.LeftToRight
        Repeater {
            model: Doors.goals
            Pill {
                required property var model          // row: a row of Doors.goals
                objectName: "goal-" + model.name
                width: Math.min(implicitWidth, parent.width)
                text: model.fresh ? qsTr("New campaign: %1").arg(model.name) : model.name
                sign: model.fresh ? "plus" : "folder"
                chosen: Doors.goal === model.name
                Accessible.name: Theme.say([text, chosen ? qsTr("chosen") : ""])
                onClicked: Doors.goal = model.name
            }
        }
    }
    RadioPills {
        objectName: "differing"
        visible: Doors.asks
        width: root.inner
        label: qsTr("What differs here")
        choices: [{ id: "both", text: qsTr("Keep both") }, { id: "theirs", text: qsTr("Take the file's") }, { id: "ours", text: qsTr("Keep what is here") }]
        value: Doors.differing
        onChosen: id => Doors.differing = id
    }
    Repeater {
        model: Doors.things
        ListRow {
            required property var model          // row: a row of Doors.things
            objectName: "thing-" + model.text
            width: root.inner
            enabled: false
            text: model.text
            note: model.note
            sign: model.sign
            chosen: model.different
        }
    }
}
