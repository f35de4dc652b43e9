// SPDX-License-Identifier: GPL-3.0-or-later
// What may come of each act on the place that is aimed at: what it costs either side, or what is left of them. Where
// a number may be chosen, each is a line to touch.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    property var rows: []            // list: an actProspect each

    signal picked(int value)
    signal ruleAsked(string action, var outcomes, string name)   // what the rules say of what may come of it

    spacing: 10
    visible: rows.length > 0

    Repeater {
        model: root.rows
        Item {
            id: line
            objectName: "prospect"
            required property actProspect modelData
            required property int index
            readonly property bool ruled: modelData.action !== ""

            function askRule(): void {
                root.ruleAsked(modelData.action, modelData.outcomes, modelData.name)
            }

            implicitWidth: root.width
            implicitHeight: row.implicitHeight
            // What is only told is no button, and is held for its rule even so.
            TapHandler {
                enabled: line.ruled && !row.picks
                onLongPressed: line.askRule()
            }
            Touchable {
                id: row
                readonly property actProspect modelData: line.modelData
                readonly property int index: line.index
                readonly property var costs: modelData.costs     // list: a prospectCost each
                readonly property bool plotted: costs.length === 0
                readonly property bool picks: modelData.picks
                // The same act with other numbers goes on under the same heading.
                readonly property bool heads: index === 0 || root.rows[index - 1]?.name !== modelData.name
                width: parent.width
                readonly property real edge: Theme.isPhone ? 7 : 10
                implicitHeight: Math.max(column.height + 2 * edge, picks ? 52 : 0)
                ringRadius: Theme.tileRadius
                text: costs.map(cost => Theme.say([cost.text, cost.percent])).join(". ")
                ruled: line.ruled
                enabled: picks
                checkable: picks                 // a choice, not an act: the one that counts is told by the model
                Accessible.role: picks ? Accessible.RadioButton : Accessible.StaticText
                Accessible.name: Theme.say([modelData.name, text])
                Accessible.checked: modelData.chosen
                onRuleAsked: line.askRule()
                onClicked: root.picked(modelData.value)

                Rectangle {
                    anchors.fill: parent
                    radius: Theme.tileRadius
                    color: row.modelData.chosen ? Theme.raised : Theme.card
                    border { width: row.modelData.chosen ? 3 : 1; color: row.modelData.chosen ? Theme.brassLine : row.picks ? Theme.edge : Theme.line }
                }
                Column {
                    id: column
                    x: 12
                    y: row.edge
                    width: parent.width - 24
                    spacing: 4

                    Words {
                        Accessible.ignored: true
                        visible: row.heads
                        width: parent.width
                        text: row.modelData.name
                        font.bold: true
                        size: Theme.noteSize
                        color: Theme.ink2
                    }
                    Repeater {
                        model: row.costs
                        Item {
                            id: cost
                            required property prospectCost modelData
                            width: column.width
                            height: Math.max(says.height, share.height)
                            Words {
                                id: says
                                Accessible.ignored: true
                                anchors { left: parent.left; right: share.left; rightMargin: 8; verticalCenter: parent.verticalCenter }
                                text: cost.modelData.text
                            }
                            Words {
                                id: share
                                Accessible.ignored: true
                                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                                text: cost.modelData.percent
                                size: Theme.size(24, 20, 24)
                                font.bold: true
                                wrapMode: Text.NoWrap
                            }
                        }
                    }
                    OutcomePlot {
                        visible: row.plotted
                        width: parent.width
                        groups: row.plotted ? row.modelData.groups : []
                    }
                }
            }
        }
    }
}
