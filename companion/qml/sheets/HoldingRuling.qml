// SPDX-License-Identifier: GPL-3.0-or-later
// The part of a ruling that is about a place held by a side, as the face describes it: how many stand there, and
// whose it is, and the other fields that it lists.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    required property RulingDraft draft
    property string place

    readonly property heldPlaces holdings: Tabletop.holding
    readonly property string under: "/" + holdings.key + "/" + place
    readonly property string number: under + "/" + holdings.number
    readonly property string owner: under + "/" + holdings.side

    spacing: 12

    FactToggle {
        objectName: "holdingNumber"
        stepped: true
        name: Names.wordFor(root.holdings.number)
        number: root.draft.valueAt(root.number) ?? 0
        to: 999
        byHand: root.draft.isChanged(root.number)
        onStepTo: next => root.draft.change(root.number, next)
    }
    ParamField {
        objectName: "holdingOwner"
        width: parent.width
        title: qsTr("Belongs to")
        choices: {
            const list = []
            for (const side of (Tabletop.sides.revision, Tabletop.allSides()))
                list.push({ value: side.id, label: side.name, colour: side.colour, chosen: side.id === root.draft.valueAt(root.owner) })
            return list
        }
        onPicked: value => root.draft.change(root.owner, value)
    }
    RulingFields {
        width: parent.width
        draft: root.draft
        fields: Tabletop.rulings.holding
        under: root.under
        onChanged: (at, value) => root.draft.change(under + at, value)
    }
}
