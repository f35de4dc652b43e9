// SPDX-License-Identifier: GPL-3.0-or-later
// A switch with its words: label, what it means, and a knob that lies left (off) or right (on, brass).
import QtQuick
import QtQuick.Templates as T
import Adjutant

T.Switch {
    id: root

    property string note
    property bool ruled: false

    signal ruleAsked

    // As a touch does, which the words beside it are told of.
    function turn(): void {
        toggle()
        toggled()
    }

    implicitWidth: 420
    implicitHeight: Math.max(64, words.implicitHeight + 16)
    focusPolicy: Qt.StrongFocus
    Keys.forwardTo: [rule]
    Keys.onReturnPressed: turn()
    Keys.onEnterPressed: turn()
    Accessible.onPressAction: turn()
    Accessible.onToggleAction: turn()
    Accessible.name: Theme.say([text, checked ? qsTr("on") : qsTr("off")])
    Accessible.description: note

    RuleFor {
        id: rule
        ruled: root.ruled && root.enabled
        about: root.text
        button: root
        onAsked: root.ruleAsked()
    }
    Column {
        id: words
        anchors { left: parent.left; right: parent.right; rightMargin: 104; verticalCenter: parent.verticalCenter }
        Words {
            width: parent.width
            text: root.text
            size: Theme.size(22, 20, 22)
            font.bold: true
            Accessible.ignored: true
        }
        Words {
            visible: text !== ""
            width: parent.width
            text: root.note
            size: Theme.noteSize
            color: Theme.ink2
            Accessible.ignored: true
        }
    }
    indicator: Rectangle {
        anchors { right: parent.right; rightMargin: 4; verticalCenter: parent.verticalCenter }
        width: 84
        height: 48
        radius: Theme.offerRadius
        color: root.checked ? Theme.brass : Theme.page
        border { width: root.checked && !Theme.isLight ? 0 : 2; color: root.checked ? Theme.brassLine : Theme.edge }

        Behavior on color { ColorAnimation { duration: Theme.select } }

        Plate {
            x: root.checked ? parent.width - width - 4 : 4
            y: 4
            width: 40
            height: 40
            lip: 3
            radius: 7
            fill: root.checked ? Theme.brassOn : Theme.ink2
            border: "transparent"
            borderWidth: 0
            lipColor: root.checked ? Theme.brassLip : Theme.edge
            pressed: root.pressed

            Behavior on x { NumberAnimation { duration: Theme.select; easing.type: Easing.OutCubic } }
            Icon {
                anchors.centerIn: parent
                size: 24
                name: root.checked ? "check" : "minus"
                color: root.checked ? Theme.brass : Theme.page
            }
        }
        FocusRing { shown: root.visualFocus }
    }
}
