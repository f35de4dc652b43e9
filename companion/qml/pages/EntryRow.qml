// SPDX-License-Identifier: GPL-3.0-or-later
// One act in the log: round and entry, whose, the sentence, dice, time; below it a pill for each older line that left
// there. Acts that were taken back lie pale.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Touchable {
    id: root

    required property var model     // row: a row of the list that shows it
    readonly property color inkNow: model.undone ? Theme.ink3 : Theme.ink
    // Every die of it, as far as there is room; the whole entry has them all.
    readonly property var faces: (model.rolls ?? []).reduce((dice, roll) => dice.concat(roll.dice), []).slice(0, Theme.isPhone ? 4 : 8)   // list: a thrownDie each
    readonly property real dieSize: faces.length > (Theme.isPhone ? 1 : 3) ? 28 : 40
    readonly property real actHeight: Math.max(70, said.implicitHeight + 20, dice.implicitHeight + 4)
    // Who plays the side of it.
    readonly property string person: (Seating.seats, Seating.personOf(model.side))

    signal touched(int seq)
    signal whole(string id)

    implicitHeight: actHeight + older.height
    text: model.sentence
    Accessible.name: Theme.say([model.number, person, model.sentence, model.undone ? qsTr("taken back") : "", model.time])
    ruled: Rules.hasAction(model.word ?? "")
    onRuleAsked: Rules.showAction(model.word, model.sentence)
    onClicked: touched(model.seq)

    Rectangle {
        visible: !root.model.here
        anchors { bottom: parent.bottom; left: parent.left; right: parent.right; leftMargin: 12; rightMargin: 12 }
        height: 1
        color: Theme.line
    }
    Rectangle {
        visible: root.model.here
        width: parent.width
        height: root.actHeight
        radius: 6
        color: Theme.raised
        border { width: 3; color: Theme.brassLine }
    }
    Item {
        width: parent.width
        height: root.actHeight

        Column {
            id: left
            x: Theme.isPhone ? 8 : 14
            anchors.verticalCenter: parent.verticalCenter
            width: Math.max(52, number.implicitWidth, time.implicitWidth)
            Words {
                id: number
                text: root.model.number
                size: Theme.valueSize
                color: Theme.ink2
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
            Words {
                id: time
                text: root.model.time
                size: Theme.leastSize
                color: Theme.ink3
                wrapMode: Text.NoWrap
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
            id: said
            anchors { left: shape.right; leftMargin: Theme.isPhone ? 8 : 16; right: dice.left; rightMargin: 8; verticalCenter: parent.verticalCenter }
            Sentence {
                width: parent.width
                text: root.model.sentence
                size: Theme.size(22, 19, 22)
                wrapMode: Text.Wrap      // a long word beside dice on a phone
                color: root.inkNow
                Accessible.ignored: true
            }
            Words {
                visible: text !== ""
                width: parent.width
                text: root.person
                size: Theme.noteSize
                color: root.model.undone ? Theme.ink3 : Theme.ink2
                Accessible.ignored: true
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
            Grid {
                anchors.verticalCenter: parent.verticalCenter
                columns: Theme.isPhone ? 2 : 4
                spacing: 4
                Repeater {
                    model: root.faces
                    DieFace {
                        required property thrownDie modelData
                        width: root.dieSize
                        sides: modelData.sides
                        face: modelData.face
                        faded: root.model.undone
                        Accessible.ignored: true
                    }
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
    Column {
        id: older
        x: Theme.isPhone ? 8 : left.x + left.width - 20
        y: root.actHeight
        width: parent.width - x - 10

        Repeater {
            model: root.model.older ?? []
            BranchRow {
                required property leftLine modelData
                width: older.width
                text: qsTr("Another line of play left here: %1, %n acts", "", modelData.acts).arg(modelData.text)
                onClicked: root.touched(modelData.seq)
            }
        }
    }
}
