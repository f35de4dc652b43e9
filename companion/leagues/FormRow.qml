// SPDX-License-Identifier: GPL-3.0-or-later
// The last results of somebody, the latest at the end: a filled mark is won, a hollow one drawn, a struck one lost, each with
// its letter.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Row {
    id: root

    property var form: []                // list: a text each: "w", "d", "l"
    readonly property var letters: ({ w: qsTr("W", "won"), d: qsTr("D", "drawn"), l: qsTr("L", "lost") })     // object: result to its letter

    spacing: 4
    visible: Array.from(form ?? []).length > 0
    Accessible.ignored: true

    Repeater {
        model: Array.from(root.form ?? [])
        Rectangle {
            id: mark
            required property string modelData
            readonly property bool won: modelData === "w"
            width: Math.max(24, letter.implicitWidth + 10)
            height: Math.max(24, letter.implicitHeight)
            radius: 4
            color: won ? Theme.good : "transparent"
            border { width: 2; color: won ? Theme.good : modelData === "l" ? Theme.bad : Theme.edge }
            Words {
                id: letter
                anchors.centerIn: parent
                text: root.letters[mark.modelData] ?? ""
                size: Theme.leastSize * Math.max(1, Theme.scale)
                font.bold: true
                color: mark.won ? Theme.page : mark.modelData === "l" ? Theme.bad : Theme.ink2
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }
}
