// SPDX-License-Identifier: GPL-3.0-or-later
// The round at the left of the bar: a big figure, its caps word, and of how many.
import QtQuick
import Adjutant

Row {
    id: root

    property string value
    property string name             // "Round"
    property string of               // "of 15"

    spacing: Theme.isPhone ? 10 : 12
    Accessible.role: Accessible.StaticText
    Accessible.name: Theme.say([name + " " + value, of])

    Digits {
        anchors.verticalCenter: parent.verticalCenter
        value: root.value
        size: Theme.size(60, 50, 112)
    }
    Column {
        anchors.verticalCenter: parent.verticalCenter
        Caps {
            text: root.name
            size: Theme.size(16, 15, 44)
            color: root.of === "" ? Theme.ink : Theme.ink2
            Accessible.ignored: true
        }
        Words {
            visible: text !== ""
            text: root.of
            size: Theme.size(20, 17, 44)
            color: Theme.ink2
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
}
