// SPDX-License-Identifier: GPL-3.0-or-later
// How the game went: its trackers over the rounds, who held what, and how the dice fell against what was to be expected.
// Drawn from the history when it is first shown, and again with `draw()`. A touch on a round shows the table as it was.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Flow {
    id: root

    property var plots: []               // list: a gamePlot each
    readonly property int columns: Math.max(1, Math.floor((width + spacing) / (420 + spacing)))

    signal looked                        // the table is shown as it was

    function lookedAt(act: int): void {
        if (act === GameLog.cursor)
            TableController.lookNow()
        else
            TableController.lookAt(act)
        looked()
    }
    function draw(): void {
        plots = GameLog.history.plotList()
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
            required property gamePlot modelData
            required property int index
            objectName: "plot" + index
            width: (root.width - root.spacing * (root.columns - 1)) / root.columns
            readonly property bool held: modelData.places.length > 0
            height: held ? strips.implicitHeight + 28 : 300 * Math.max(1, Theme.scale * 0.9)
            radius: Theme.tileRadius
            color: Theme.card
            border { width: 1; color: Theme.line }

            Plot {
                id: plot
                visible: !card.held
                anchors { fill: parent; margins: 14 }
                title: card.modelData.title
                labels: Array.from(card.modelData.labels)
                series: card.modelData.series
                bars: card.modelData.bars
                most: card.modelData.most || NaN
            }
            PlotOfHoldings {
                id: strips
                visible: card.held
                anchors { fill: parent; margins: 14 }
                title: card.modelData.title
                labels: Array.from(card.modelData.labels)
                sides: card.modelData.sides
                places: card.modelData.places
            }
            PlotTouch {
                objectName: "lookThen" + card.index
                visible: card.modelData.acts.length > 0
                anchors { fill: parent; margins: 14 }
                title: card.modelData.title
                axis: card.held ? strips.axis : plot.axis
                onTouched: index => root.lookedAt(card.modelData.acts[index])
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
