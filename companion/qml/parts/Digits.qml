// SPDX-License-Identifier: GPL-3.0-or-later
// A number that shows its change: the old one slides up and fades while the new one comes.
import QtQuick
import Adjutant

Item {
    id: root

    property string value
    property real size: Theme.trackerSize
    property color color: Theme.ink

    property string last: ""
    property bool ready: false

    implicitWidth: now.implicitWidth
    implicitHeight: now.implicitHeight

    onValueChanged: {
        if (ready && Theme.number > 0) {
            before.text = last
            roll.restart()
        }
        last = value
    }
    Component.onCompleted: {
        last = value
        ready = true
    }

    Words {
        id: before
        width: root.width
        horizontalAlignment: Text.AlignHCenter
        size: root.size
        font.bold: true
        color: root.color
        opacity: 0
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
    Words {
        id: now
        width: root.width
        horizontalAlignment: Text.AlignHCenter
        text: root.value
        size: root.size
        font.bold: true
        color: root.color
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
    ParallelAnimation {
        id: roll
        NumberAnimation { target: before; property: "y"; from: 0; to: -8; duration: Theme.number; easing.type: Easing.OutCubic }
        NumberAnimation { target: before; property: "opacity"; from: 1; to: 0; duration: Theme.number; easing.type: Easing.OutCubic }
        NumberAnimation { target: now; property: "opacity"; from: 0; to: 1; duration: Theme.number; easing.type: Easing.OutCubic }
    }
}
