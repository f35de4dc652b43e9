// SPDX-License-Identifier: GPL-3.0-or-later
// The part of a ruling that is about a place held by a side, as the look file describes it: how many stand there, and
// whose it is. Emits changed(pointer, value); the ruling keeps the changes.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    property string place
    property var changes: ({})           // JSON pointer to value

    readonly property var holdings: plain(TableController.look).holdings ?? ({})
    readonly property string pointer: "/" + holdings.key + "/" + place
    readonly property var held: plain(TableController.extras)[holdings.key]?.[place] ?? ({})

    signal changed(string pointer, var value)

    // A map from the bridge as a plain object, whose keys only the game knows.
    function plain(value: var): var {
        return value
    }
    function now(key: string): var {
        return changes[pointer + "/" + key] ?? held[key]
    }

    spacing: 12

    FactToggle {
        objectName: "holdingNumber"
        stepped: true
        name: TableController.wordFor(root.holdings.number ?? "")
        number: root.now(root.holdings.number) ?? 0
        to: 999
        byHand: root.changes[root.pointer + "/" + root.holdings.number] !== undefined
        onStepTo: next => root.changed(root.pointer + "/" + root.holdings.number, next)
    }
    ParamField {
        objectName: "holdingOwner"
        width: parent.width
        title: qsTr("Belongs to")
        choices: {
            const list = []
            for (let i = 0; i < TableController.sides.count; ++i) {
                const side = TableController.sides.at(i)
                list.push({ value: side.id, label: side.name, colour: side.colour, chosen: side.id === root.now(root.holdings.side) })
            }
            return list
        }
        onPicked: value => root.changed(root.pointer + "/" + root.holdings.side, value)
    }
}
