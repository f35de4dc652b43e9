// SPDX-License-Identifier: GPL-3.0-or-later
// One fighter of the builder: its name and what it has in a line; touched, its fields open.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    property recruit fighter
    property bool opened: false

    readonly property bool labelled: opened && fighter.tag !== "" && Rosters.saved
    property list<string> labels: []

    signal touched
    signal go(string page)

    function look(): void { labels = labelled ? Scans.labelsOf(fighter.tag) : [] }

    onLabelledChanged: look()

    spacing: 10

    ListRow {
        width: parent.width
        text: root.fighter.name
        note: root.fighter.text
        figure: root.fighter.figure
        sign: "person"
        chosen: root.opened
        onClicked: root.touched()
    }
    Column {
        visible: root.opened
        x: 16
        width: parent.width - 32
        spacing: 14

        TextBox {
            objectName: "fighterName"
            width: parent.width
            label: qsTr("Name")
            text: root.fighter.name
            onEditingFinished: if (text !== root.fighter.name) Rosters.rename(root.fighter.index, text)
        }
        Repeater {
            model: root.opened ? root.fighter.fields : []
            ParamField {
                required property recruitField modelData
                objectName: "field-" + modelData.name
                width: root.width - 32
                title: modelData.title
                type: modelData.type === "list" ? "resources" : modelData.type
                choices: modelData.choices
                value: modelData.value
                from: modelData.from
                to: modelData.to
                onPicked: value => Rosters.set(root.fighter.index, modelData.name, value)
                onStepped: by => Rosters.set(root.fighter.index, modelData.name, Math.max(from, Math.min(to, (modelData.value ?? from) + by)))
                onCounted: (item, by) => Rosters.step(root.fighter.index, modelData.name, item, by)
            }
        }
        Caps {
            width: parent.width
            text: qsTr("Label on the miniature")
        }
        Words {
            visible: !root.labelled
            width: parent.width
            text: qsTr("Save the roster first; then a label can be assigned to this fighter.")
            color: Theme.ink2
        }
        Flow {
            visible: root.labelled
            width: parent.width
            spacing: 8
            Pill {
                objectName: "scanLabel"
                text: qsTr("Scan the label")
                sign: "scan"
                onClicked: {
                    Scans.awaited = root.fighter.tag
                    root.go("scan")
                }
            }
            Repeater {
                model: root.labels
                Pill {
                    required property string modelData
                    text: modelData
                    sign: "close"
                    Accessible.name: qsTr("Remove %1").arg(modelData)
                    onClicked: {
                        Scans.unbind(modelData)
                        root.look()
                    }
                }
            }
        }
        Pill {
            objectName: "drop"
            text: qsTr("Remove")
            sign: "trash"
            onClicked: Rosters.drop(root.fighter.index)
        }
    }
}
