// SPDX-License-Identifier: GPL-3.0-or-later
// A stock: sign, name and number, as large as its box allows. A change shows as +1 or −1 beside the number for
// a moment. With `touchable` it can be touched (to correct it, say); touched or only read, a rule may stand behind it.
import QtQuick
import Adjutant

Item {
    id: root

    property string name
    property string sign
    property int value: 0
    property string shown: String(value)    // another spelling of the value, "3/5"
    property bool touchable: false
    property bool lacking: false            // it is needed, and there is none
    property bool ruled: false

    signal clicked
    signal ruleAsked

    property int lastValue: 0
    property int change: 0
    property bool ready: false

    implicitWidth: Theme.isPortrait ? 90 : 127
    // A long name, or large text, leaves the number no room beside it: the number stands above it then, and in a row of
    // them all numbers do.
    readonly property bool cramped: width - nameText.implicitWidth - 24 < 34 * 0.56 * shown.length
    property bool stacked: cramped
    implicitHeight: Math.max(Theme.isPortrait ? 84 : 72, 26 + nameText.implicitHeight + 14, stacked ? 46 + nameText.implicitHeight + 8 : 0)
    onValueChanged: {
        if (!ready)
            return
        change = value - lastValue
        lastValue = value
        stays.restart()
    }
    Component.onCompleted: {
        lastValue = value
        ready = true
    }

    Timer {
        id: stays
        interval: Theme.changeStays
        onTriggered: root.change = 0
    }

    Touchable {
        id: area
        visible: root.touchable
        anchors.fill: parent
        ringRadius: Theme.tileRadius
        text: root.name
        Accessible.name: root.name + " " + root.shown
        ruled: root.ruled
        onRuleAsked: root.ruleAsked()
        onClicked: root.clicked()
    }
    RuledLine {
        visible: !root.touchable
        anchors.fill: parent
        text: root.name + " " + root.shown
        ruled: root.ruled
        onRuleAsked: root.ruleAsked()
    }
    Plate {
        anchors.fill: parent
        lip: root.touchable ? 3 : 0
        fill: Theme.page
        border: root.touchable ? Theme.edge : Theme.line
        radius: Theme.tileRadius
        pressed: area.pressed

        Icon {
            x: 9
            y: 8
            size: 30
            name: root.sign
            color: Theme.ink2
        }
        Words {
            id: nameText
            anchors { left: parent.left; leftMargin: 10; bottom: parent.bottom; bottomMargin: 4 }
            width: root.width - 12
            text: root.name
            size: Theme.size(16, 15, 16)
            color: Theme.ink2
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
        Words {
            anchors { right: number.left; rightMargin: 4; top: parent.top; topMargin: 8 }
            visible: root.change !== 0
            text: root.change > 0 ? "+" + root.change : "−" + -root.change
            size: 22 * Theme.scale
            font.bold: true
            color: Theme.brassInk
            Accessible.ignored: true
        }
        Digits {
            id: number
            anchors { right: parent.right; rightMargin: 11; verticalCenter: parent.verticalCenter; verticalCenterOffset: root.stacked ? -nameText.height / 2 : 2 }
            value: root.shown
            // The number makes room for the name, never the name for the number.
            size: root.stacked ? Math.max(24, Math.min(Theme.trackerSize, (root.height - nameText.height - 6) * 0.86, (root.width - 56) / (0.56 * root.shown.length)))
                : Math.max(34, Math.min(Theme.trackerSize, root.height * 0.74, (root.width - nameText.implicitWidth - 24) / (0.56 * root.shown.length)))
            color: root.lacking ? Theme.bad : Theme.ink
        }
    }
}
