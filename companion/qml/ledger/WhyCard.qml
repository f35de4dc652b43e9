// SPDX-License-Identifier: GPL-3.0-or-later
// Why a number was overruled: one touch on a reason, or the referee's own words. Goes into the log.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Rectangle {
    id: root

    property list<string> reasons: [qsTr("Terrain misread"), qsTr("Agreed at the table"), qsTr("House rule")]
    property string reason           // the chosen one, or the written words
    property bool writing: false

    signal reasonGiven(string reason)

    readonly property bool own: reason !== "" && !reasons.includes(reason)

    implicitWidth: 430
    implicitHeight: column.implicitHeight + 36
    radius: Theme.tileRadius
    color: Theme.card
    border { width: 1; color: Theme.line }

    Column {
        id: column
        x: 20
        y: 16
        width: parent.width - 40
        spacing: 12

        Caps {
            width: parent.width
            text: qsTr("Why? (goes into the log)")
        }
        Flow {
            width: parent.width
            spacing: 10
            Repeater {
                model: root.reasons
                Pill {
                    required property string modelData
                    text: modelData
                    chosen: root.reason === modelData
                    implicitHeight: 56
                    onClicked: root.give(modelData)
                }
            }
            Pill {
                text: qsTr("Write…")
                implicitHeight: 56
                chosen: root.own
                onClicked: {
                    root.writing = !root.writing
                    if (root.writing)
                        words.forceActiveFocus()
                }
            }
        }
        TextBox {
            id: words
            visible: root.writing
            width: parent.width
            label: qsTr("In your words")
            onAccepted: if (text.trim() !== "") root.give(text.trim())
        }
        Sentence {
            visible: root.own && !root.writing
            width: parent.width
            text: "“" + root.reason + "”"
            color: Theme.ink2
        }
    }

    function give(words: string): void {
        reason = words
        writing = false
        reasonGiven(words)
    }
}
