// SPDX-License-Identifier: GPL-3.0-or-later
// How many: − and + beside the number, and each number to touch where there are few, or the least, the half and all
// where there are many. Emits stepTo(); whoever owns the number sets it.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    property string label
    property string note
    property int value: 0
    property int from: 0
    property int to: 99
    property bool stock: true            // the most is all that there is

    property bool ruled: false

    signal stepTo(int value)
    signal ruleAsked

    readonly property int mostPills: 9
    readonly property list<int> quick: {     // the numbers that are one touch
        if (to - from + 1 <= mostPills)
            return Array.from({ length: Math.max(0, to - from + 1) }, (unused, at) => from + at)
        return [from, ...Array.of(1 / 4, 1 / 2, 3 / 4).map(share => Math.round(from + (to - from) * share)), to]
    }

    spacing: 10

    Stepper {
        width: parent.width
        label: root.label
        note: root.note !== "" ? root.note : qsTr("%1 to %2").arg(root.from).arg(root.to)
        value: root.value
        from: root.from
        to: root.to
        onStepTo: next => root.stepTo(next)
        ruled: root.ruled
        onRuleAsked: root.ruleAsked()
    }
    Flow {
        width: parent.width
        spacing: 8
        Repeater {
            model: root.quick
            Pill {
                required property int modelData
                objectName: "amount-" + modelData
                width: Math.max(56, implicitWidth)
                checkable: true
                // A pill that is on its way out is still translated anew.
                text: root !== null && root.stock && modelData === root.to && root.to > 1 ? qsTr("all %1").arg(modelData) : String(modelData)
                Accessible.name: Theme.say([root.label, String(modelData)])
                chosen: root.value === modelData
                onClicked: root.stepTo(modelData)
                ruled: root?.ruled ?? false
                onRuleAsked: root.ruleAsked()
            }
        }
    }
}
