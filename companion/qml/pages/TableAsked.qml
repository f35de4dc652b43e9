// SPDX-License-Identifier: GPL-3.0-or-later
// Where the group plays on a board of its own: a card for each place that the program knows, with who stands there.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Flickable {
    id: root

    readonly property real least: Theme.isPhone ? 170 : 216
    readonly property int columns: Math.max(1, Math.floor((width + 8) / (least + 8)))

    contentHeight: flow.height
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    KeyedRows { id: counters; source: root.visible ? Tabletop.counters : [] }

    Flow {
        id: flow
        width: root.width
        spacing: 8

        Repeater {
            model: root.visible ? Tabletop.places : []   // a card for each place, and in it a seat for each counter
            Touchable {
                id: place
                required property var model     // row: a row of Tabletop.places
                readonly property string state: model.state ?? ""
                readonly property bool chosen: state === "chosen" || Selection.chosen !== "" && Names.cellOf(Selection.chosen) === model.id
                readonly property bool lit: state !== "" && !chosen
                implicitWidth: (root.width - 8 * (root.columns - 1)) / root.columns
                implicitHeight: Math.max(92, content.implicitHeight + 22)
                text: model.title
                Accessible.name: Theme.say([text, (model.badges ?? []).map(badge => badge.name).join(", "), chosen ? qsTr("chosen") : lit ? qsTr("may be touched") : ""])
                onClicked: TableController.touchPlace(model.id)
                ruled: true
                onRuleAsked: Rules.showPlace(model.id)

                Plate {
                    anchors.fill: parent
                    fill: place.state === "legal" || place.state === "target" ? Theme.legalFill : Theme.card
                    border: place.lit || place.chosen ? Theme.brassLine : Theme.line
                    borderWidth: place.chosen ? 4 : place.lit ? 2 : 1
                    lip: place.lit || place.chosen ? 3 : 0
                    pressed: place.pressed

                    Column {
                        id: content
                        anchors { left: parent.left; right: parent.right; margins: 12; verticalCenter: parent.verticalCenter }
                        spacing: 8
                        Row {
                            spacing: 8
                            Icon {
                                visible: name !== ""
                                anchors.verticalCenter: parent.verticalCenter
                                size: 24
                                name: place.model.goods.length > 0 ? place.model.goods[0].sign : place.model.sign
                                color: Theme.ink2
                            }
                            Words {
                                anchors.verticalCenter: parent.verticalCenter
                                text: place.text
                                font.bold: true
                                wrapMode: Text.NoWrap
                                Accessible.ignored: true
                            }
                            BoardBadges {
                                anchors.verticalCenter: parent.verticalCenter
                                size: 16
                                badges: place.model.badges ?? []
                            }
                        }
                        Flow {
                            width: parent.width
                            spacing: 8
                            visible: standing.count > 0
                            Repeater {
                                id: standing
                                model: counters.model
                                Counter {
                                    id: counter
                                    required property var model     // row: as counters.row() takes it
                                    readonly property var row: counters.row(model)     // any: a counter: a row or an object
                                    readonly property bool here: row?.cell !== undefined && row.cell === place.model?.id   // neither is on its way out
                                    visible: here
                                    width: here ? 38 + 18 * (row.kinds ?? []).length : 0
                                    height: width
                                    side: here ? row.side ?? "nobody" : "nobody"
                                    chosen: here && (row.chosen ?? false)
                                    target: here && (row.target ?? false)
                                    marks: here ? row.marks ?? [] : []
                                    StackFace {
                                        anchors.fill: parent
                                        kinds: counter.here ? counter.row.kinds ?? [] : []
                                        side: counter.side
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
