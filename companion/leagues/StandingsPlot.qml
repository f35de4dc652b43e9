// SPDX-License-Identifier: GPL-3.0-or-later
// How the points of the shown season grew: a line for each of those who lead.
import QtQuick
import Adjutant

Rectangle {
    id: root

    // As far as the round that is shown.
    readonly property list<string> rounds: League.course.rounds.slice(0, League.course.rounds.indexOf(String(League.round)) + 1)

    implicitHeight: 360 * Math.max(1, Theme.scale * 0.9)
    radius: Theme.tileRadius
    color: Theme.card
    border { width: 1; color: Theme.line }

    Plot {
        objectName: "standingsPlot"
        anchors { fill: parent; margins: 14 }
        title: qsTr("Points after each round")
        labels: root.rounds
        series: (League.course, League.pointsGrown())
    }
}
