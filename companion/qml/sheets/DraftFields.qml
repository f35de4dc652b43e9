// SPDX-License-Identifier: GPL-3.0-or-later
// What is left to choose of the action that is put together, one field for each parameter.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Flow {
    id: root

    readonly property ActDraft draft: TableController.draft

    spacing: 12

    Repeater {
        model: root.draft.params
        ParamField {
            required property var model     // row: a row of draft.params
            readonly property bool small: model.type === "int" && model.fact || model.type === "bool"
            objectName: "param-" + model.name
            width: small ? Math.max(204, implicitWidth) : root.width
            title: model.title
            note: model.note
            type: model.type
            choices: model.choices
            value: model.value
            from: model.min
            to: model.max
            missing: model.missing
            byHand: model.byHand
            fact: model.fact
            source: model.byHand ? qsTr("set by hand") : model.fact ? qsTr("as far as is known") : ""
            ruled: true
            onRuleAsked: Rules.showParameter(root.draft.action, model.name, model.title)
            onPicked: value => root.draft.set(model.name, value)
            onToggled: item => root.draft.toggle(model.name, item)
            onStepped: by => root.draft.step(model.name, by)
            onCounted: (item, by) => root.draft.step(model.name, by, item)
        }
    }
}
