// SPDX-License-Identifier: GPL-3.0-or-later
// The axis below a plot: rounds, or faces of dice. It names as many of them as have room.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Item {
    id: root

    property list<string> labels: []
    property rect box                    // the plot above it
    property bool spread: false          // from edge to edge, as lines; else each in the middle of its share
    property int points: labels.length   // with those that have no label
    property real gap: 6

    /// Where one stands, and which is nearest to a place.
    function middle(index: real): real {
        const share = !spread ? (index + 0.5) / Math.max(1, points) : points > 1 ? index / (points - 1) : 0.5
        return box.x + share * box.width
    }
    function at(x: real): int {
        const share = (x - box.x) / Math.max(1, box.width)
        const index = spread ? Math.round(share * (points - 1)) : Math.floor(share * points)
        return Math.max(0, Math.min(points - 1, index))
    }

    anchors.fill: parent

    Repeater {
        readonly property int every: Math.max(1, Math.ceil(root.labels.length * 34 / Math.max(1, root.box.width)))
        model: Array.from(root.labels).map((label, i) => ({ label: label, at: i })).filter(one => one.at % every === 0)
        Words {
            required property var modelData     // object: a label and its index
            x: root.middle(modelData.at) - width / 2
            y: root.box.y + root.box.height + root.gap
            text: modelData.label
            size: Theme.leastSize
            color: Theme.ink2
            wrapMode: Text.NoWrap
            Accessible.ignored: true         // the plot's description says the values
        }
    }
}
