// SPDX-License-Identifier: GPL-3.0-or-later
// Tension as large as it goes, for two metres away.
import QtQuick
import Adjutant

Item {
    id: root

    readonly property tableTrack track: Standing.figures.track

    Words {
        id: title
        text: qsTr("Tension")
        size: Math.max(16, Math.min(52, root.width / 12))
        font.bold: true
    }
    Sentence {
        anchors { left: title.right; leftMargin: 24; baseline: title.baseline }
        text: qsTr("the town is %1").arg(Names.inSentence(root.track.band))
        size: Math.max(16, Math.min(46, root.width / 16))
        color: Theme.ink2
    }
    Words {
        id: level
        y: title.height * 0.8
        text: root.track.at
        size: Math.max(20, Math.min(330, (root.height - y) * 1.05, root.width / 4))
        font.bold: true
        height: root.height - y
        verticalAlignment: Text.AlignVCenter
    }
    BandTrack {
        anchors { left: level.right; leftMargin: 32; right: parent.right; top: title.bottom; topMargin: 16 }
        height: Math.max(80, root.height - y - 10)
        vertical: false
        showTitle: false
        showNames: false
        value: root.track.at
        bands: root.track.bands
    }
}
