// SPDX-License-Identifier: GPL-3.0-or-later
// How the points of the shown season grew: a line for each of those who lead.
import QtQuick
import Adjutant

Rectangle {
    id: root

    implicitHeight: 360 * Math.max(1, Theme.scale * 0.9)
    radius: Theme.tileRadius
    color: Theme.card
    border { width: 1; color: Theme.line }

    Plot {
        objectName: "standingsPlot"
        anchors { fill: parent; margins: 14 }
        title: qsTr("Points after each round")
        labels: Array.from(League.course.before)
        series: (League.course, League.pointsGrown())
    }
}
