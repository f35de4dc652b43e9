// SPDX-License-Identifier: GPL-3.0-or-later
// What the program cannot see of the act that is put together. Of a shot: how far it is and whether the target is in
// cover, each pair of answers one touch that says its chance and shoots. The rest are toggles with the likely one set;
// those that several fighters may answer open when they are touched.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    readonly property ActDraft draft: TableController.draft
    readonly property actParty actor: draft.actor
    readonly property actParty target: draft.target
    property string opened                // the list that is open
    readonly property var rows: draft.open ? draft.allParams() : []      // list: an actParam each; told anew with every change of the draft
    readonly property var bands: draft.action !== "attack" ? undefined : rows.find(row => row.name === "range" && row.type === "choice")     // maybe: the one that is how far it is, or undefined
    readonly property var toggles: rows.filter(row => row !== bands && !(byCover && row === cover) && (row.fact || row.type === "int") && !(row.type === "choice" && row.choices.length < 2)     // object: those that are toggles
                                                     && !(row.type === "list" && row.choices.length === 0))
    readonly property var openRow: toggles.find(row => row.name === opened)     // maybe: the one whose list is open, or undefined

    // The answers that shoot: with one target in the open and in cover, with several at each distance.
    readonly property var cover: rows.find(row => row.name === "covered")     // maybe: the one that is cover, or undefined
    readonly property bool byCover: bands !== undefined && cover !== undefined && cover.choices.length === 1
    readonly property var ways: {     // object: [{ id, range, name, covered }]
        if (!bands)
            return []
        const list = []
        for (const covered of byCover ? [false, true] : [false])
            for (const band of bands.choices)
                list.push({ id: (covered ? "cover-" : "open-") + band.value, range: band.value, name: band.label, covered: covered })
        return list
    }
    function given(way: var): var {
        return byCover ? { range: way.range, covered: way.covered ? [cover.choices[0].value] : [] } : { range: way.range }
    }
    function shoot(way: var): void {
        const facts = given(way)
        for (const name of Object.keys(facts))
            draft.set(name, facts[name])
        draft.send("")
    }
    // The chance of each, anew whenever something else is touched.
    property list<string> percents: []
    function reckon(): void {
        percents = ways.map(way => draft.percentGiven(given(way)))
    }

    spacing: 12
    Component.onCompleted: reckon()

    // A list stays open while its items are touched.
    readonly property string about: actor.id + " " + target.id + " " + draft.note
    onAboutChanged: opened = ""

    readonly property KeyedRows wayRows: KeyedRows { source: root.ways }
    readonly property KeyedRows toggleRows: KeyedRows { source: root.toggles }

    Connections {
        target: root.draft
        function onChanged(): void { root.reckon() }
    }

    // The toggles stand above: they are said before it is shot.
    Caps {
        visible: root.toggles.length > 0
        text: qsTr("Facts")
    }
    Flow {
        width: parent.width
        spacing: 10
        Repeater {
            model: root.toggleRows.model
            FactToggle {
                required property var model     // row: as toggleRows.row() takes it
                readonly property var row: root.toggleRows.row(model)     // object: one of toggles
                readonly property var choices: Array.from(row.choices ?? [])     // object: its choices
                readonly property bool list: row.type === "list" || row.type === "pairs"
                // Of pairs, yes or no is enough where it is the target's.
                readonly property bool single: list && choices.length === 1 && ["", root.target.id].includes(choices[0].key)
                readonly property int given: choices.filter(choice => choice.chosen).length
                objectName: "fact-" + row.name
                width: Theme.isPhone ? stepped ? root.width : (root.width - 20) / 3 - 0.1 : Math.max(implicitWidth, Math.min(root.width, 150))
                name: row.title ?? ""
                stepped: row.type === "int"
                number: stepped ? Number(row.value ?? row.min) : 0
                from: row.min ?? 0
                to: row.max ?? 0
                value: list ? given === 0 ? qsTr("no") : single ? qsTr("yes") : String(given)
                     : row.type === "bool" ? row.value ? qsTr("yes") : qsTr("no") : row.valueName ?? ""
                source: Theme.isPhone ? "" : byHand ? qsTr("set by hand") : list && !single || choices.length > 2 ? qsTr("touch to say which") : qsTr("touch to change")
                byHand: row.byHand ?? false
                ruled: true
                onRuleAsked: Rules.showParameter(root.draft.action, row.name, name)
                onStepTo: next => root.draft.step(row.name, next - number)
                onTouched: {
                    if (single)
                        root.draft.toggle(row.name, choices[0].value)
                    else if (row.type === "bool")
                        root.draft.set(row.name, !row.value)
                    else if (row.type === "choice" && choices.length === 2)
                        root.draft.set(row.name, choices.find(choice => !choice.chosen).value)
                    else
                        root.opened = root.opened === row.name ? "" : row.name
                }
            }
        }
    }
    Caps {
        visible: root.openRow !== undefined
        width: parent.width
        text: root.openRow?.title ?? ""
    }
    Flow {
        visible: root.openRow !== undefined
        width: parent.width
        spacing: 8
        Repeater {
            model: root.openRow?.choices ?? []
            Pill {
                required property actChoice modelData
                readonly property bool several: root.openRow?.type === "list" || root.openRow?.type === "pairs"
                text: modelData.label
                chosen: modelData.chosen
                checkable: true
                Accessible.role: several ? Accessible.CheckBox : Accessible.RadioButton
                ruled: true
                onRuleAsked: Rules.showParameter(root.draft.action, root.opened, root.openRow?.title ?? "")
                onClicked: several ? root.draft.toggle(root.openRow.name, modelData.value)
                                                        : root.draft.set(root.openRow.name, modelData.value)
            }
        }
    }
    // A row for a target in the open and one for it in cover.
    Repeater {
        model: root.ways.length === 0 ? 0 : root.byCover ? 2 : 1
        Column {
            id: row
            required property int index
            width: root.width
            spacing: 6
            Caps {
                width: parent.width
                text: !root.byCover ? qsTr("Shoot: the chance of a wound") : row.index === 0 ? qsTr("Shoot, in the open: the chance of a wound") : qsTr("Shoot, in cover: the chance of a wound")
            }
            Flow {
                id: wayGrid
                // One a line where large text would not stand beside its odds.
                readonly property int columns: Theme.isPhone && Theme.textScale > 1.2 ? 1 : root.bands?.choices.length ?? 1
                width: parent.width
                spacing: 10
                Repeater {
                    model: root.wayRows.model
                    Offer {
                        required property var model     // row: as wayRows.row() takes it
                        required property int index
                        readonly property var way: root.wayRows.row(model)     // object: one of ways
                        objectName: "shot-" + (way?.id ?? "")
                        visible: (way?.covered ?? false) === ((row?.index ?? 0) === 1)
                        width: (root.width - 10 * (wayGrid.columns - 1)) / wayGrid.columns - 0.1
                        height: Math.max(66, implicitHeight - 26)
                        text: way?.name ?? ""
                        sub: qsTr("to %1″").arg(way?.range ?? 0)
                        odds: root.percents[index] ?? ""
                        likely: index === 0
                        Accessible.name: Theme.say([text, qsTr("to %1 inches").arg(way?.range ?? 0), root.byCover ? way?.covered ? qsTr("in cover") : qsTr("in the open") : "", odds])
                        onChosen: root.shoot(way)
                        ruled: true
                        onRuleAsked: Rules.showParameter(root.draft.action, "range", text)
                    }
                }
            }
        }
    }
}
