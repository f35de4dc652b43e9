// SPDX-License-Identifier: GPL-3.0-or-later
// An option of a new game: what it is, a sentence about it, and its values, of which the usual one bears the sign of a
// book. Yes and no are a switch, a long row of numbers − and +, an object of several values a PairsField.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    required property startOption option
    property var value     // own: of the kind of its type
    property var usual     // object: likewise
    property var choices: []             // object: those that there are as the others stand: { value, label } each
    property var pairs: []               // list: likewise of an object: an optionPair each
    property string system               // the game that it is an option of
    readonly property bool whole: option.type === "pairs"
    readonly property bool yesNo: option.type === "choice" && choices.length === 2 && choices.every(choice => choice.value === "yes" || choice.value === "no")
    readonly property bool flag: option.type === "bool" || yesNo
    readonly property bool number: option.type === "int"
    readonly property bool few: number && option.to - option.from < 6
    readonly property var listed: few ? Array.from({ length: option.to - option.from + 1 }, (_, at) => ({ value: option.from + at, label: String(option.from + at) })) : number || flag || whole ? [] : choices     // object: [{ value, label }]

    // Buttons are made anew only where others are to be shown.
    readonly property string list: JSON.stringify(listed.map(choice => [choice.value, choice.label]))
    property var buttons: []     // object: those of listed, reassigned only when they change

    function askRule(): void {
        Rules.showOption(system, option.name, option.title)
    }

    signal picked(var value)

    onListChanged: buttons = listed
    objectName: "option-" + option.name
    spacing: 8

    OnOff {
        visible: root.flag
        width: Math.min(root.width, 760)
        text: root.option.title
        note: root.option.about
        checked: root.value === true || root.value === "yes"
        onToggled: root.picked(root.yesNo ? checked ? "yes" : "no" : checked)
        ruled: root.option.ruled
        onRuleAsked: root.askRule()
    }
    Words {
        visible: !root.flag && !root.whole
        width: parent.width
        text: root.option.title
        size: Theme.size(22, 20, 22)
        font.bold: true
    }
    Words {
        visible: text !== "" && !root.flag && !root.whole
        width: parent.width
        text: root.option.about
        color: Theme.ink2
    }
    Flow {
        visible: root.listed.length > 0
        width: parent.width
        spacing: 8
        layoutDirection: Theme.mirrored ? Qt.RightToLeft : Qt.LeftToRight
        Repeater {
            model: root.buttons
            Pill {
                required property var modelData     // object: one of buttons
                readonly property bool isUsual: modelData.value === root.usual
                width: Math.min(implicitWidth, root.width)
                text: modelData.label
                sign: isUsual ? "book" : ""
                chosen: modelData.value === root.value
                Accessible.role: Accessible.RadioButton
                Accessible.checkable: true
                Accessible.name: Theme.say([root.option.title + ": " + text, isUsual ? qsTr("the usual way") : ""])
                onClicked: root.picked(modelData.value)
                ruled: root?.option.ruled ?? false
                onRuleAsked: root.askRule()
            }
        }
    }
    FactToggle {
        visible: root.number && !root.few
        width: Math.min(root.width, Theme.size(260, 240, 260))
        stepped: true
        name: root.option.title
        number: Number(root.value ?? root.option.from)
        from: root.option.from
        to: root.option.to
        source: root.value === root.usual ? qsTr("the usual number") : qsTr("usually %1").arg(root.usual ?? root.option.from)
        byHand: root.value !== root.usual
        onStepTo: next => root.picked(next)
        ruled: root.option.ruled
        onRuleAsked: root.askRule()
    }
    PairsField {
        objectName: "pairs-" + root.option.name
        visible: root.whole
        width: root.width
        title: root.option.title
        note: root.option.about
        pairs: root.whole ? root.pairs : []
        value: root.whole ? root.value ?? ({}) : ({})
        onPicked: value => root.picked(value)
        ruled: root.option.ruled
        onRuleAsked: root.askRule()
    }
}
