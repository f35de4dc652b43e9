// SPDX-License-Identifier: GPL-3.0-or-later
// The cards of one player in a trade: each touch on a resource hands over one more, as many as there are; the minus
// takes one back.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Flow {
    id: root

    property var most: ({})              // resource → how many could be handed over
    property var counts: ({})            // resource → how many are

    // Hands that the players keep to themselves are not told.
    readonly property var extras: Standing.extras     // what only this game has
    readonly property bool known: (extras.options ?? ({})).hands !== "private"

    signal counted(string good, int count)
    signal ruleAsked

    spacing: 8

    Repeater {
        model: Object.keys(root.most)
        Row {
            id: good
            required property string modelData
            readonly property int there: root.most[modelData] ?? 0
            readonly property int count: root.counts[modelData] ?? 0
            spacing: 2

            StepKey {
                visible: good.count > 0
                implicitWidth: Theme.touch
                sign: "minus"
                text: qsTr("%1 less").arg(Names.wordFor(good.modelData))
                onClicked: root.counted(good.modelData, good.count - 1)
                ruled: true
                onRuleAsked: root.ruleAsked()
            }
            Pill {
                objectName: "good-" + good.modelData
                text: !root.known ? String(good.count) : good.count > 0 ? qsTr("%1 of %2").arg(good.count).arg(good.there) : String(good.there)
                Accessible.name: Theme.say([Names.wordFor(good.modelData), text])
                sign: Names.signFor(good.modelData)
                chosen: good.count > 0
                blocked: good.count >= good.there
                onClicked: if (good.count < good.there) root.counted(good.modelData, good.count + 1)
                ruled: true
                onRuleAsked: root.ruleAsked()
            }
        }
    }
}
