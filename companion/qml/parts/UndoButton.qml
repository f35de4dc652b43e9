// SPDX-License-Identifier: GPL-3.0-or-later
// Undo: lower left on every screen and over every scrim; it says what it takes back.
import QtQuick
import Adjutant

Touchable {
    id: root

    property string takesBack        // "Reed's move"
    property bool possible: true

    signal chosen

    text: qsTr("Undo")
    // No game rules it: what it does stands in the app's own guide.
    ruled: true
    onRuleAsked: Rules.tell(text, Guide.about(Language.code, qsTr("Undo")))
    implicitWidth: Theme.undoWidth
    // As high for one line of what it takes back as for two: whatever stands beside it keeps its place.
    readonly property real twoLines: Theme.isPhone ? 0 : 32 + label.implicitHeight + 2 * Math.ceil(least.height) + 2
    implicitHeight: Math.max(Theme.undoHeight, Math.max(twoLines, stack.implicitHeight) + Theme.lipHeight + 10)
    enabled: possible
    Accessible.name: takesBack === "" ? text : text + ", " + takesBack
    onClicked: chosen()

    Measure {
        id: least
        font { family: Theme.sans; pixelSize: Theme.leastSize }
    }
    Plate {
        anchors.fill: parent
        flat: !root.possible
        pressed: root.pressed

        Column {
            id: stack
            anchors.centerIn: parent
            width: parent.width - 8
            spacing: Theme.isPhone ? 2 : 0

            Icon {
                anchors.horizontalCenter: parent.horizontalCenter
                size: Theme.isPhone ? 26 : 32
                name: "undo"
                color: root.possible ? Theme.ink : Theme.ink3
            }
            Words {
                id: label
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: root.text
                wrapMode: Text.NoWrap
                fontSizeMode: Text.HorizontalFit   // a long word for it has to fit, too
                minimumPixelSize: Theme.tightSize
                size: Theme.isPhone ? Theme.offerSize : 21 * Theme.scale
                font.bold: true
                color: root.possible ? Theme.ink : Theme.ink3
                Accessible.ignored: true
            }
            Words {
                visible: text !== "" && !Theme.isPhone
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: root.takesBack
                size: Theme.leastSize
                wrapMode: Text.Wrap
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.tightSize
                color: Theme.ink2
                Accessible.ignored: true
            }
        }
    }
}
