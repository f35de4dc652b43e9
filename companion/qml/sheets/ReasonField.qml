// SPDX-License-Identifier: GPL-3.0-or-later
// Why the referee rules: one touch on a reason, or the referee's own words, which then stand alone.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    property list<string> reasons: []
    property string reason               // the chosen one, or the written words

    signal given(string reason)

    spacing: 10

    Caps {
        width: parent.width
        text: qsTr("Why? (goes into the log)")
    }
    Flow {
        width: parent.width
        spacing: 8
        Repeater {
            model: root.reasons
            Pill {
                required property string modelData
                text: modelData
                checkable: true
                chosen: root.reason === modelData
                onClicked: {
                    own.text = ""
                    root.given(modelData)
                }
            }
        }
    }
    TextBox {
        id: own
        objectName: "reason"
        width: parent.width
        label: qsTr("Or in your own words")
        onTextEdited: root.given(text.trim() !== "" ? text.trim() : root.reasons[0])
    }
    // A reason that is set anew from outside leaves nothing of the last words behind.
    onReasonChanged: if (reasons.includes(reason) && own.text !== "" && !own.activeFocus) own.text = ""
}
