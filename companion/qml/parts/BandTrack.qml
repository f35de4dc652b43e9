// SPDX-License-Identifier: GPL-3.0-or-later
// A track with bands and an inverse marker: a number that everybody asks for. Vertical with low at the bottom, or
// horizontal with low at the left. Never mirrored.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Item {
    id: root

    property string name                     // "Tension"
    property int from: 1
    property int to: 10
    property int value: 1
    property var bands: []                   // object: [{ name, from, to }], low to high, at most three kinds of fill
    property bool vertical: Theme.isLandscape
    property bool showNames: !Theme.isPhone
    property bool showTitle: true
    property int counter: 0                  // discs filled towards the next rise
    property int counterMost: 0
    property string note                     // "rises in 1 round"
    property bool ruled: false

    signal ruleAsked

    readonly property int cells: Math.max(1, to - from + 1)
    readonly property real titleRoom: showTitle && (name !== "" || note !== "") ? Theme.capsSize + 10 : 0
    readonly property real nameRoom: showNames && bands.length > 0 ? Theme.capsSize + 8 : 0
    readonly property real discRoom: vertical && counterMost > 0 ? 36 : 0
    readonly property rect box: vertical
        ? Qt.rect(nameRoom, titleRoom, width - nameRoom - 6, height - titleRoom - discRoom)
        : Qt.rect(0, titleRoom, width, height - titleRoom - nameRoom)
    readonly property real length: ((vertical ? box.height : box.width) - 3 * (cells - 1)) / cells
    readonly property real across: vertical ? box.width : box.height
    readonly property int place: Math.max(from, Math.min(to, value))

    implicitWidth: vertical ? nameRoom + 76 : 400
    implicitHeight: vertical ? 520 : titleRoom + nameRoom + (Theme.isPhone ? 40 : 62)
    readonly property string spoken: Theme.say([name + " " + value, bandName(value), note])

    // Where the cell of a number begins, along the track.
    function start(number: int): real {
        const index = vertical ? to - number : number - from
        return (vertical ? box.y : box.x) + index * (length + 3)
    }
    function bandOf(number: int): int {
        return bands.findIndex(band => number >= band.from && number <= band.to)
    }
    function bandName(number: int): string {
        const index = bandOf(number)
        return index < 0 ? "" : bands[index].name
    }
    function fill(number: int): color {
        const index = bandOf(number)
        if (index < 0)
            return Theme.card
        const last = Math.max(1, bands.length - 1)
        return [Theme.band0, Theme.band1, Theme.band2][Math.round(index / last * 2)]
    }

    Caps {
        id: title
        visible: root.showTitle
        x: root.vertical ? root.box.x + (root.box.width - width) / 2 : 0
        text: root.name
        color: Theme.ink
        Accessible.ignored: true
    }
    Repeater {
        model: root.cells

        Rectangle {
            required property int index
            readonly property int number: root.from + index
            x: root.vertical ? root.box.x : root.start(number)
            y: root.vertical ? root.start(number) : root.box.y
            width: root.vertical ? root.across : root.length
            height: root.vertical ? root.length : root.across
            radius: 5
            color: root.fill(number)

            Words {
                anchors.centerIn: parent
                text: parent.number
                size: Math.min(parent.height, parent.width * 1.1) * 0.46
                font.bold: true
                color: Theme.bandInk
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }
    Repeater {
        model: root.showNames ? root.bands : []

        Item {
            id: bandLabel
            required property var modelData     // object: one of bands
            readonly property real a: root.start(root.vertical ? modelData.to : modelData.from)
            readonly property real b: root.start(root.vertical ? modelData.from : modelData.to) + root.length
            x: root.vertical ? 0 : a
            y: root.vertical ? a : root.box.y + root.box.height + 10
            width: root.vertical ? root.nameRoom - 6 : b - a
            height: root.vertical ? b - a : root.nameRoom

            Caps {
                anchors.centerIn: parent
                rotation: root.vertical ? -90 : 0
                text: bandLabel.modelData.name
                size: Math.max(12, Math.min(Theme.size(15, 15, 40), (root.vertical ? bandLabel.height : bandLabel.width) / Math.max(1, text.length) * 1.25))
                Accessible.ignored: true
            }
        }
    }
    // The marker slides when the value changes, not when the track is laid out.
    property bool ready: false
    property bool moving: false
    onValueChanged: moving = ready
    Component.onCompleted: ready = true

    Plate {
        id: marker
        readonly property real stretch: root.length * (root.length > root.across ? 1.12 : 1.3)
        readonly property real middle: root.start(root.place) + root.length / 2
        x: root.vertical ? root.box.x - 6 : Math.max(0, Math.min(root.width - width, middle - stretch / 2))
        y: root.vertical ? middle - stretch / 2 : root.box.y - 4
        width: root.vertical ? root.across + 12 : stretch
        height: (root.vertical ? stretch : root.across + 6) + lip
        fill: Theme.ink
        border: "transparent"
        borderWidth: 0
        lipColor: Theme.isLight ? "#000000" : Theme.edge
        radius: 7

        Behavior on x { enabled: root.moving; NumberAnimation { duration: Theme.marker; easing.type: Easing.OutCubic } }
        Behavior on y { enabled: root.moving; NumberAnimation { duration: Theme.marker; easing.type: Easing.OutCubic } }

        Digits {
            anchors.centerIn: parent
            value: String(root.value)
            size: Math.min(Theme.markerSize, marker.height * 0.86, marker.width * 0.9)
            color: Theme.page
        }
    }
    // Where it has no room beside the name the discs alone say it, and the name for screen readers.
    Words {
        visible: !root.vertical && root.showTitle && x >= title.x + title.width + 6
        anchors { right: discs.visible ? discs.left : parent.right; rightMargin: discs.visible ? 14 : 0 }
        y: -2
        text: root.note
        size: Theme.noteSize
        color: Theme.ink2
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
    Row {
        id: discs
        visible: root.counterMost > 0
        spacing: 5
        x: root.vertical ? root.box.x + (root.box.width - width) / 2 : root.width - width
        y: root.vertical ? root.height - height : 0

        Repeater {
            model: root.counterMost
            Rectangle {
                required property int index
                width: 19
                height: 19
                radius: 9.5
                color: index < root.counter ? Theme.ink : "transparent"
                border { width: 2; color: Theme.edge }
            }
        }
    }
    RuledLine {
        anchors.fill: parent
        text: root.name
        Accessible.name: root.spoken
        ruled: root.ruled
        onRuleAsked: root.ruleAsked()
    }
}
