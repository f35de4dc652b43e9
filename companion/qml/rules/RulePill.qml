// SPDX-License-Identifier: GPL-3.0-or-later
// Leads to the rules behind what stands beside it.
import QtQuick
import Adjutant

Pill {
    id: root

    objectName: "rulesBehind"
    sign: "book"
    text: qsTr("The rules behind it")
    ruled: true
    onClicked: root.ruleAsked()
}
