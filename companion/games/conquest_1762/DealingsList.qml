// SPDX-License-Identifier: GPL-3.0-or-later
// What the last act makes each player take and pay, in cards, gold and soldiers: "take these", "pay these".
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Rectangle {
    id: root

    property bool live: true                 // follows what happens
    property bool compact: false             // several players in a line where they fit
    readonly property real lineHigh: Math.ceil(figures.height)     // of one of these lines
    readonly property Measure figures: Measure { font { family: Theme.sans; bold: true; pixelSize: Theme.size(24, 20, 24) } }
    readonly property alias takes: dealt.takes  // a `dealtTo` each
    readonly property alias pays: dealt.pays
    readonly property var parts: {     // object: [{ title, rows }]
        const parts = []
        if (takes.length > 0)
            parts.push({ title: qsTr("Take these"), rows: takes })
        if (pays.length > 0)
            parts.push({ title: qsTr("Pay these"), rows: pays })
        return parts
    }

    // Of the last act that brought this event; what it said, empty where there was none.
    function showLast(event: string): string {
        return dealt.showLast(event)
    }

    Dealings {
        id: dealt
        table: TableController
        live: root.live
    }

    objectName: "dealings"
    visible: takes.length + pays.length > 0
    height: visible ? list.height + 2 * list.y : 0
    radius: Theme.tileRadius
    color: Theme.raised
    border { width: 1; color: Theme.edge }

    Column {
        id: list
        x: root.compact ? 10 : 14
        y: root.compact ? 4 : 12
        width: parent.width - 2 * x
        spacing: root.compact ? 4 : 8

        Repeater {
            model: root.parts
            Flow {
                id: part
                required property var modelData     // object: one of parts
                width: list.width
                spacing: root.compact ? 2 : 8
                Caps {
                    width: root.compact ? implicitWidth : part.width
                    height: root.compact ? root.lineHigh : implicitHeight
                    rightPadding: 10
                    verticalAlignment: Text.AlignVCenter
                    text: part.modelData.title
                }
                Repeater {
                    model: part.modelData.rows
                    Row {
                        id: row
                        required property dealtTo modelData
                        width: root.compact ? implicitWidth : part.width
                        spacing: 8
                        Accessible.role: Accessible.StaticText
                        Accessible.name: Theme.say([part.modelData.title, Names.sideName(modelData.side)].concat(modelData.goods.map(good => good.count + " " + Names.wordFor(good.of))))
                        SideShape {
                            y: Theme.size(5, 4, 5)     // in the middle of the first line
                            width: 20
                            height: 20
                            side: Names.colourOf(row.modelData.side)
                            color: Sides.ink(side)
                        }
                        Flow {     // six kinds are wider than the column
                            readonly property real oneLine: {
                                let wide = 1
                                for (let i = 0; i < goods.count; ++i)
                                    wide += (goods.itemAt(i)?.width ?? 0) + spacing
                                return wide
                            }
                            width: root.compact ? Math.min(part.width - 28, oneLine) : part.width - 28
                            spacing: row.spacing
                            Repeater {
                                id: goods
                                model: row.modelData.goods
                                Row {
                                    id: good
                                    required property dealtGood modelData
                                    spacing: 3
                                    Words {
                                        anchors.verticalCenter: parent.verticalCenter
                                        text: good.modelData.count
                                        size: root.figures.font.pixelSize
                                        font.bold: true
                                        wrapMode: Text.NoWrap
                                        Accessible.ignored: true
                                    }
                                    Icon {
                                        anchors.verticalCenter: parent.verticalCenter
                                        size: 24
                                        name: Names.signFor(good.modelData.of)
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
