// SPDX-License-Identifier: GPL-3.0-or-later
// A row of a list with one thing that can be done with it, beside it or, where there is little room, below.
import QtQuick
import Adjutant

Flow {
    id: root

    property string text
    property string note
    property string sign
    property bool leads: false           // the row itself opens something
    property string act                  // what can be done; empty for nothing
    property string actSign

    signal opened
    signal acted

    readonly property bool beside: act !== "" && width >= 2 * pill.implicitWidth + 320

    spacing: 8
    layoutDirection: Theme.mirrored ? Qt.RightToLeft : Qt.LeftToRight

    ListRow {
        width: root.beside ? root.width - pill.width - root.spacing : root.width
        text: root.text
        note: root.note
        sign: root.sign
        leads: root.leads
        enabled: root.leads
        onClicked: root.opened()
    }
    Pill {
        id: pill
        objectName: "act"
        visible: root.act !== ""
        width: Math.min(implicitWidth, root.width)
        text: root.act
        sign: root.actSign
        Accessible.name: Theme.say([root.act, root.text])
        onClicked: root.acted()
    }
}
