// SPDX-License-Identifier: GPL-3.0-or-later
// Back and forth through a game: a tick for each round, a thumb that steps by entry, older lines as dotted spurs. The
// board beside it follows at once.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Adjutant

T.Slider {
    id: root

    property int entries: 1          // how many there are
    property var rounds: []          // list: a scrubMark each: where they begin
    property var branches: []        // object: likewise: older lines that left there
    property string caption: qsTr("Round")

    signal scrubbed(int entry)       // the referee moved it

    from: 1
    to: Math.max(1, entries)
    stepSize: 1
    snapMode: T.Slider.SnapAlways
    implicitWidth: 530
    implicitHeight: branches.length > 0 ? 118 : 98
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Slider
    Accessible.name: qsTr("entry %1 of %2").arg(Math.round(value)).arg(entries)
    Accessible.onIncreaseAction: { increase(); moved() }
    Accessible.onDecreaseAction: { decrease(); moved() }
    onMoved: scrubbed(Math.round(value))

    readonly property real trackY: 64
    readonly property real thumb: 56
    readonly property real span: width - thumb

    function place(entry: real): real {
        return thumb / 2 + (to > from ? (entry - from) / (to - from) : 0) * span
    }

    Item {
        anchors.fill: parent
        z: -1
        Caps { text: root.caption; size: Theme.size(16, 15, 44) }
        Words {
            anchors.right: parent.right
            text: root.Accessible.name
            size: Theme.labelSize
            color: Theme.ink2
            Accessible.ignored: true
        }
        Rectangle {
            x: root.thumb / 2
            y: root.trackY
            width: root.span
            height: 10
            radius: 5
            color: Theme.line
        }
        Rectangle {
            x: root.thumb / 2
            y: root.trackY
            width: root.place(root.value) - x
            height: 10
            radius: 5
            color: Theme.ink2
        }
        Repeater {
            model: root.rounds
            Item {
                id: tick
                required property var modelData     // object: one of rounds
                required property int index
                // With many rounds only every fifth has its number.
                readonly property bool named: root.rounds.length <= Math.max(4, root.width / 50) || index % 5 === 0
                x: root.place(modelData.step)
                y: 30
                Rectangle { width: 2; height: tick.named ? 40 : 22; y: tick.named ? 0 : 18; color: Theme.edge }
                Words {
                    visible: tick.named
                    x: 8
                    y: -2
                    text: tick.modelData.name
                    size: Theme.size(20, 17, 44)
                    color: Theme.ink2
                    wrapMode: Text.NoWrap
                }
            }
        }
        Repeater {
            model: root.branches
            PathItem {
                required property var modelData     // object: one of branches
                readonly property real reach: Math.max(30, root.place(modelData.step + modelData.length) - root.place(modelData.step))
                x: root.place(modelData.step)
                y: root.trackY + 6
                width: Math.min(reach + 6, root.width - x)
                height: 44
                grid: 0
                path: "M2 2C10 22 18 36 34 36H" + Math.max(40, width - 4)
                stroke: Theme.edge
                strokeWidth: 5
                dash: [0.2, 9]
            }
        }
    }
    handle: Plate {
        x: root.place(root.value) - width / 2
        y: root.trackY + 5 - height / 2
        width: root.thumb
        height: 54
        lip: 4
        fill: Theme.ink
        border: "transparent"
        borderWidth: 0
        lipColor: Theme.isLight ? "#000000" : Theme.edge
        radius: 9
        pressed: root.pressed
        Row {
            anchors.centerIn: parent
            spacing: 6
            Repeater {
                model: 3
                Rectangle { width: 3; height: 24; color: Theme.page }
            }
        }
        FocusRing { shown: root.visualFocus; around: 9 }
    }
}
