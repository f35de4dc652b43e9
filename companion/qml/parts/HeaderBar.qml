// SPDX-License-Identifier: GPL-3.0-or-later
// The bar on top of every table screen: round, whose turn, one sentence, and the buttons. On phones only the
// buttons named in `phoneButtons` stay; the sentence shows in landscape only.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Rectangle {
    id: root

    property string round
    property string roundName
    property string roundOf
    property string side: "nobody"
    property string whose
    property string rest
    property list<string> briefer     // instead of it, where it finds no room
    property string sentence
    property var buttons: [     // object: a button each
        { id: "scan", sign: "scan", name: qsTr("Scan") },
        { id: "log", sign: "log", name: qsTr("Log") },
        { id: "menu", sign: "menu", name: qsTr("Menu") }
    ]
    property string bandSign         // what the band leads to, when it is touched
    property string bandName

    signal touched(string id)
    signal bandTouched
    signal bandRuleAsked

    readonly property real bandStart: 21 + mark.width + (Theme.isPhone ? 20 : 24)

    implicitWidth: Theme.windowWidth
    implicitHeight: Math.max(Theme.barHeight, band.implicitHeight + (Theme.isPhone ? 12 : 20))
    color: Theme.page

    Rectangle {
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: 1
        color: Theme.line
    }
    RoundMark {
        id: mark
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.fromStart(21, width, root.width)
        value: root.round
        name: root.roundName
        of: root.roundOf
    }
    TurnBand {
        id: band
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.fromStart(root.bandStart, width, root.width)
        visible: root.whose !== ""
        width: Math.min(Theme.isPhone ? implicitWidth + 12 : 380, root.width - root.bandStart - buttonRow.width - (Theme.isPhone ? 22 : 24))
        side: root.side
        whose: root.whose
        rest: root.rest
        briefer: root.briefer
        sign: root.bandSign

        Touchable {
            objectName: "band"
            visible: root.bandSign !== ""
            anchors.centerIn: parent
            width: parent.width
            height: Math.max(parent.height, Theme.touch)
            ringRadius: Theme.tileRadius
            text: root.bandName
            onClicked: root.bandTouched()
            ruled: true
            onRuleAsked: root.bandRuleAsked()
        }
    }
    Sentence {
        id: told
        readonly property real start: band.visible ? root.bandStart + band.width + 24 : root.bandStart
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.fromStart(start, width, root.width)
        width: Math.max(0, root.width - start - buttonRow.width - 20)
        visible: Theme.isLandscape && !Theme.isPhone
        size: implicitSize
        readonly property real implicitSize: Theme.size(22, 20, 22)
        height: root.height - 8
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.leastSize
        elide: Text.ElideRight               // what finds no room even so is a touch away
        text: root.sentence
        color: Theme.ink2
    }
    Row {
        id: buttonRow
        anchors.verticalCenter: parent.verticalCenter
        x: Theme.fromStart(root.width - width - (Theme.isPhone ? 14 : 12), width, root.width)
        layoutDirection: Theme.mirrored ? Qt.RightToLeft : Qt.LeftToRight
        spacing: 4

        Repeater {
            model: root.buttons.filter(button => !Theme.isPhone || button.id === "menu")
            IconButton {
                required property var modelData     // object: one of buttons
                sign: modelData.sign
                text: modelData.name
                caption: modelData.caption ?? ""
                onClicked: root.touched(modelData.id)
            }
        }
    }
}
