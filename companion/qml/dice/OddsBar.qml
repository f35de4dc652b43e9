// SPDX-License-Identifier: GPL-3.0-or-later
// A distribution as one bar, worst to best for the actor: miss hollow, success brass, loss red. Where a part has no room
// for its name all names stand below, each with its number; numbers are never dropped.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Item {
    id: root

    property var parts: []           // object: [{ name, share (0 to 1), kind: "miss" | "success" | "loss" | "neutral", text }]
    property bool namesBelow: true   // names that have no room in their parts; no: they are told elsewhere
    property bool ruled: false       // a rule stands behind what may come of it

    signal ruleAsked

    readonly property real barHigh: Math.max(Theme.isPhone ? 40 : 42, 24 * Theme.scale + 14)

    readonly property var widths: spread(parts, width)     // object: of the parts, in pixels

    // Every name has room in its part.
    readonly property bool named: parts.every((part, i) => namedWithin(part, widths[i] ?? 0))

    implicitWidth: 400
    implicitHeight: barHigh + (below.visible ? 4 + below.implicitHeight : 0)

    function spell(part: var): string {
        if (part.text)
            return part.text
        const percent = Math.round(part.share * 100)
        return percent === 0 && part.share > 0 ? "<1%" : percent === 100 && part.share < 1 ? ">99%" : percent + "%"
    }

    function namedWithin(part: var, wide: real): bool {
        return wide >= 100 && (names.height, names.advanceWidth(part.name)) + figures.advanceWidth(spell(part)) + 34 <= wide
    }

    Measure { id: names; font { family: Theme.sans; bold: true; pixelSize: Theme.labelSize } }
    Measure { id: figures; font { family: Theme.sans; bold: true; pixelSize: number.size } }
    QtObject { id: number; property int size: Theme.size(21, 18, 21) }

    // Shares of the width, but each at least as wide as its number.
    function spread(list: var, wide: real): var {
        const least = list.map(part => figures.advanceWidth(spell(part)) + 18)
        const room = wide - 3 * Math.max(0, list.length - 1)
        const given = list.map((part, i) => Math.max(least[i], part.share * room))
        let over = given.reduce((a, b) => a + b, 0) - room
        const spare = given.map((w, i) => w - least[i])
        const sum = spare.reduce((a, b) => a + b, 0)
        return given.map((w, i) => sum > 0 && over > 0 ? w - spare[i] / sum * Math.min(over, sum) : w)
    }

    Row {
        spacing: 3
        Repeater {
            model: root.parts

            Rectangle {
                id: part
                required property var modelData     // object: one of parts
                required property int index
                readonly property string kind: modelData.kind ?? "neutral"
                width: root.widths[index] ?? 0
                height: root.barHigh
                radius: 5
                color: kind === "success" ? Theme.brass : kind === "loss" ? Theme.band2 : kind === "neutral" ? Theme.raised : "transparent"
                border {
                    width: kind === "miss" ? 2 : kind === "success" && Theme.isLight || kind === "neutral" ? 1 : 0
                    color: kind === "success" ? Theme.brassLine : Theme.edge
                }
                Words {
                    anchors { left: parent.left; leftMargin: 12; verticalCenter: parent.verticalCenter }
                    visible: root.named || !root.namesBelow && root.namedWithin(part.modelData, part.width)
                    text: part.modelData.name
                    size: Theme.labelSize
                    font.bold: true
                    color: share.color
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
                Words {
                    id: share
                    anchors { right: parent.right; rightMargin: 9; verticalCenter: parent.verticalCenter }
                    text: root.spell(part.modelData)
                    size: number.size
                    font.bold: true
                    color: part.kind === "success" ? Theme.brassOn : Theme.ink
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
            }
        }
    }
    Words {
        id: below
        visible: root.namesBelow && !root.named
        y: root.barHigh + 4
        width: root.width
        text: root.parts.map(part => part.name + "\u00A0" + root.spell(part)).join(" · ")
        size: Theme.noteSize
        color: Theme.ink2
        Accessible.ignored: true
    }
    RuledLine {
        anchors.fill: parent
        text: Theme.say(root.parts.map(part => part.name + " " + root.spell(part)))
        ruled: root.ruled
        onRuleAsked: root.ruleAsked()
    }
}
