// SPDX-License-Identifier: GPL-3.0-or-later
// An object: for each key one of its values, or the fields of a record. What nobody touches stays as usual and is not
// said. Who owns the value changes it; this only asks.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    property string title
    property string note
    property var pairs: []                // list: an optionPair each; of no key: one's own
    property var value: ({})     // own: what was chosen: an object of the rules
    property string opened                // the key whose fields are open
    readonly property var own: pairs.find(pair => pair.key === "")     // maybe: the pair of no key, or undefined
    readonly property var records: {     // object: the pairs that are records, and those that were named here
        const known = pairs.filter(pair => pair.fields.length > 0 && pair.key !== "")
        const named = Object.keys(value).filter(key => own !== undefined && !known.some(pair => pair.key === key))
        return known.concat(named.map(key => ({ key: key, label: Names.wordFor(key), fields: own.fields })))
    }
    readonly property var record: records.find(pair => pair.key === opened)     // maybe: the one that is open, or undefined
    readonly property var held: record === undefined ? ({}) : value[opened] ?? usual(record)     // object: what that holds

    property bool ruled: false

    signal ruleAsked
    signal picked(var value)

    function usual(pair: var): var {
        const record = ({})
        for (const field of pair.fields)
            record[field.name] = field.usual
        return record
    }
    function put(key: string, one: var): void {
        const next = Object.assign({}, value)
        if (one === undefined)
            delete next[key]
        else
            next[key] = one
        picked(next)
    }
    function putField(name: string, one: var): void {
        const record = Object.assign({}, held)
        record[name] = one
        put(opened, record)
    }
    function toggled(field: startOption, item: string): var {
        const list = Array.from(held[field.name] ?? [])
        return list.includes(item) ? list.filter(one => one !== item) : list.concat(item).slice(-field.to)
    }
    // A name in small letters becomes a key: "war wagon" is war-wagon.
    function begin(name: string): void {
        const key = name.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "")
        if (key === "")
            return
        opened = key
        if (!records.some(pair => pair.key === key))
            put(key, usual(own))
    }

    spacing: 10

    Caps { text: root.title }
    Words {
        visible: root.note !== ""
        width: parent.width
        text: root.note
        size: Theme.noteSize
        color: Theme.ink2
    }
    Repeater {
        model: root.pairs.filter(pair => pair.choices.length > 0)
        Flow {
            id: line
            required property optionPair modelData
            width: root.width
            spacing: 8
            RowHead { text: line.modelData.label }
            Repeater {
                model: line.modelData.choices
                Pill {
                    required property optionChoice modelData
                    objectName: "pair-" + line.modelData.key + "-" + modelData.value
                    text: modelData.label
                    Accessible.name: Theme.say([line.modelData.label, text, chosen ? qsTr("chosen") : ""])
                    chosen: (root.value[line.modelData.key] ?? line.modelData.choices[0].value) === modelData.value
                    onClicked: root.put(line.modelData.key, modelData.value)
                    ruled: root.ruled
                    onRuleAsked: root.ruleAsked()
                }
            }
        }
    }
    Flow {
        visible: root.records.length > 0
        width: parent.width
        spacing: 8
        Repeater {
            model: root.records
            Pill {
                required property var modelData     // object: one of records
                objectName: "key-" + modelData.key
                text: modelData.label
                sign: root.value[modelData.key] !== undefined ? "pen" : root.opened === modelData.key ? "above" : "below"
                chosen: root.opened === modelData.key
                onClicked: root.opened = chosen ? "" : modelData.key
                ruled: root.ruled
                onRuleAsked: root.ruleAsked()
            }
        }
    }
    Repeater {
        model: root.record?.fields ?? []
        ParamField {
            required property startOption modelData
            readonly property var now: root.held[modelData.name]     // own: of the kind of its type
            objectName: "field-" + modelData.name
            width: root.width
            title: modelData.title
            type: modelData.type
            choices: Array.from(modelData.choices).map(choice => ({ value: choice.value, label: choice.label, chosen: type === "list" ? Array.from(now ?? []).includes(choice.value) : (choice.value ?? null) === (now ?? null) }))
            value: now
            from: modelData.from
            to: modelData.to
            stock: false
            ruled: root.ruled
            onRuleAsked: root.ruleAsked()
            onPicked: value => root.putField(modelData.name, value ?? null)
            onStepped: by => root.putField(modelData.name, Math.max(from, Math.min(to, now + by)))
            onToggled: item => root.putField(modelData.name, root.toggled(modelData, item))
        }
    }
    Pill {
        objectName: "usualAgain"
        visible: root.record !== undefined && root.value[root.opened] !== undefined
        text: root.pairs.some(pair => pair.key === root.opened) ? qsTr("Reset to the usual") : qsTr("Remove")
        sign: root.pairs.some(pair => pair.key === root.opened) ? "undo" : "trash"
        onClicked: root.put(root.opened, undefined)
        ruled: root.ruled
        onRuleAsked: root.ruleAsked()
    }
    Row {
        visible: root.own !== undefined
        spacing: 8
        TextBox {
            id: name
            objectName: "ownName"
            width: Math.min(320, root.width - add.width - 8)
            placeholderText: qsTr("A kind of your own")
            Accessible.name: qsTr("%1: a kind of your own").arg(root.title)
            onAccepted: add.clicked()
        }
        Pill {
            id: add
            objectName: "ownAdd"
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Add")
            sign: "plus"
            blocked: name.text.trim() === ""
            onClicked: {
                root.begin(name.text.toLowerCase())
                name.text = ""
            }
        }
    }
}
