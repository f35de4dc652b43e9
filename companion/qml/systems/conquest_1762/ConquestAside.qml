// SPDX-License-Identifier: GPL-3.0-or-later
// Beside the map of 1762: what the player whose turn it is has, what everybody takes after a roll, what an attack would
// come to, and how far each player is from each victory.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Flickable {
    id: root

    property var takes: []                   // [{ side, got: [[resource, count]], soldiers }] of the last roll
    property string handOf                   // whose hand the button opens
    readonly property string active: TableController.active

    implicitHeight: column.height
    contentHeight: column.height
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentHeight > height
    clip: interactive

    function collect(events: var): void {
        const bySide = ({})
        const rolled = events.some(event => event.event === "rolled")
        for (const event of events) {
            if (event.event !== "collected" && event.event !== "metropolis-bonus" && !(rolled && event.event === "reinforcements"))
                continue
            const row = bySide[event.side] ?? (bySide[event.side] = { side: event.side, got: ({}), soldiers: 0 })
            for (const resource in event.got ?? ({}))
                row.got[resource] = (row.got[resource] ?? 0) + event.got[resource]
            row.soldiers += event.soldiers ?? 0
        }
        takes = Object.values(bySide).map(row => ({ side: row.side, got: Object.entries(row.got), soldiers: row.soldiers }))
    }

    Connections {
        target: TableController
        function onHappened(events: var): void { root.collect(events) }
    }

    Flow {
        id: column
        readonly property real block: Theme.isPortrait ? (root.width - 16) / 2 : root.width
        width: root.width
        spacing: 14

        ProspectList {
            objectName: "prospects"
            rows: TableController.prospects
            width: column.block
        }
        Rectangle {
            objectName: "takes"
            visible: root.takes.length > 0 && TableController.prospects.length === 0
            width: column.block
            height: list.height + 24
            radius: Theme.tileRadius
            color: Theme.raised
            border { width: 1; color: Theme.edge }

            Column {
                id: list
                x: 14
                y: 12
                width: parent.width - 28
                spacing: 8
                Caps { text: qsTr("Take these") }
                Repeater {
                    model: root.takes
                    Row {
                        id: take
                        required property var modelData
                        width: list.width
                        spacing: 8
                        Accessible.role: Accessible.StaticText
                        Accessible.name: Theme.say([TableController.sideName(modelData.side)].concat(modelData.got.map(pair => pair[1] + " " + TableController.wordFor(pair[0]))))
                        SideShape {
                            anchors.verticalCenter: parent.verticalCenter
                            width: 20
                            height: 20
                            side: TableController.colourOf(take.modelData.side)
                            color: Sides.ink(side)
                        }
                        Flow {
                            width: list.width - 28
                            spacing: 10
                            Repeater {
                                model: take.modelData.got.concat(take.modelData.soldiers > 0 ? [["soldiers", take.modelData.soldiers]] : [])
                                Row {
                                    id: good
                                    required property var modelData
                                    spacing: 3
                                    Words {
                                        anchors.verticalCenter: parent.verticalCenter
                                        text: good.modelData[1]
                                        size: Theme.size(24, 22, 24)
                                        font.bold: true
                                        wrapMode: Text.NoWrap
                                    }
                                    Icon {
                                        anchors.verticalCenter: parent.verticalCenter
                                        size: 24
                                        name: TableController.signFor(good.modelData[0])
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        Column {
            width: column.block
            spacing: 8
            SideColumn {
                width: parent.width
                height: implicitHeight
                visible: root.active !== ""
                side: TableController.activeColour
                name: TableController.activeName
                trackers: TableController.stocksOf(root.active)
                trackerColumns: 3
            }
            Repeater {
                model: TableController.sides
                Touchable {
                    id: hand
                    required property var model
                    readonly property bool theirs: model.id === root.active || TableController.offers.count >= 0 && TableController.secretOffers(model.id).length > 0
                    objectName: "hand-" + model.id
                    visible: theirs
                    width: parent.width
                    height: visible ? 56 : 0
                    text: qsTr("The hand of %1: touch and hold").arg(model.name)
                    onPressAndHold: sheet.openFor(model.id)
                    Keys.onReturnPressed: sheet.openFor(model.id)

                    Plate {
                        anchors.fill: parent
                        fill: Theme.card
                        border: Theme.edge
                        lip: 3
                        pressed: hand.pressed
                        Row {
                            anchors { left: parent.left; leftMargin: 14; verticalCenter: parent.verticalCenter }
                            spacing: 10
                            SideShape {
                                anchors.verticalCenter: parent.verticalCenter
                                width: 20
                                height: 20
                                side: hand.model.colour
                                color: Sides.ink(side)
                            }
                            Icon {
                                anchors.verticalCenter: parent.verticalCenter
                                size: 26
                                name: "card"
                            }
                            Words {
                                anchors.verticalCenter: parent.verticalCenter
                                text: hand.pressed ? qsTr("keep holding") : qsTr("Hold to see the hand")
                                wrapMode: Text.NoWrap
                                Accessible.ignored: true
                            }
                        }
                    }
                }
            }
        }
        VictoryTable {
            objectName: "victories"
            width: column.block
        }
    }
    HandSheet {
        id: sheet
        objectName: "hand"
        parent: root.Window.contentItem
    }
}
