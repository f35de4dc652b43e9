// SPDX-License-Identifier: GPL-3.0-or-later
// One act in the log: round and entry, whose, the sentence, dice, time. Acts that were taken back lie pale.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Touchable {
    id: root

    required property var model
    readonly property color inkNow: model.undone ? Theme.ink3 : Theme.ink
    readonly property var faces: (model.rolls ?? []).filter(roll => typeof roll.got !== "string").slice(0, Theme.isPhone ? 1 : 3)

    signal touched(var seq)
    signal whole(string id)

    implicitHeight: Math.max(70, sentence.implicitHeight + (branch.visible ? 30 : 0) + 20)
    text: model.sentence
    Accessible.name: Theme.say([model.number, model.sentence, model.undone ? qsTr("taken back") : "", model.time])
    onClicked: touched(model.seq)

    Rectangle {
        visible: !root.model.here
        anchors { bottom: parent.bottom; left: parent.left; right: parent.right; leftMargin: 12; rightMargin: 12 }
        height: 1
        color: Theme.line
    }
    Rectangle {
        visible: root.model.here
        anchors.fill: parent
        radius: 6
        color: Theme.raised
        border { width: 3; color: Theme.brassLine }
    }
    Column {
        id: left
        x: 14
        anchors.verticalCenter: parent.verticalCenter
        width: 52
        Words {
            text: root.model.number
            size: Theme.valueSize
            color: Theme.ink2
            Accessible.ignored: true
        }
        Words {
            text: root.model.time
            size: Theme.leastSize
            color: Theme.ink3
            Accessible.ignored: true
        }
    }
    SideShape {
        id: shape
        anchors { left: left.right; leftMargin: 6; verticalCenter: parent.verticalCenter }
        width: 20
        height: 20
        side: root.model.colour
        color: root.model.undone ? Theme.ink3 : Sides.ink(root.model.colour)
    }
    Column {
        anchors { left: shape.right; leftMargin: 16; right: dice.left; rightMargin: 8; verticalCenter: parent.verticalCenter }
        Sentence {
            id: sentence
            width: parent.width
            text: root.model.sentence
            size: Theme.size(22, 19, 22)
            color: root.inkNow
            Accessible.ignored: true
        }
        Row {
            id: branch
            visible: root.model.branches
            spacing: 6
            Icon {
                size: 20
                name: "branch"
                color: Theme.ink2
            }
            Words {
                text: qsTr("another line begins here")
                size: Theme.leastSize
                color: Theme.ink2
            }
        }
    }
    Row {
        id: dice
        anchors { right: parent.right; rightMargin: 10; verticalCenter: parent.verticalCenter }
        spacing: 6
        Icon {
            visible: root.model.ruled
            anchors.verticalCenter: parent.verticalCenter
            size: 24
            name: "pen"
            color: Theme.brassInk
        }
        Repeater {
            model: root.faces
            DieFace {
                required property var modelData
                y: (dice.height - height) / 2
                width: 40
                sides: Number(String(modelData.dice).split("d")[1] ?? 6)
                face: Number(Array.from(modelData.got)[0])
                faded: root.model.undone
                Accessible.ignored: true
            }
        }
        IconButton {
            objectName: "whole"
            sign: "book"
            text: qsTr("Entry %1 in full").arg(root.model.number)
            onClicked: root.whole(root.model.id)
        }
    }
}
