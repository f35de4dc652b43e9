// SPDX-License-Identifier: GPL-3.0-or-later
// A sum as a ledger: each part with its number, its words and its clause, the total under a rule; parts that do not
// apply stay, at 0. With `open` a line can be touched and overruled, with a word why; else a touch, and always one that is
// held, leads to the text of its clause.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Rectangle {
    id: root

    property actSum sum
    property string action               // the act that it is a sum of
    property bool open: false            // lines may be overruled
    property string chosen               // the clause of the touched line

    signal overruled(string clause, int value, string reason)

    // Before the dice a number may still be one of several: "1–3".
    function spread(least: int, most: int): string {
        const numbers = most === least ? Array.of(least) : Array.of(Math.min(least, most), Math.max(least, most))
        return numbers.map(number => Theme.figure(number)).join("–")
    }

    readonly property real margin: Theme.isPhone ? 76 : 108
    readonly property list<string> reasons: [qsTr("Agreed at the table"), qsTr("Terrain misread"), qsTr("House rule")]
    property string reason: reasons[0]

    implicitHeight: column.height + 24
    radius: Theme.sheetRadius
    color: Theme.page
    border { width: 1; color: Theme.line }

    Measure { id: clauseFont; font { family: Theme.sans; pixelSize: Theme.idSize } }
    Rectangle {
        x: root.margin
        width: 2
        height: parent.height
        color: Theme.margin
    }
    Column {
        id: column
        y: 12
        width: parent.width

        Repeater {
            model: root.sum.parts
            Touchable {
                id: line
                required property sumPart modelData
                required property int index
                objectName: "sumLine"
                readonly property bool touched: root.open && root.chosen === modelData.clause
                readonly property bool byRuling: modelData.ruled
                width: column.width
                height: Math.max(Theme.isPhone ? 60 : 72, words.implicitHeight + 16)
                ruled: true
                text: qsTr("%1: %2").arg(words.text).arg(number.text)
                Accessible.name: byRuling ? qsTr("%1, your ruling, %2 before").arg(text).arg(modelData.was) : text
                onRuleAsked: Rules.showClause(modelData.clause, words.text)
                onClicked: {
                    if (root.open)
                        root.chosen = touched ? "" : modelData.clause
                    else
                        ruleAsked()
                }

                Rectangle {
                    visible: line.touched
                    anchors { fill: parent; leftMargin: 4; rightMargin: 4 }
                    radius: 6
                    color: Theme.raised
                    border { width: 3; color: Theme.brassLine }
                }
                Words {
                    Accessible.ignored: true
                    visible: line.byRuling
                    anchors { right: number.left; rightMargin: 6; verticalCenter: parent.verticalCenter }
                    text: line.byRuling ? line.modelData.was : ""
                    size: 22 * Theme.scale
                    font.strikeout: true
                    color: Theme.bad
                }
                Words {
                    id: number
                    Accessible.ignored: true
                    anchors { right: parent.left; rightMargin: -root.margin + 14; verticalCenter: parent.verticalCenter }
                    text: (line.index > 0 && line.modelData.value > 0 ? "+" : "") + root.spread(line.modelData.value, line.modelData.most)
                    size: Theme.size(42, 32, 42)
                    font.bold: true
                    color: line.byRuling ? Theme.brassInk : line.modelData.idle ? Theme.ink3 : Theme.ink
                }
                Words {
                    id: words
                    anchors { left: parent.left; leftMargin: root.margin + 16; right: line.touched ? steps.left : clause.left; rightMargin: 8; verticalCenter: parent.verticalCenter }
                    text: Names.wordOf("part", line.modelData.part, root.sum.event)
                    size: Theme.size(24, 19, 24)
                    font.bold: line.byRuling
                    color: line.modelData.idle ? Theme.ink3 : Theme.ink
                    Accessible.ignored: true
                }
                Words {
                    id: clause
                    Accessible.ignored: true
                    visible: !line.touched
                    anchors { right: parent.right; rightMargin: 16; verticalCenter: parent.verticalCenter }
                    width: Math.min(Math.ceil(clauseFont.advanceWidth(text)) + 2, root.width * 0.3)
                    horizontalAlignment: Text.AlignRight
                    text: line.byRuling ? qsTr("your ruling") : line.modelData.idle ? qsTr("does not apply") : line.modelData.clause
                    size: Theme.idSize
                    color: line.byRuling ? Theme.brassInk : Theme.ink3
                }
                Row {
                    id: steps
                    visible: line.touched
                    anchors { right: parent.right; rightMargin: 12; verticalCenter: parent.verticalCenter }
                    spacing: 8
                    IconButton {
                        objectName: "less"
                        sign: "minus"
                        text: qsTr("One less")
                        ruled: true
                        onRuleAsked: line.ruleAsked()
                        onClicked: root.overruled(line.modelData.clause, line.modelData.value - 1, root.reason)
                    }
                    IconButton {
                        objectName: "more"
                        sign: "plus"
                        text: qsTr("One more")
                        ruled: true
                        onRuleAsked: line.ruleAsked()
                        onClicked: root.overruled(line.modelData.clause, line.modelData.value + 1, root.reason)
                    }
                }
            }
        }
        Rectangle {
            x: 20
            width: parent.width - 40
            height: 3
            color: Theme.ink
        }
        RuledLine {
            objectName: "sumTotal"
            width: parent.width
            height: Math.max(Theme.isPhone ? 64 : 80, said.implicitHeight + 20)
            text: qsTr("%1: %2").arg(said.text).arg(total.text)
            ruled: Rules.hasAction(root.action)
            onRuleAsked: Rules.showAction(root.action, said.text)

            Words {
                id: total
                Accessible.ignored: true
                anchors { right: parent.left; rightMargin: -root.margin + 14; verticalCenter: parent.verticalCenter }
                text: root.spread(root.sum.total, root.sum.most)
                size: Theme.size(54, 40, 54)
                font.bold: true
            }
            Words {
                id: said
                Accessible.ignored: true
                anchors { left: parent.left; leftMargin: root.margin + 16; right: parent.right; rightMargin: 16; verticalCenter: parent.verticalCenter }
                text: root.sum.say !== "" ? root.sum.say : Names.wordOf("sum", root.sum.event)
                size: Theme.size(24, 19, 24)
                font.bold: true
            }
        }
        Flow {
            visible: root.open && root.chosen !== ""
            x: root.margin + 16
            width: parent.width - x - 16
            spacing: 8
            Repeater {
                model: root.reasons
                Pill {
                    required property string modelData
                    text: modelData
                    chosen: root.reason === modelData
                    onClicked: root.reason = modelData
                }
            }
        }
    }
}
