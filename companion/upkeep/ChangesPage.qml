// SPDX-License-Identifier: GPL-3.0-or-later
// What was renamed, archived, deleted, merged and moved in the file, when and by whom; one touch takes each back.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

PageFrame {
    id: root

    objectName: "changesPage"
    title: qsTr("What was changed")
    Component.onCompleted: Upkeep.refresh()

    EmptyState {
        visible: Upkeep.changes.count === 0
        anchors.horizontalCenter: parent.horizontalCenter
        sign: "undo"
        sentence: qsTr("Nothing was renamed, archived, deleted, merged or moved yet.")
        note: qsTr("What was done at the table stands in the log of its game.")
    }
    Words {
        visible: Upkeep.changes.count > 0
        width: root.inner
        text: qsTr("What was done at the table stands in the log of its game.")
        color: Theme.ink2
    }
    Repeater {
        model: Upkeep.changes
        ActRow {
            required property var model          // row: a row of Upkeep.changes
            objectName: "change-" + model.id
            width: root.inner
            text: model.text
            note: [model.when, model.who, model.undone === "" ? "" : qsTr("taken back %1").arg(model.undone)].filter(part => part !== "").join(" · ")
            sign: model.sign
            act: model.undone === "" ? model.back : ""
            actSign: "undo"
            opacity: model.undone === "" ? 1 : 0.7
            onActed: Upkeep.takeBack(model.id)
        }
    }
    Pill {
        objectName: "earlier"
        visible: Upkeep.earlier > 0
        width: Math.min(implicitWidth, root.inner)
        text: qsTr("Earlier ones: %1").arg(Upkeep.earlier)
        sign: "down"
        onClicked: Upkeep.showEarlier()
    }
}
