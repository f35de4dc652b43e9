// SPDX-License-Identifier: GPL-3.0-or-later
// The name of a place of the board that is drawn, its numbers, and the names of the links that leave it.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Sheet {
    id: root

    property string cell
    property paintedPlace shown

    function openFor(id: string): void {
        cell = id
        shown = Boards.drawn.place(id)
        nameBox.text = shown.name
        open()
    }
    function renamed(name: string): void {
        if (name !== shown.name)
            cell = Boards.nameCell(cell, name)
        shown = Boards.drawn.place(cell)
    }

    title: shown.name || cell
    offers: [{ id: "done", text: qsTr("Done"), sign: "check", likely: true }]
    withRefuse: false
    onChosen: close()
    onClosed: renamed(nameBox.text)

    TextBox {
        id: nameBox
        objectName: "placeName"
        width: parent.width
        label: qsTr("Name")
        placeholderText: root.cell
        onAccepted: root.close()
    }
    Repeater {
        model: root.shown.fields
        Stepper {
            required property paintedNumber modelData
            objectName: "field-" + modelData.name
            width: parent.width
            label: modelData.title
            value: modelData.value
            from: modelData.from
            to: modelData.to
            onStepTo: next => {
                Boards.setNumber(root.cell, modelData.name, next)
                root.shown = Boards.drawn.place(root.cell)
            }
        }
    }
    Repeater {
        model: root.shown.links
        TextBox {
            required property paintedLink modelData
            width: parent.width
            label: qsTr("Name of the link to %1").arg(modelData.to)
            text: modelData.name
            onEditingFinished: Boards.nameLine(modelData.a, modelData.b, text)
        }
    }
}
