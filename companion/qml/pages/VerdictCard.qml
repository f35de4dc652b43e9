// SPDX-License-Identifier: GPL-3.0-or-later
// Who won and why; it is there while the game is over.
import QtQuick
import Adjutant

Plate {
    id: root

    property bool hidden: false
    property real room: Theme.windowWidth

    signal report
    signal home

    implicitWidth: Math.min(room - 24, 640)
    implicitHeight: column.height + 56
    fill: Theme.page
    border: Theme.edge
    lip: 5
    radius: Theme.sheetRadius

    // Its touches are its own: nothing that lies under it is touched through it.
    MouseArea {
        anchors.fill: parent
        onWheel: event => event.accepted = true
    }
    Column {
        id: column
        x: 28
        y: 24
        width: parent.width - 56
        spacing: 18

        // What the rules say of such an end.
        RuledLine {
            objectName: "why"
            width: parent.width
            implicitHeight: told.height
            text: Theme.say([verdict.text, reason.text])
            Accessible.role: Accessible.Heading
            ruled: true
            onRuleAsked: Rules.showReason(Standing.reason, verdict.text)

            Column {
                id: told
                width: parent.width
                spacing: column.spacing
                Sentence {
                    id: verdict
                    objectName: "verdict"
                    width: parent.width
                    title: true
                    text: Standing.result.words
                    Accessible.ignored: true
                }
                Sentence {
                    id: reason
                    width: parent.width
                    text: Standing.reason !== "" ? Names.wordOf("reason", Standing.reason) + "." : ""
                    color: Theme.ink2
                    Accessible.ignored: true
                }
            }
        }
        Flow {
            width: parent.width
            spacing: 12
            Offer {
                objectName: "report"
                width: Theme.isPhone ? parent.width : 280
                height: Theme.offerHeight
                likely: true
                sign: "log"
                text: qsTr("Report")
                sub: qsTr("to read out or print")
                onChosen: root.report()
            }
            Offer {
                width: Theme.isLying ? (parent.width - 12) / 2 : Theme.isPhone ? parent.width : Math.max(140, implicitWidth)
                height: Theme.offerHeight
                sign: "map"
                text: qsTr("Look")
                onChosen: root.hidden = true
            }
            Offer {
                width: Theme.isLying ? (parent.width - 12) / 2 : Theme.isPhone ? parent.width : Math.max(140, implicitWidth)
                height: Theme.offerHeight
                sign: "home"
                text: qsTr("Home")
                onChosen: root.home()
            }
        }
    }
}
