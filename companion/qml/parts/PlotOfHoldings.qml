// SPDX-License-Identifier: GPL-3.0-or-later
// Who held what over the rounds: a strip for each place in the colours of the sides, each with its letter, so that it is
// read without colours as well.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Item {
    id: root

    property string title
    property list<string> labels: []              // below: rounds,
    property var sides: []               // list: a tableSide each
    property var places: []              // list: a heldStrip each
    readonly property real rowHeight: Math.round(30 * Math.max(1, Theme.scale * 0.9))
    readonly property PlotAxis axis: base
    readonly property rect box: Qt.rect(width * 0.34, titleText.height + 10, width * 0.66 - 8, places.length * rowHeight)

    function nameOf(side: string): string { return sides.find(one => one.colour === side)?.name ?? "" }
    function stretches(holders: var): var {
        const list = []
        for (let i = 0; i < holders.length; ++i) {
            const last = list[list.length - 1]
            if (last && last.side === holders[i])
                last.to = i
            else
                list.push({ side: holders[i], from: i, to: i })
        }
        return list.filter(one => one.side !== "")
    }

    implicitWidth: 420
    implicitHeight: box.y + box.height + 34 * Math.max(1, Theme.scale * 0.9) + key.height
    Accessible.role: Accessible.Graphic
    Accessible.name: title
    Accessible.description: places.map(place => qsTr("%1: %2").arg(place.name).arg(stretches(place.holders).map(one => qsTr("%1 %2 to %3").arg(nameOf(one.side)).arg(labels[one.from]).arg(labels[one.to])).join(", "))).join("; ")

    Caps { id: titleText; text: root.title }
    Repeater {
        model: root.places
        Item {
            id: strip
            required property heldStrip modelData
            required property int index
            y: root.box.y + index * root.rowHeight
            width: root.width
            height: root.rowHeight
            Words {
                anchors.verticalCenter: parent.verticalCenter
                width: root.box.x - 10
                horizontalAlignment: Text.AlignRight
                text: strip.modelData.name
                size: Theme.leastSize
                color: Theme.ink2
                maximumLineCount: 1
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Rectangle { x: root.box.x; y: parent.height - 1; width: root.box.width; height: 1; color: Theme.line }
            Repeater {
                model: root.stretches(strip.modelData.holders)
                Rectangle {
                    id: stretch
                    required property var modelData     // object: one of stretches(strip.modelData.holders)
                    readonly property real step: root.box.width / Math.max(1, root.labels.length)
                    x: root.box.x + modelData.from * step
                    y: 2
                    width: (modelData.to - modelData.from + 1) * step - 1
                    height: strip.height - 5             // its parent goes before it does
                    radius: 3
                    color: Sides.fill(modelData.side)
                    Words {
                        visible: stretch.width > implicitWidth + 4
                        x: 4
                        anchors.verticalCenter: parent.verticalCenter
                        text: root.nameOf(stretch.modelData.side).charAt(0)
                        size: Theme.leastSize
                        color: Sides.on(stretch.modelData.side)
                        wrapMode: Text.NoWrap
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
    PlotAxis { id: base; labels: root.labels; box: root.box; gap: 4 }
    Flow {
        id: key
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        spacing: 18
        Repeater {
            model: root.sides
            Row {
                id: entry
                required property tableSide modelData
                spacing: 8
                SideShape {
                    anchors.verticalCenter: parent.verticalCenter
                    width: 14
                    height: 14
                    side: entry.modelData.colour
                    color: Sides.ink(entry.modelData.colour)
                }
                Words { text: entry.modelData.name; size: Theme.noteSize; color: Theme.ink2; wrapMode: Text.NoWrap; Accessible.ignored: true }
            }
        }
    }
}
