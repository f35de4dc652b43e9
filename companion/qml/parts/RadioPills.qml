// SPDX-License-Identifier: GPL-3.0-or-later
// One of several, as pills. `choices` are words or { id, text, sign }; arrows move between them.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    property string label
    property var choices: []     // any: words or [{ id, text, sign }]
    property string value            // id (or the words) of the chosen one

    signal chosen(string id)

    spacing: 8
    Accessible.role: Accessible.Grouping
    Accessible.name: label

    Caps {
        visible: text !== ""
        width: parent.width
        text: root.label
        Accessible.ignored: true
    }
    Flow {
        width: root.width
        spacing: 10
        Repeater {
            id: repeater
            model: root.choices
            Pill {
                required property var modelData     // object: one of choices
                required property int index
                readonly property string key: modelData.id ?? modelData
                text: modelData.text ?? modelData
                sign: modelData.sign ?? ""
                chosen: root.value === key
                Accessible.role: Accessible.RadioButton
                Accessible.checked: chosen
                onClicked: root.chosen(key)
                Keys.onRightPressed: (repeater.itemAt((index + 1) % repeater.count) as Item).forceActiveFocus(Qt.TabFocusReason)
                Keys.onLeftPressed: (repeater.itemAt((index + repeater.count - 1) % repeater.count) as Item).forceActiveFocus(Qt.TabFocusReason)
            }
        }
    }
}
