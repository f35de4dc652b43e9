// SPDX-License-Identifier: GPL-3.0-or-later
// What the scenario counts, large: points, the bomb's face, the device's stack, the last round, who has the hill and
// where the tokens are.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Flow {
    id: root

    readonly property var extras: Standing.extras     // own: what only this game has
    readonly property var tokens: extras.tokens ?? ({})     // own: of the state, by id
    readonly property var numbers: {     // object: [{ of, name, sign, value }]
        const list = []
        for (const id of Object.keys(tokens).filter(id => typeof tokens[id].face === "number"))
            list.push({ of: tokens[id].kind, name: Names.wordFor(id), sign: "bomb", value: tokens[id].face })
        if (typeof extras.device?.count === "number")
            list.push({ of: "device", name: qsTr("Device"), sign: "settings", value: extras.device.count })
        if (typeof extras.deadline === "number")
            list.push({ of: "deadline", name: qsTr("Last round"), sign: "clock", value: extras.deadline })
        return list
    }
    readonly property var sentences: {     // object: [{ of, sign, text }]
        const list = []
        if (extras.hill)
            list.push({ of: "hill", sign: "hill", text: extras.hill.holder ? qsTr("%1 has the hill since round %2").arg(Names.sideName(extras.hill.holder)).arg(extras.hill.since)
                                                               : qsTr("Nobody alone has the hill") })
        // Many on the grid are for the map; here they are counted.
        const many = Object.keys(tokens).length > 4
        if (many)
            list.push({ of: "treasure", sign: Names.signFor("treasure"), text: qsTr("%1 of %2 collected").arg(Object.keys(tokens).filter(id => tokens[id].at === "collected").length).arg(Object.keys(tokens).length) })
        for (const id of Object.keys(tokens).filter(id => !many && tokens[id].at !== "off"))
            list.push({ of: tokens[id].kind, sign: Names.signFor(tokens[id].kind), text: qsTr("%1: %2").arg(Names.wordFor(id)).arg(whereIs(tokens[id])) })
        return list
    }

    function whereIs(token: var): string {
        return token.by ? Names.pieceName(token.by) : ({ centre: qsTr("in the centre"), corner: qsTr("in its corner"), dropped: qsTr("lies there"),
                                                                  collected: qsTr("collected"), grid: qsTr("column %1, row %2").arg(token.x).arg(token.y) })[token.at] ?? ""
    }

    readonly property bool counts: Standing.figures.lines.count > 0 || numbers.length > 0 || sentences.length > 0
    spacing: 8

    // What the engine says that wins, each side of each line.
    Repeater {
        model: Standing.figures.lines
        Grid {
            id: counted
            required property string name
            required property string clause
            required property var sides     // list: a sideFigure each
            readonly property real each: (trackers.count, (trackers.itemAt(0) as Tracker)?.implicitWidth ?? 127)
            columns: Math.max(1, Math.floor((root.width + spacing) / (each + spacing)))
            spacing: root.spacing
            Repeater {
                id: trackers
                model: counted.sides
                Tracker {
                    required property sideFigure modelData
                    name: modelData.name
                    sign: "star"
                    value: modelData.had
                    shown: modelData.target > 0 ? modelData.had + "/" + modelData.target : String(modelData.had)
                    ruled: true
                    onRuleAsked: Rules.showClause(counted.clause, counted.name)
                    Accessible.name: Theme.say([counted.name, name, shown])
                }
            }
        }
    }
    Repeater {
        model: root.numbers
        Tracker {
            required property var modelData     // object: one of numbers
            name: modelData.name
            sign: modelData.sign
            value: modelData.value
            ruled: true
            onRuleAsked: Rules.showStock(modelData.of, name)
        }
    }
    Repeater {
        model: root.sentences
        RuledLine {
            id: line
            required property var modelData     // object: one of sentences
            implicitWidth: row.width
            implicitHeight: 40
            text: modelData.text
            ruled: true
            onRuleAsked: Rules.showStock(modelData.of, text)
            Row {
                id: row
                spacing: 6
                height: parent.height
                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    size: 26
                    name: line.modelData.sign
                    color: Theme.brassInk
                }
                Words {
                    anchors.verticalCenter: parent.verticalCenter
                    text: line.text
                    size: Theme.labelSize
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
            }
        }
    }
}
