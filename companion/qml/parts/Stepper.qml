// SPDX-License-Identifier: GPL-3.0-or-later
// A number with its label between − and +. Emits stepTo(); whoever owns the number sets it.
import QtQuick
import Adjutant

Item {
    id: root

    property string label
    property string spoken: label    // its name where several steppers have one label
    property string note
    property int value: 0
    property int from: 0
    property int to: 99
    property string shown: Theme.figure(value)

    property bool ruled: false

    signal stepTo(int value)
    signal ruleAsked

    implicitWidth: 420
    implicitHeight: Math.max(72, words.implicitHeight + 12)
    Accessible.role: Accessible.SpinBox
    Accessible.name: Theme.say([spoken, shown])
    Accessible.onIncreaseAction: if (value < to) stepTo(value + 1)
    Accessible.onDecreaseAction: if (value > from) stepTo(value - 1)

    readonly property real shownSize: Theme.size(36, 32, 36)
    // What stands between the keys leaves half of the row to the words before it.
    readonly property real shownRoom: width - 156 - Math.min(180, width / 2)

    Measure {
        id: shownFont
        font { family: Theme.sans; pixelSize: root.shownSize; bold: true }
    }
    Column {
        id: words
        anchors { left: parent.left; right: keys.left; rightMargin: 12; verticalCenter: parent.verticalCenter }
        Words {
            width: parent.width
            text: root.label
            size: Theme.size(22, 20, 22)
            wrapMode: Text.Wrap
            font.bold: true
            Accessible.ignored: true
        }
        Words {
            visible: text !== ""
            width: parent.width
            text: root.note
            size: Theme.noteSize
            wrapMode: Text.Wrap
            color: Theme.ink2
            Accessible.ignored: true
        }
    }
    Row {
        id: keys
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        spacing: 8
        StepKey {
            sign: "minus"
            text: qsTr("%1 less").arg(root.spoken)
            enabled: root.value > root.from
            onClicked: root.stepTo(root.value - 1)
            ruled: root.ruled
            onRuleAsked: root.ruleAsked()
        }
        Digits {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.max(56, implicitWidth)
            value: root.shown
            size: Math.max(Theme.tightSize, Math.min(root.shownSize, root.shownSize * root.shownRoom / shownFont.advanceWidth(root.shown)))
        }
        StepKey {
            sign: "plus"
            text: qsTr("%1 more").arg(root.spoken)
            enabled: root.value < root.to
            onClicked: root.stepTo(root.value + 1)
            ruled: root.ruled
            onRuleAsked: root.ruleAsked()
        }
    }
}
