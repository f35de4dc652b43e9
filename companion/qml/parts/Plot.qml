// SPDX-License-Identifier: GPL-3.0-or-later
// A plain plot: lines over rounds, or bars with what was expected beside what fell. Every series has its name and a
// shape or a dash of its own, not colour alone.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Item {
    id: root

    property string title
    property list<string> labels: []          // below: rounds, faces,
    property var series: []          // list: a plotSeries each
    property bool bars: false
    property real most: NaN          // top of the scale; by itself when not given

    readonly property real ceiling: {
        const counted = series.every(s => s.expected || s.values.every(v => isNaN(v) || Number.isInteger(v)))
        const highest = Math.max(counted ? 1 : 1e-9, ...series.map(s => Math.max(0, ...s.values.filter(v => !isNaN(v)))))
        if (!isNaN(most))
            return most
        const step = Math.pow(10, Math.floor(Math.log10(highest)))
        const above = Math.ceil(highest / step * 2) / 2 * step
        // Of what is counted, half of the scale is a count, too.
        return counted ? Math.ceil(above / 2) * 2 : above
    }
    readonly property int points: Math.max(1, labels.length, ...series.map(s => s.values.length))
    readonly property PlotAxis axis: base
    readonly property rect box: Qt.rect(48, titleText.height + 14, width - 60, height - titleText.height - 24 - 30 * Math.max(1, Theme.scale * 0.8) - (legend.visible ? legend.height + 10 : 0))

    implicitWidth: 560
    implicitHeight: 320
    Accessible.role: Accessible.Graphic
    Accessible.name: title
    Accessible.description: series.map(s => s.name + ": " + s.values.join(" ")).join("; ")

    function ink(entry: var): color {
        return entry.expected ? Theme.ink3 : entry.side ? Sides.ink(entry.side) : Theme.ink
    }
    function px(i: real): real { return base.middle(i) }
    function py(v: real): real { return box.y + box.height * (1 - Math.max(0, Math.min(1, v / ceiling))) }
    function spell(v: real): string { return String(Math.round(v * 100) / 100) }

    Caps { id: titleText; text: root.title }
    Repeater {
        model: 3
        Item {
            id: rule
            required property int index
            y: root.py(root.ceiling * index / 2)
            Rectangle { x: root.box.x; width: root.box.width; height: 1; color: rule.index === 0 ? Theme.edge : Theme.line }
            Words {
                x: root.box.x - width - 8
                y: -height / 2
                text: root.spell(root.ceiling * rule.index / 2)
                size: Theme.leastSize
                color: Theme.ink2
                wrapMode: Text.NoWrap
            }
        }
    }
    PlotAxis { id: base; labels: root.labels; box: root.box; spread: !root.bars; points: root.points }
    Repeater {
        model: root.series
        Item {
            id: plotted
            required property var modelData     // object: one of series
            required property int index
            readonly property color ink: root.ink(modelData)
            anchors.fill: parent

            PathItem {
                visible: !root.bars
                anchors.fill: parent
                grid: 0
                // A round without a value is a gap.
                path: plotted.modelData.values.map((v, i, all) => isNaN(v) ? "" : (i === 0 || isNaN(all[i - 1]) ? "M" : "L") + BoardGeometry.place(root.px(i), root.py(v))).join("")
                stroke: plotted.ink
                strokeWidth: 3
                dash: plotted.modelData.expected ? [3, 7] : []
            }
            SideShape {
                objectName: "marks"
                visible: !root.bars && !plotted.modelData.expected
                anchors.fill: parent
                side: plotted.modelData.side || "nobody"
                color: plotted.ink
                spots: visible ? plotted.modelData.values.map((v, i) => Qt.point(root.px(i), root.py(v))).filter(spot => !isNaN(spot.y)) : []
            }
            Repeater {
                model: root.bars ? Array.from(plotted.modelData.values) : []
                Rectangle {
                    required property int index
                    required property real modelData
                    x: root.px(index) + (plotted.index - root.series.length / 2) * (width + 1)
                    y: root.py(modelData)
                    width: Math.min(46, root.box.width / root.points * 0.8 / Math.max(1, root.series.length))
                    height: Math.max(1, root.box.y + root.box.height - y)
                    radius: 3
                    color: plotted.modelData.expected ? "transparent" : plotted.ink
                    border { width: plotted.modelData.expected ? 2 : 0; color: Theme.edge }
                }
            }
        }
    }
    Flow {
        id: legend
        // One curve of the plot's own name needs no key.
        visible: root.series.length !== 1 || root.series[0].name !== root.title
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        spacing: 18
        Repeater {
            model: root.series
            Row {
                id: key
                required property var modelData     // object: one of series
                spacing: 8
                SideShape {
                    visible: !key.modelData.expected
                    anchors.verticalCenter: parent.verticalCenter
                    width: 14
                    height: 14
                    side: key.modelData.side || "nobody"
                    color: root.ink(key.modelData)
                }
                Rectangle {
                    visible: key.modelData.expected ?? false
                    anchors.verticalCenter: parent.verticalCenter
                    width: 14
                    height: 14
                    color: "transparent"
                    border { width: 2; color: Theme.edge }
                }
                Words { text: key.modelData.name; size: Theme.noteSize; color: Theme.ink2; wrapMode: Text.NoWrap }
            }
        }
    }
}
