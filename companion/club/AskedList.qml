// SPDX-License-Identifier: GPL-3.0-or-later
// What two did at once: both versions, and a touch on the one that is to count.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    spacing: 12

    Caps {
        width: root.width
        text: qsTr("Asked")
    }
    Repeater {
        model: Club.asked
        Column {
            id: question
            required property var model     // row: a row of Club.asked
            width: root.width
            spacing: 8
            Sentence {
                width: parent.width
                text: question.model.of === "" ? question.model.shown : qsTr("%1: %2").arg(question.model.of).arg(question.model.shown)
                wrapMode: Text.Wrap
            }
            Words {
                width: parent.width
                text: question.model.words
                color: Theme.ink2
            }
            Repeater {
                model: question.model.versions
                ListRow {
                    required property var modelData     // object: one of model.versions
                    required property int index
                    readonly property string shown: modelData.removed ? qsTr("removed") : modelData.text.length > 160 ? modelData.text.slice(0, 160) + "\u00A0…" : modelData.text
                    readonly property bool last: index === question.model.versions.length - 1
                    objectName: "version-" + question.model.name + "-" + (index + 1)
                    width: Math.min(root.width, 900)
                    enabled: !Club.busy
                    text: question.model.kind === "league" ? (last ? qsTr("What this table told counts") : qsTr("What the club has counts")) : last ? qsTr("The later one counts") : qsTr("The earlier one counts")
                    note: shown
                    sign: "hand"
                    onClicked: Club.settle(question.model.kind, question.model.name, index + 1)
                }
            }
        }
    }
}
