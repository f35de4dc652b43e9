// SPDX-License-Identifier: GPL-3.0-or-later
// Where the keyboard is: a 3 dp ring, 3 dp off its control. Put it into the control; set `shown`.
import QtQuick
import Adjutant

Rectangle {
    property bool shown: false
    property real around: Theme.offerRadius   // the radius of what it goes around

    anchors { fill: parent; margins: -6 }
    visible: shown
    radius: around + 6
    color: "transparent"
    border { width: 3; color: Theme.brassLine }
    z: 10
}
