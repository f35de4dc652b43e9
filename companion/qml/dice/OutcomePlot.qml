// SPDX-License-Identifier: GPL-3.0-or-later
// What is left after a fight, as two small rows of bars: how many of ours when it is won, of theirs when it is lost. From
// outcomes whose labels end in a number: [{ outcome: "won-5", label, value, percent, kind, loss }]. Those with `loss` have two
// numbers, "You lose 1, they lose 2": a row for what either loses.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    property var outcomes: []

    // { heads: [{ head, label, total, bars: [{ count, value }] }] }, what is hoped for first.
    readonly property var heads: {
        const heads = []
        if (outcomes.length > 0 && outcomes.every(row => row.loss ?? false))
            return lossesOf(outcomes)
        for (const row of outcomes) {
            const match = row.outcome.match(/^(.*?)-(\d+)/)
            const word = match ? match[1] : row.outcome
            let head = heads.find(candidate => candidate.word === word)
            if (!head)
                heads.push(head = { word: word, label: row.label.replace(/[,]?\s*\d+.*$/, ""), kind: row.kind, total: 0, bars: [] })
            head.total += row.value
            if (match)
                head.bars.push({ count: Number(match[2]), value: row.value })
        }
        for (const head of heads)
            head.bars.sort((a, b) => a.count - b.count)
        return heads.sort((a, b) => (b.kind === "good") - (a.kind === "good"))
    }
    // What each of two loses, whatever the other does.
    function lossesOf(rows: var): var {
        const heads = []
        for (const which of [0, 1]) {
            const shares = ({}), words = (rows[0].label.split(/,\s*/)[which] ?? "").replace(/\s*\d+.*$/, "")
            for (const row of rows) {
                const count = Number(row.outcome.match(/\d+/g)[which])
                shares[count] = (shares[count] ?? 0) + row.value
            }
            heads.push({ word: words, label: words.charAt(0).toUpperCase() + words.slice(1), kind: which === 0 ? "miss" : "good", total: 1, loss: true,
                         bars: Object.keys(shares).map(count => ({ count: Number(count), value: shares[count] })).sort((a, b) => a.count - b.count) })
        }
        return heads
    }

    readonly property real most: Math.max(1e-9, ...heads.map(head => Math.max(0, ...head.bars.map(bar => bar.value))))

    spacing: 8

    Repeater {
        model: root.heads
        Column {
            id: head
            required property var modelData
            readonly property var bars: modelData.bars
            readonly property real average: bars.length === 0 ? 0 : bars.reduce((sum, bar) => sum + bar.count * bar.value, 0) / Math.max(1e-9, modelData.total)
            width: root.width
            spacing: 3
            Accessible.role: Accessible.StaticText
            Accessible.name: Theme.say([words.text, share.text, rest.text])

            Item {
                width: parent.width
                height: Math.max(words.height, share.height)
                Words {
                    id: words
                    anchors { left: parent.left; right: share.left; verticalCenter: parent.verticalCenter }
                    text: head.modelData.label
                    font.bold: true
                }
                Words {
                    id: share
                    anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                    text: head.modelData.loss ? qsTr("%1 on average").arg(head.average.toLocaleString(Qt.locale(), "f", 1)) : head.modelData.total > 0 && head.modelData.total < 0.01 ? "<1%" : Math.round(head.modelData.total * 100) + "%"
                    size: Theme.size(26, 22, 26)
                    font.bold: true
                    wrapMode: Text.NoWrap
                }
            }
            Row {
                id: plot
                visible: head.bars.length > 1 && !head.modelData.loss
                height: 36
                spacing: head.bars.length > 40 ? 0 : 1
                Repeater {
                    model: head.bars
                    Item {
                        required property var modelData
                        width: Math.max(2, Math.min(18, (root.width - plot.spacing * head.bars.length) / Math.max(1, head.bars.length)))
                        height: plot.height
                        Rectangle {
                            anchors.bottom: parent.bottom
                            width: parent.width
                            height: Math.max(1, parent.height * parent.modelData.value / root.most)
                            color: head.modelData.kind === "good" ? Theme.brass : Theme.band2
                            border { width: Theme.isLight ? 1 : 0; color: Theme.brassLine }
                        }
                    }
                }
            }
            Words {
                id: rest
                visible: head.bars.length > 0
                width: parent.width
                text: head.bars.length === 1 ? qsTr("%1 left").arg(head.bars[0].count)
                    : head.bars.length === 0 ? "" : head.modelData.loss ? qsTr("%1 to %2").arg(head.bars[0].count).arg(head.bars[head.bars.length - 1].count) : qsTr("%1 to %2 left, %3 on average").arg(head.bars[0].count).arg(head.bars[head.bars.length - 1].count).arg(head.average.toLocaleString(Qt.locale(), "f", 1))
                size: Theme.noteSize
                color: Theme.ink2
            }
        }
    }
}
