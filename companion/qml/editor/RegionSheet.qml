// SPDX-License-Identifier: GPL-3.0-or-later
// A region of the board that is drawn: its name and its numbers.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Sheet {
    id: root

    property string region                   // "" for a new one
    readonly property paintedRegion row: (Boards.drawn.regions, Boards.drawn.region(region))

    function openFor(id: string): void {
        region = id
        nameBox.text = row.name
        open()
    }

    title: region === "" ? qsTr("A new %1").arg(Boards.drawn.regionWord) : row.name
    withRefuse: region === ""
    offers: region === "" ? [{ id: "add", text: qsTr("Add"), sign: "plus", likely: true }]
          : [{ id: "drop", text: qsTr("Remove"), sign: "trash" }, { id: "done", text: qsTr("Done"), sign: "check", likely: true }]
    onChosen: id => {
        if (id === "add")
            Boards.addRegion(nameBox.text)
        else if (id === "drop")
            Boards.dropRegion(region)
        else
            Boards.nameRegion(region, nameBox.text)
        close()
    }

    TextBox {
        id: nameBox
        objectName: "regionName"
        width: parent.width
        label: qsTr("Name")
        onAccepted: root.chosen(root.region === "" ? "add" : "done")
    }
    Repeater {
        model: root.row.fields
        Stepper {
            required property paintedNumber modelData
            width: parent.width
            label: modelData.title
            value: modelData.value
            from: modelData.from
            to: modelData.to
            onStepTo: next => Boards.setRegionNumber(root.region, modelData.name, next)
        }
    }
}
