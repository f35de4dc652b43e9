// SPDX-License-Identifier: GPL-3.0-or-later
// An option of a new game: one value, or an object of several (PairsField).
import QtQuick
import Adjutant

Column {
    id: root

    required property var option
    property var value
    property var pairs: []                // of an object: those that there are as the other options stand
    readonly property bool whole: option.type === "pairs"

    signal picked(var value)

    ParamField {
        objectName: "option-" + root.option.name
        visible: !root.whole
        width: root.width
        title: root.option.title
        note: root.option.note ?? ""
        type: root.option.type
        choices: root.whole ? [] : root.option.choices.map(choice => Object.assign({}, choice, { chosen: choice.value === root.value }))
        value: root.whole ? undefined : root.value
        from: root.option.min ?? 0
        to: root.option.max ?? 99
        onPicked: value => root.picked(value)
        onStepped: by => root.picked(Math.max(from, Math.min(to, (root.value ?? from) + by)))
    }
    PairsField {
        objectName: "pairs-" + root.option.name
        visible: root.whole
        width: root.width
        title: root.option.title
        note: root.option.note ?? ""
        pairs: root.whole ? root.pairs : []
        value: root.whole ? root.value ?? ({}) : ({})
        onPicked: value => root.picked(value)
    }
}
