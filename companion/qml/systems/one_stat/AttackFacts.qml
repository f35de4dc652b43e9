// SPDX-License-Identifier: GPL-3.0-or-later
// What the program cannot see of the act that is put together: bands as big buttons with their odds, the rest as
// toggles with the likely one set. Those that several fighters may answer open when they are touched.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    readonly property ActDraft draft: TableController.draft
    property string opened                // the list that is open
    readonly property var rows: {
        const list = []
        for (let row = 0; row < draft.params.count; ++row)
            list.push(draft.params.at(row))
        return list
    }
    readonly property var bands: rows.find(row => row.name === "range" && row.type === "choice")
    readonly property var toggles: rows.filter(row => row !== bands && (row.fact || row.type === "int") && !(row.type === "choice" && row.choices.length < 2)
                                                     && !(row.type === "list" && row.choices.length === 0))
    readonly property var openRow: toggles.find(row => row.name === opened)

    function bandName(far: int): string {
        return far <= 5 ? qsTr("Short") : far <= 10 ? qsTr("Medium") : qsTr("Long")
    }
    // The odds of each band, anew whenever something else is touched.
    property var percents: []
    function reckon(): void {
        percents = bands ? bands.choices.map(choice => draft.percentWith("range", choice.value)) : []
    }

    spacing: 12
    Component.onCompleted: reckon()

    Connections {
        target: root.draft
        function onChanged(): void { root.reckon() }
        function onActorChanged(): void { root.opened = "" }
        ignoreUnknownSignals: true
    }

    Caps {
        visible: root.bands !== undefined
        text: qsTr("Band")
    }
    Flow {
        id: bandRow
        // One band a row where large text would not stand beside its odds.
        readonly property int columns: Theme.isPhone && Theme.textScale > 1.2 ? 1 : root.bands?.choices.length ?? 1
        visible: root.bands !== undefined
        width: parent.width
        spacing: 10
        Repeater {
            model: root.bands?.choices ?? []
            Offer {
                required property var modelData
                required property int index
                objectName: "band-" + modelData.value
                width: (root.width - 10 * (bandRow.columns - 1)) / bandRow.columns - 0.1
                height: Math.max(Theme.isPhone ? 66 : 92, implicitHeight)
                text: root.bandName(modelData.value)
                sub: qsTr("to %1 inches").arg(modelData.value)
                odds: root.percents[index] ?? ""
                likely: modelData.chosen
                onChosen: root.draft.set("range", modelData.value)
            }
        }
    }
    Caps {
        visible: root.toggles.length > 0
        text: qsTr("Facts")
    }
    Flow {
        width: parent.width
        spacing: 10
        Repeater {
            model: root.toggles
            FactToggle {
                required property var modelData
                readonly property bool list: modelData.type === "list"
                readonly property bool single: list && modelData.choices.length === 1
                readonly property var given: modelData.value ?? []
                objectName: "fact-" + modelData.name
                width: Theme.isPhone ? stepped ? root.width : (root.width - 20) / 3 - 0.1 : Math.max(implicitWidth, Math.min(root.width, 150))
                name: modelData.title
                stepped: modelData.type === "int"
                number: stepped ? Number(modelData.value ?? modelData.min) : 0
                from: modelData.min
                to: modelData.max
                value: list ? given.length === 0 ? qsTr("no") : single ? qsTr("yes") : String(given.length)
                     : modelData.type === "bool" ? modelData.value ? qsTr("yes") : qsTr("no") : modelData.valueName
                source: Theme.isPhone ? "" : modelData.byHand ? qsTr("set by hand") : list && !single || modelData.choices.length > 2 ? qsTr("touch to say which") : qsTr("touch to change")
                byHand: modelData.byHand
                onStepTo: next => root.draft.step(modelData.name, next - number)
                onTouched: {
                    if (single)
                        root.draft.toggle(modelData.name, modelData.choices[0].value)
                    else if (modelData.type === "bool")
                        root.draft.set(modelData.name, !modelData.value)
                    else if (modelData.type === "choice" && modelData.choices.length === 2)
                        root.draft.set(modelData.name, modelData.choices.find(choice => !choice.chosen).value)
                    else
                        root.opened = root.opened === modelData.name ? "" : modelData.name
                }
            }
        }
    }
    Flow {
        visible: root.openRow !== undefined
        width: parent.width
        spacing: 8
        Repeater {
            model: root.openRow?.choices ?? []
            Pill {
                required property var modelData
                text: modelData.label
                chosen: modelData.chosen
                onClicked: root.openRow.type === "list" ? root.draft.toggle(root.openRow.name, modelData.value)
                                                        : root.draft.set(root.openRow.name, modelData.value)
            }
        }
    }
}
