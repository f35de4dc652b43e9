// SPDX-License-Identifier: GPL-3.0-or-later
// Over everything while the disk is waited for. It stands still: nothing moves until the disk has answered.
import QtQuick
import Adjutant

Item {
    id: root

    objectName: "diskWait"
    visible: SlowDisk.awaited
    Accessible.role: Accessible.AlertMessage
    Accessible.name: SlowDisk.sentence

    Rectangle {
        anchors.fill: parent
        color: Theme.table
        opacity: 0.7
    }
    Rectangle {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.sheetMargin, 640)
        height: words.height + 2 * Theme.groupGap
        radius: 8
        color: Theme.card
        border { width: 1; color: Theme.line }

        Column {
            id: words
            anchors { left: parent.left; right: parent.right; margins: Theme.groupGap; verticalCenter: parent.verticalCenter }
            spacing: Theme.gap

            Sentence {
                objectName: "diskSentence"
                width: parent.width
                text: SlowDisk.sentence
                size: Theme.size(22, 18, 46)
                Accessible.ignored: true
            }
            Words {
                width: parent.width
                text: qsTr("%n seconds by now.", "", SlowDisk.seconds)
                visible: SlowDisk.seconds > 0
                Accessible.ignored: true
            }
        }
    }
}
