// SPDX-License-Identifier: GPL-3.0-or-later
// A piece in a side's column: counter, name, place, state in words, health as blocks. Touch chooses it.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Touchable {
    id: root

    property string side: "nobody"
    property string code
    property string sign
    property string number
    property string name
    property string place
    property string told             // whose, what, how and where in words, for a screen reader
    property string mark             // a state in words, "Fever"
    property string markSign         // its icon
    property bool markGood: false    // brass words instead of red
    property var marks: []           // object: several: [{ name, sign, good }], each in its own colour below the rest
    property int health: 0
    property int healthMost: 0
    property bool compact: false     // one of many: small, its marks as icons
    property bool plain: false       // without a card: what merely stands on the board
    property bool chosen: false
    property bool spent: false
    property bool lying: false

    readonly property bool narrow: width < 230
    readonly property bool several: !compact && marks.length > 1
    readonly property real foot: several ? all.height + 8 : 0
    readonly property color inkNow: spent ? Theme.ink3 : Theme.ink

    implicitWidth: 260
    implicitHeight: compact ? Math.max(50, words.implicitHeight + 12) : Math.max(plain ? 60 : mark === "" || several || narrow ? 84 : 96, words.implicitHeight + 20) + foot
    ringRadius: Theme.tileRadius
    text: name
    Accessible.name: Theme.say([told !== "" ? told : Theme.say([name, place, mark, healthMost > 0 ? qsTr("health %1 of %2").arg(health).arg(healthMost) : ""]),
                                chosen ? qsTr("chosen") : "", spent ? qsTr("spent") : "", lying ? qsTr("down") : ""])

    Plate {
        anchors.fill: parent
        fill: root.plain && !root.chosen ? "transparent" : root.chosen ? Theme.raised : root.spent ? Theme.page : Theme.card
        border: root.chosen ? Theme.brassLine : root.plain ? "transparent" : Theme.line
        borderWidth: root.chosen ? 3 : 1
        radius: Theme.tileRadius
        lip: root.plain ? 0 : 3
        pressed: root.pressed

        Counter {
            id: counter
            anchors { left: parent.left; leftMargin: root.plain ? 2 : root.compact ? 6 : 10; verticalCenter: parent.verticalCenter; verticalCenterOffset: -1 - root.foot / 2 }
            width: root.compact ? 40 : root.plain ? 46 : Theme.isPhone ? 54 : 60
            side: root.side
            code: root.code
            sign: root.sign
            number: root.number
            spent: root.spent
            lying: root.lying
            marks: root.compact ? Array.from(root.marks, mark => mark.sign) : []
            Accessible.ignored: true
        }
        Column {
            id: words
            anchors {
                left: counter.right; leftMargin: root.compact ? 6 : 12
                right: root.narrow ? parent.right : blocks.left; rightMargin: root.compact ? 4 : 8
                verticalCenter: parent.verticalCenter
                verticalCenterOffset: -root.foot / 2
            }
            Words {
                width: parent.width
                text: root.name
                size: root.compact ? Theme.noteSize : Theme.nameSize
                font.bold: true
                color: root.inkNow
                Accessible.ignored: true
            }
            Words {
                visible: text !== "" && !(root.narrow && root.healthMost > 0)
                width: parent.width
                text: root.place
                size: root.compact ? Theme.leastSize : Theme.noteSize
                color: root.spent ? Theme.ink3 : Theme.ink2
                Accessible.ignored: true
            }
            Item {
                visible: root.narrow && root.healthMost > 0 && !root.compact
                width: 1
                height: 32
            }
            Row {
                visible: root.mark !== "" && !root.narrow && !root.several
                spacing: 3
                Icon {
                    visible: root.markSign !== ""
                    size: 18
                    name: root.markSign
                    color: root.markGood ? Theme.brassInk : Theme.bad
                }
                Words {
                    text: root.mark
                    size: Theme.noteSize
                    font.bold: true
                    color: root.markGood ? Theme.brassInk : Theme.bad
                    Accessible.ignored: true
                }
            }
        }
        Row {
            id: blocks
            spacing: 4
            x: root.narrow ? words.x : parent.width - width - 13
            y: root.narrow ? parent.height - height - 12 - root.foot : (parent.height - height - root.foot) / 2

            Repeater {
                model: root.healthMost
                Rectangle {
                    required property int index
                    width: 13
                    height: 26
                    radius: 3
                    color: index < root.health ? Sides.ink(root.side) : "transparent"
                    border { width: index < root.health ? 0 : 2; color: Theme.edge }
                }
            }
            Icon {
                visible: root.narrow && root.markSign !== "" && !root.several && !root.compact
                size: 24
                name: root.markSign
                color: root.markGood ? Theme.brassInk : Theme.bad
            }
        }
        Flow {
            id: all
            anchors { left: parent.left; leftMargin: 12; right: parent.right; rightMargin: 8; bottom: parent.bottom; bottomMargin: 12 }
            visible: root.several
            spacing: 8
            Repeater {
                model: root.several ? root.marks : []
                Row {
                    id: one
                    required property var modelData     // object: one of marks
                    readonly property color ink: modelData.good ? Theme.brassInk : Theme.bad
                    spacing: 3
                    Icon {
                        anchors.verticalCenter: parent.verticalCenter
                        size: root.narrow ? 24 : 18
                        name: one.modelData.sign
                        color: one.ink
                    }
                    Words {
                        visible: !root.narrow
                        anchors.verticalCenter: parent.verticalCenter
                        text: one.modelData.name
                        size: Theme.noteSize
                        font.bold: true
                        wrapMode: Text.NoWrap
                        color: one.ink
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
