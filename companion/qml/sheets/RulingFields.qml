// SPDX-License-Identifier: GPL-3.0-or-later
// The fields that the face lists for a part of the state, as far as this game has them, each to be ruled on.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Flow {
    id: root

    required property RulingDraft draft
    property var fields: []              // list: a ruledField each
    property string under                // the JSON pointer that they are below

    signal changed(string at, var value)

    spacing: 12

    Repeater {
        model: Array.from(root.visible ? root.fields : []).filter(field => root.draft.before(root.under + field.at) !== undefined)
        RulingField {
            required property ruledField modelData
            // A field outlives its list for a moment when the table changes behind the sheet.
            readonly property RulingDraft draft: root?.draft ?? null
            readonly property string pointer: (root?.under ?? "") + modelData.at
            objectName: "rule" + pointer
            width: small ? implicitWidth : parent ? (parent as Item).width : 0
            field: modelData
            value: draft?.valueAt(pointer)
            byHand: draft?.isChanged(pointer) ?? false
            onChanged: value => root.changed(modelData.at, value)
        }
    }
}
