// SPDX-License-Identifier: GPL-3.0-or-later
// Rooms are dark and cameras sulk: what the label says, or the name of a picture, can be typed as well.
import QtQuick
import Adjutant

Column {
    id: root

    signal entered(string words)

    spacing: 12

    TextBox {
        id: typed
        objectName: "typed"
        width: parent.width
        label: qsTr("Type a label's code or a file path")
        inputMethodHints: Qt.ImhNoPredictiveText | Qt.ImhNoAutoUppercase
        onAccepted: root.entered(text)
    }
    Offer {
        width: Theme.isPhone ? parent.width : Math.max(280, implicitWidth)
        height: Math.max(implicitHeight, 72)
        sign: "check"
        text: qsTr("Read")
        onChosen: root.entered(typed.text)
    }
}
