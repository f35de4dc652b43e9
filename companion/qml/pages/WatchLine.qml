// SPDX-License-Identifier: GPL-3.0-or-later
// Under the header of the table while another one writes its game: who.
import QtQuick
import Adjutant

Item {
    id: root

    readonly property string watching: TableController.watching

    visible: watching !== ""
    height: visible ? words.height + 12 : 0

    Icon {
        id: eye
        x: Theme.fromStart(21, width, root.width)
        anchors.verticalCenter: parent.verticalCenter
        size: 26
        name: "eye"
        color: Theme.ink2
    }
    Words {
        id: words
        objectName: "watching"
        x: Theme.fromStart(57, width, root.width)
        anchors.verticalCenter: parent.verticalCenter
        width: root.width - 57 - 16
        text: root.watching
        color: Theme.ink2
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
