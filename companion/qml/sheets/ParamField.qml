// SPDX-License-Identifier: GPL-3.0-or-later
// One parameter: its choices as big buttons, a number with − and +, yes or no, or a text. Who owns the value changes
// it; this only asks.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Adjutant

Column {
    id: root

    property string title
    property string note
    property string type: "choice"
    property var pairs: []               // object: choices in short: [[value, label, icon]]
    property var current                 // any: which of the pairs is chosen
    // [{ value, label, sign, colour, chosen, count, most }]
    property var choices: pairs.map(pair => ({ value: pair[0], label: pair[1], sign: pair[2] ?? "", chosen: pair[0] === current }))     // object: of pairs, where those are given
    property var value     // own: of the kind of its type
    property int from: 0
    property int to: 99
    property bool stock: true            // as AmountField has it
    property bool missing: false
    property bool byHand: false
    property bool fact: false
    property string source               // where a fact came from
    property bool whole: false           // the choices fill whole rows, all equally wide

    property bool ruled: false

    signal ruleAsked
    signal picked(var value)
    signal toggled(string item)
    signal stepped(int by)
    signal counted(string item, int by)

    spacing: 8

    Measure { id: choiceFont; font { family: Theme.sans; bold: true; pixelSize: Theme.size(22, 20, 22) } }

    readonly property bool number: type === "int"
    readonly property bool amount: number && !fact
    readonly property int colours: type === "pairs" ? 1 : new Set(Array.from(choices ?? [], choice => choice.colour ?? "")).size
    readonly property bool flag: type === "bool"
    readonly property bool counts: type === "resources"
    // How many stand in a row where they fill it, so that the rows are equally long.
    readonly property real widest: Math.max(64, ...Array.from(choices ?? [], choice => (choiceFont.height, Math.ceil(choiceFont.advanceWidth(String(choice.label)))) + 80))
    readonly property int most: Math.max(1, Math.min((choices ?? []).length, Math.floor((width + 8) / (widest + 8))))
    readonly property int abreast: Math.ceil((choices ?? []).length / Math.ceil((choices ?? []).length / most))

    Caps {
        visible: !root.number && !root.flag
        width: parent.width
        text: root.title + (root.missing ? qsTr(" — choose") : "")
        color: root.missing ? Theme.brassInk : Theme.ink2
    }
    Words {
        visible: root.note !== "" && !root.number && !root.flag
        width: parent.width
        text: root.note
        size: Theme.noteSize
        color: Theme.ink2
    }
    // Only the control of its type is made.
    Late {
        wanted: root.amount
        AmountField {
            width: root.width
            label: root.title
            note: root.note
            value: Number(root.value ?? root.from)
            from: root.from
            to: root.to
            stock: root.stock
            onStepTo: next => root.stepped(next - value)
            ruled: root.ruled
            onRuleAsked: root.ruleAsked()
        }
    }
    Late {
        wanted: root.number && !root.amount
        FactToggle {
            stepped: true
            name: root.title
            number: Number(root.value ?? root.from)
            from: root.from
            to: root.to
            source: root.note !== "" ? root.note : root.source
            byHand: root.byHand
            onStepTo: next => root.stepped(next - number)
            ruled: root.ruled
            onRuleAsked: root.ruleAsked()
        }
    }
    Late {
        wanted: root.flag
        FactToggle {
            name: root.title
            value: root.value ? qsTr("yes") : qsTr("no")
            source: root.note !== "" ? root.note : root.source
            byHand: root.byHand
            onTouched: root.picked(!root.value)
            ruled: root.ruled
            onRuleAsked: root.ruleAsked()
        }
    }
    Flow {
        width: parent.width
        spacing: 8
        visible: !root.number && !root.flag && root.type !== "text"

        Repeater {
            model: root.counts ? root.choices : []
            FactToggle {
                required property var modelData     // object: one of choices
                objectName: "count-" + modelData.value
                width: Math.min(root.width, Math.max(Theme.size(190, 172, 190), implicitWidth))
                stepped: true
                name: modelData.label
                number: modelData.count
                to: modelData.most ?? 999
                byHand: modelData.count > 0
                onStepTo: next => root.counted(modelData.value, next - number)
                ruled: root.ruled
                onRuleAsked: root.ruleAsked()
            }
        }
        Repeater {
            model: root.number || root.flag || root.counts || root.type === "text" ? [] : root.choices
            Touchable {
                id: choice
                required property var modelData     // object: one of choices
                readonly property bool coloured: root.colours > 1 && (modelData.colour ?? "nobody") !== "nobody"
                readonly property bool signed: (modelData.sign ?? "") !== ""
                readonly property real beside: 36 + (coloured ? 36 : 0) + (signed ? 40 : 0)
                implicitWidth: Math.min(root.width, Math.max(64, (choiceFont.height, Math.ceil(choiceFont.advanceWidth(words.text))) + 4 + beside))
                implicitHeight: Math.max(64, words.implicitHeight + 20)
                width: root.whole ? Math.floor((root.width - (root.abreast - 1) * 8) / root.abreast) : implicitWidth
                text: String(modelData.label)
                Accessible.name: Theme.say([text, modelData.chosen ? qsTr("chosen") : ""])
                ruled: root.ruled
                onRuleAsked: root.ruleAsked()
                onClicked: {
                    if (root.type === "list" || root.type === "pairs")
                        root.toggled(modelData.value)
                    else
                        root.picked(modelData.value)
                }

                Plate {
                    anchors.fill: parent
                    fill: choice.modelData.chosen ? Theme.brass : Theme.raised
                    border: choice.modelData.chosen ? Theme.brassEdge : Theme.edge
                    lipColor: choice.modelData.chosen ? Theme.brassLip : Theme.lip
                    lip: 3
                    pressed: choice.pressed

                    Row {
                        anchors { left: parent.left; leftMargin: 16; verticalCenter: parent.verticalCenter }
                        spacing: 12
                        SideShape {
                            visible: choice.coloured
                            anchors.verticalCenter: parent.verticalCenter
                            width: 24
                            height: 24
                            side: choice.modelData.colour ?? "nobody"
                            color: choice.modelData.chosen ? Theme.brassOn : Sides.ink(side)
                        }
                        Icon {
                            visible: choice.signed
                            anchors.verticalCenter: parent.verticalCenter
                            size: 28
                            name: choice.modelData.sign ?? ""
                            color: choice.modelData.chosen ? Theme.brassOn : Theme.ink
                        }
                        Words {
                            id: words
                            anchors.verticalCenter: parent.verticalCenter
                            width: choice.width - choice.beside
                            text: choice.text
                            size: Theme.size(22, 20, 22)
                            font.bold: true
                            color: choice.modelData.chosen ? Theme.brassOn : Theme.ink
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
    Late {
        wanted: root.type === "text"
        Rectangle {
            width: root.width
            height: 64
            radius: Theme.offerRadius
            color: Theme.card
            border { width: 1; color: Theme.edge }

            T.TextField {
                anchors { fill: parent; leftMargin: 16; rightMargin: 16 }
                text: String(root.value ?? "")
                font { family: Theme.serif; pixelSize: Theme.sentenceSize }
                color: Theme.ink
                selectionColor: Theme.brass
                selectedTextColor: Theme.brassOn
                verticalAlignment: TextInput.AlignVCenter
                Accessible.name: root.title
                onTextEdited: root.picked(text)
            }
        }
    }
}
