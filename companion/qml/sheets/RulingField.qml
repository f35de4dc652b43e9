// SPDX-License-Identifier: GPL-3.0-or-later
// One value of the state in a ruling, drawn as its kind: "number" (with `none`, the number that stands for nothing),
// "flag", "choice", "list", "side", "piece", "place", "card", "text".
import QtQuick
import Adjutant

Item {
    id: root

    property var field: ({})             // { at, name, kind, choices, min, max, none }
    property var value                   // as it stands, or as it is changed
    property bool byHand: false

    signal changed(var value)

    readonly property string kind: field.kind ?? "text"
    readonly property bool small: kind === "number" || kind === "flag"
    readonly property string nothing: qsTr("none")

    function nameOf(id: string): string {
        if (kind === "side")
            return Names.sideName(id)
        if (kind === "piece")
            return Names.pieceName(id)
        if (kind === "place")
            return Names.placeName(id)
        return kind === "card" ? Names.card(id).name : Names.wordFor(id)
    }
    readonly property var ids: field.choices ? field.choices     // a text each
        : Array.from(kind === "side" ? Tabletop.allSides() : kind === "piece" ? Tabletop.allPieces()
        : kind === "place" ? Tabletop.allPlaces() : []).map(one => one.id)

    implicitWidth: small ? 232 : 600
    implicitHeight: kind === "number" ? numbers.implicitHeight : kind === "flag" ? flags.implicitHeight : choices.implicitHeight

    FactToggle {
        id: numbers
        visible: root.kind === "number"
        width: parent.width
        stepped: true
        name: root.field.name ?? ""
        number: typeof root.value === "number" ? root.value : root.field.none ?? 0
        from: root.field.none ?? root.field.min ?? 0
        to: root.field.max ?? 999
        source: root.field.none !== undefined && number === root.field.none ? root.nothing : ""
        byHand: root.byHand
        onStepTo: next => root.changed(next === root.field.none ? null : next)
    }
    FactToggle {
        id: flags
        visible: root.kind === "flag"
        width: parent.width
        name: root.field.name ?? ""
        value: root.value === true ? qsTr("yes") : qsTr("no")
        byHand: root.byHand
        onTouched: root.changed(root.value !== true)
    }
    ParamField {
        id: choices
        visible: !root.small
        width: parent.width
        type: root.kind === "list" ? "list" : root.kind === "text" ? "text" : "choice"
        title: root.field.name ?? ""
        value: root.value
        choices: {
            const held = root.kind === "list" ? Array.from(root.value ?? []) : [root.value]
            const list = root.field.none ? [{ value: "", label: root.nothing, chosen: (root.value ?? "") === "" }] : []
            for (const id of root.small ? [] : root.ids)
                list.push({ value: id, label: root.nameOf(id), sign: Names.signFor(id), chosen: held.includes(id) })
            return list
        }
        onPicked: value => root.changed(root.kind !== "text" && value === "" ? null : value)
        onToggled: item => {
            const held = Array.from(root.value ?? [])
            root.changed(held.includes(item) ? held.filter(other => other !== item) : held.concat([item]))
        }
    }
}
