// SPDX-License-Identifier: GPL-3.0-or-later
// Rooms are dark and cameras sulk: what the label says, or the name of a picture, can be typed as well.
import QtQuick
import Adjutant

Column {
    id: root

    signal entered(string words)

    spacing: 12

    ParamField {
        id: typed
        objectName: "typed"
        width: parent.width
        type: "text"
        title: qsTr("A label's code, or a file")
        onPicked: value => typed.value = value
    }
    Offer {
        width: Theme.isPhone ? parent.width : Math.max(280, implicitWidth)
        height: Math.max(implicitHeight, 72)
        sign: "check"
        text: qsTr("Read it")
        onChosen: root.entered(String(typed.value ?? ""))
    }
}
