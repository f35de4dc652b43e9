// SPDX-License-Identifier: GPL-3.0-or-later
// The last resort of a ruling: any place of the state, found by walking through it by touch, and set. A number, a flag
// and a text have controls of their own; everything can be written as JSON, so that what is not there yet can be made.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    property var whole: ({})             // own: the whole state, with what the ruling changes
    property var path: []                // own: keys from the root
    property string trouble              // why what is written is no JSON

    signal changed(string pointer, var value)

    readonly property string pointer: pointerTo(path)
    readonly property string called: path.map((key, index) => Names.partName(pointerTo(path.slice(0, index + 1)))).join(" › ")
    readonly property var here: path.reduce((value, key) => value?.[key], whole)     // own: any value of the state
    readonly property bool branch: here !== null && typeof here === "object"
    readonly property list<string> keys: branch ? Object.keys(here) : []

    function pointerTo(keys: var): string {     // a part of path
        return keys.map(key => "/" + String(key).replace(/~/g, "~0").replace(/\//g, "~1")).join("")
    }
    function glance(at: string, value: var): string {
        return value === null || value === undefined ? qsTr("none")
            : typeof value === "boolean" ? (value ? qsTr("yes") : qsTr("no"))
            : typeof value === "string" ? Names.partValue(at, value)
            : typeof value !== "object" ? String(value).replace("-", "−")
            : Array.isArray(value) ? qsTr("%n items", "", value.length) : "…"
    }

    spacing: 12
    onPathChanged: trouble = ""

    Flow {
        width: parent.width
        spacing: 8
        Pill {
            objectName: "tree-root"
            text: qsTr("All values")
            chosen: root.path.length === 0
            onClicked: root.path = []
        }
        Repeater {
            model: root.path
            Pill {
                required property int index
                text: "› " + Names.partName(root.pointerTo(root.path.slice(0, index + 1)))
                chosen: index === root.path.length - 1
                onClicked: root.path = root.path.slice(0, index + 1)
            }
        }
    }
    Flow {
        width: parent.width
        spacing: 8
        Repeater {
            model: root.keys
            Pill {
                required property string modelData
                objectName: "tree-" + modelData
                readonly property string at: root.pointerTo(root.path.concat([modelData]))
                text: Names.partName(at) + ": " + root.glance(at, root.here?.[modelData])
                onClicked: root.path = root.path.concat([modelData])
            }
        }
    }
    FactToggle {
        visible: typeof root.here === "number"
        objectName: "tree-number"
        stepped: true
        name: root.called
        number: typeof root.here === "number" ? root.here : 0
        from: -999
        to: 9999
        onStepTo: next => root.changed(root.pointer, next)
    }
    FactToggle {
        visible: typeof root.here === "boolean"
        objectName: "tree-flag"
        name: root.called
        value: root.here === true ? qsTr("yes") : qsTr("no")
        onTouched: root.changed(root.pointer, root.here !== true)
    }
    ParamField {
        visible: root.path.length > 0
        objectName: "tree-text"
        width: parent.width
        type: "text"
        title: qsTr("%1, as JSON").arg(root.called)
        value: root.path.length > 0 ? JSON.stringify(root.here ?? null) : ""
        onPicked: text => {
            try {
                const written = JSON.parse(text)
                root.trouble = ""
                root.changed(root.pointer, written)
            } catch (error) {
                root.trouble = qsTr("Not valid JSON. Write a number, true, false, null, \"text\", a [list] or {\"key\": value}.")
            }
        }
    }
    Words {
        visible: text !== ""
        width: parent.width
        text: root.trouble
        color: Theme.bad
    }
}
