// SPDX-License-Identifier: GPL-3.0-or-later
// A slider with its label and its value in words.
import QtQuick
import QtQuick.Templates as T
import Adjutant

T.Slider {
    id: root

    property string label
    property string shown: String(Math.round(value * 100) / 100)

    implicitWidth: 420
    implicitHeight: labelText.implicitHeight + 64
    focusPolicy: Qt.StrongFocus
    Accessible.name: Theme.say([label, shown])
    Accessible.onIncreaseAction: { increase(); moved() }
    Accessible.onDecreaseAction: { decrease(); moved() }

    Words {
        id: labelText
        text: root.label
        size: Theme.size(22, 20, 22)
        font.bold: true
        Accessible.ignored: true
    }
    background: Item {
        Words {
            anchors.right: parent.right
            text: root.shown
            size: Theme.size(22, 20, 22)
            color: Theme.ink2
            Accessible.ignored: true
        }
        Rectangle {
            x: 24
            y: root.height - 34
            width: parent.width - 48
            height: 10
            radius: 5
            color: Theme.line
        }
        Rectangle {
            x: 24
            y: root.height - 34
            width: root.visualPosition * (root.width - 48)
            height: 10
            radius: 5
            color: Theme.ink2
        }
    }
    handle: Plate {
        x: root.visualPosition * (root.width - width)
        y: root.height - 54
        width: 48
        height: 50
        lip: 4
        fill: Theme.ink
        border: "transparent"
        borderWidth: 0
        lipColor: Theme.isLight ? "#000000" : Theme.edge
        radius: 9
        pressed: root.pressed
        FocusRing { shown: root.visualFocus; around: 9 }
    }
}
