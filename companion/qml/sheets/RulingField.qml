// SPDX-License-Identifier: GPL-3.0-or-later
// One value of the state in a ruling, drawn as its kind: "number", "flag", "choice", "list", "side", "piece", "place",
// "card", "text".
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Item {
    id: root

    property ruledField field
    property var value                   // own: as it stands, or as it is changed
    property bool byHand: false

    signal changed(var value)

    readonly property string kind: field.kind
    readonly property bool small: kind === "number" || kind === "flag"
    readonly property string nothing: qsTr("none")
    // The step below the least number stands for none.
    readonly property int none: field.mayBeNone ? field.least - 1 : field.least

    function nameOf(id: string): string {
        if (kind === "side")
            return Names.sideName(id)
        if (kind === "piece")
            return Names.pieceName(id)
        if (kind === "place")
            return Names.placeName(id)
        return kind === "card" ? Names.card(id).name : Names.wordFor(id)
    }
    readonly property var ids: field.choices.length > 0 ? field.choices     // list: a text each
        : Array.from(kind === "side" ? Tabletop.allSides() : kind === "piece" ? Tabletop.allPieces()
        : kind === "place" ? Tabletop.allPlaces() : []).map(one => one.id)

    implicitWidth: small ? 232 : 600
    implicitHeight: control.made?.implicitHeight ?? 0

    // Only the control of its kind is made.
    readonly property Late control: kind === "number" ? numbers : kind === "flag" ? flags : choices
    Late {
        id: numbers
        wanted: root.kind === "number"
        FactToggle {
            width: root.width
            stepped: true
            name: root.field.name
            number: typeof root.value === "number" ? root.value : root.none
            from: root.none
            to: root.field.most
            source: root.field.mayBeNone && number === root.none ? root.nothing : ""
            byHand: root.byHand
            onStepTo: next => root.changed(root.field.mayBeNone && next === root.none ? null : next)
        }
    }
    Late {
        id: flags
        wanted: root.kind === "flag"
        FactToggle {
            width: root.width
            name: root.field.name
            value: root.value === true ? qsTr("yes") : qsTr("no")
            byHand: root.byHand
            onTouched: root.changed(root.value !== true)
        }
    }
    Late {
        id: choices
        wanted: !root.small
        ParamField {
            width: root.width
            type: root.kind === "list" ? "list" : root.kind === "text" ? "text" : "choice"
            title: root.field.name
            value: root.value
            choices: {
                const held = root.kind === "list" ? Array.from(root.value ?? []) : [root.value]
                const list = root.field.mayBeNone ? [{ value: "", label: root.nothing, chosen: (root.value ?? "") === "" }] : []
                for (const id of root.ids)
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
}
