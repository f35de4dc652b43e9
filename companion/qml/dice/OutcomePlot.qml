// SPDX-License-Identifier: GPL-3.0-or-later
// What may come of a fight, as a small row of bars for each group of outcomes that differ by a number alone: how many of ours
// when it is won, of theirs when it is lost; or, of both sides, how many either loses or has left.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    property var groups: []              // list: an outcomeGroup each

    readonly property real most: Math.max(1e-9, ...groups.map(group => Math.max(0, ...group.bars.map(bar => bar.value))))

    spacing: 8

    Repeater {
        model: root.groups
        Column {
            id: head
            required property outcomeGroup modelData
            readonly property var bars: modelData.bars    // list: an outcomeBar each
            readonly property string average: modelData.average.toLocaleString(Qt.locale(), "f", 1)
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
                    text: !head.modelData.ofSide ? head.modelData.percent
                        : head.bars.length === 1 ? String(head.bars[0].count) : qsTr("%1 on average").arg(head.average)
                    size: Theme.size(26, 22, 26)
                    font.bold: true
                    wrapMode: Text.NoWrap
                }
            }
            Row {
                id: plot
                visible: head.bars.length > 1 && !head.modelData.ofSide
                height: 36
                spacing: head.bars.length > 40 ? 0 : 1
                Repeater {
                    model: head.bars
                    Item {
                        required property outcomeBar modelData
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
                text: head.bars.length === 0 ? "" : head.bars.length === 1 ? (head.modelData.ofSide ? "" : qsTr("%1 left").arg(head.bars[0].count))
                    : head.modelData.ofSide ? qsTr("%1 to %2").arg(head.bars[0].count).arg(head.bars[head.bars.length - 1].count) : qsTr("%1 to %2 left, %3 on average").arg(head.bars[0].count).arg(head.bars[head.bars.length - 1].count).arg(head.average)
                size: Theme.noteSize
                color: Theme.ink2
            }
        }
    }
}
