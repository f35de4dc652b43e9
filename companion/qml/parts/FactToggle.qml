// SPDX-License-Identifier: GPL-3.0-or-later
// A fact that matters: name, value, and where it came from. Known from the state it lies flat; changeable it has lip
// and edge; set by hand it is raised with a brass line. With `stepped` it is a number with − and + at its ends.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Item {
    id: root

    property string name
    property string value            // "no", "yes", "2"
    property string source           // "from the board"
    property bool known: false       // the state knows it: cannot be changed here
    property bool byHand: false      // the referee set it
    property bool stepped: false
    property int number: 0           // for stepped
    property int from: 0
    property int to: 99

    property bool ruled: false

    signal ruleAsked
    signal touched                   // change to the next value
    signal stepTo(int number)        // stepped: the new number

    implicitWidth: Math.max(stepped ? 204 : 150, Math.ceil(Math.max(nameMeasure.advanceWidth, sourceMeasure.advanceWidth)) + (stepped ? 112 : 34))
    implicitHeight: Math.max(92, words.implicitHeight + 14)

    // Not what the texts say of themselves: they are wrapped at the width that follows from it.
    TextMetrics { id: nameMeasure; font: nameText.font; text: root.name }
    TextMetrics { id: sourceMeasure; font: sourceText.font; text: root.source }

    readonly property bool told: known || stepped        // read, and not touched by itself
    readonly property string spoken: Theme.say([name + ": " + (stepped ? number : value), source])

    // Only what it needs is made: what is touched, or what is read.
    Late {
        id: area
        wanted: !root.told
        Touchable {
            anchors.fill: root
            ringRadius: Theme.tileRadius
            text: root.name
            Accessible.name: root.spoken
            ruled: root.ruled
            onRuleAsked: root.ruleAsked()
            onClicked: root.touched()
        }
    }
    Late {
        wanted: root.told
        RuledLine {
            anchors.fill: root
            text: root.name
            Accessible.name: root.spoken
            ruled: root.ruled
            onRuleAsked: root.ruleAsked()
        }
    }
    Plate {
        id: tile
        anchors.fill: parent
        flat: root.known
        fill: root.byHand ? Theme.raised : Theme.card
        border: root.byHand ? Theme.brassLine : Theme.edge
        lip: 3
        radius: Theme.tileRadius
        pressed: (area.made as Touchable)?.pressed ?? false

        Column {
            id: words
            x: root.stepped ? 62 : 16
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - x - (root.stepped ? 48 : 8)
            spacing: -2

            Words {
                id: nameText
                width: parent.width
                text: root.name
                size: Theme.labelSize
                color: Theme.ink2
                Accessible.ignored: true
            }
            Words {
                width: parent.width
                text: root.stepped ? Theme.figure(root.number) : root.value
                size: Theme.size(27, 24, 60)
                font.bold: true
                Accessible.ignored: true
            }
            Words {
                id: sourceText
                visible: text !== ""
                width: parent.width
                text: root.source
                size: Theme.leastSize
                color: root.known ? Theme.ink2 : Theme.ink3
                Accessible.ignored: true
            }
        }
        Late {
            wanted: root.stepped && !root.known
            IconButton {
                anchors.verticalCenter: tile.face.verticalCenter
                width: 56
                height: Math.min(92, tile.face.height)
                sign: "minus"
                size: 24
                text: qsTr("%1 less").arg(root.name)
                enabled: root.number > root.from
                onClicked: root.stepTo(root.number - 1)
                ruled: root.ruled
                onRuleAsked: root.ruleAsked()
            }
        }
        Late {
            wanted: root.stepped && !root.known
            IconButton {
                anchors { right: tile.face.right; verticalCenter: tile.face.verticalCenter }
                width: 56
                height: Math.min(92, tile.face.height)
                sign: "plus"
                size: 24
                text: qsTr("%1 more").arg(root.name)
                enabled: root.number < root.to
                onClicked: root.stepTo(root.number + 1)
                ruled: root.ruled
                onRuleAsked: root.ruleAsked()
            }
        }
    }
}
