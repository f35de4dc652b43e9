// SPDX-License-Identifier: GPL-3.0-or-later
// How the game went: its trackers over the rounds, and how the dice fell against what was to be expected. Drawn from
// the history when it is first shown, and again with `draw()`.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Flow {
    id: root

    property var plots: []
    readonly property int columns: Math.max(1, Math.floor((width + spacing) / (420 + spacing)))

    function draw(): void {
        plots = GameLog.history.plots()
    }

    spacing: 16
    Component.onCompleted: draw()
    Connections {
        target: GameLog
        function onJournalChanged(): void { root.draw() }
    }

    Repeater {
        model: root.plots
        Rectangle {
            id: card
            required property var modelData
            required property int index
            objectName: "plot" + index
            width: (root.width - root.spacing * (root.columns - 1)) / root.columns
            height: 300 * Math.max(1, Theme.scale * 0.9)
            radius: Theme.tileRadius
            color: Theme.card
            border { width: 1; color: Theme.line }

            Plot {
                anchors { fill: parent; margins: 14 }
                title: card.modelData.title
                labels: card.modelData.labels
                series: card.modelData.series
                bars: card.modelData.bars ?? false
                most: card.modelData.most ?? NaN
            }
        }
    }
    Sentence {
        visible: root.plots.length === 0
        width: root.width
        text: qsTr("Nothing to plot yet: no tracker has changed and no dice have been rolled.")
        color: Theme.ink2
    }
}
