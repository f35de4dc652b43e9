// SPDX-License-Identifier: GPL-3.0-or-later
// A side's stocks in one card: numbers over icons. For phones, and large (`Theme.far`) for two metres away.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Rectangle {
    id: root

    property string side: "nobody"
    property string name
    property var stocks: []          // as Tracker: { name, sign, value, shown }

    implicitWidth: Theme.far ? 592 * Theme.farScale : 180
    implicitHeight: Theme.far ? 186 * Theme.farScale : Math.max(88, numbers.implicitHeight + 40)
    radius: Theme.far ? 12 : Theme.tileRadius
    color: Theme.card
    border { width: Theme.far ? 4 : 1; color: Theme.far ? Sides.ink(side) : Theme.line }
    Accessible.role: Accessible.Grouping
    Accessible.name: name

    KeyedRows { id: stockRows; source: root.stocks }

    Row {
        id: head
        visible: !Theme.far
        x: 10
        y: 7
        spacing: 8
        SideShape {
            anchors.verticalCenter: parent.verticalCenter
            width: 15
            height: 15
            side: root.side
        }
        Words {
            text: root.name
            size: Theme.noteSize
            font.bold: true
        }
    }
    SideShape {
        visible: Theme.far
        anchors { left: parent.left; leftMargin: 20 * Theme.farScale; verticalCenter: parent.verticalCenter }
        width: 60 * Theme.farScale
        height: width
        side: root.side
    }
    Row {
        id: numbers
        x: Theme.far ? 106 * Theme.farScale : 6
        y: Theme.far ? -2 * Theme.farScale : head.y + head.height - 2
        width: parent.width - x - (Theme.far ? 0 : 6)

        Repeater {
            id: repeater
            model: stockRows.model
            Column {
                id: stock
                required property var model
                readonly property var row: stockRows.row(model)
                width: numbers.width / Math.max(1, repeater.count)
                spacing: Theme.far ? -22 * Theme.farScale : -2
                Accessible.role: Accessible.StaticText
                Accessible.name: (row.name ?? "") + " " + digits.value

                Digits {
                    id: digits
                    anchors.horizontalCenter: parent.horizontalCenter
                    value: stock.row.shown ?? String(stock.row.value ?? 0)
                    size: Theme.far ? Theme.trackerSize : 34 * Math.min(1.25, Theme.scale)
                    color: stock.row.value === 0 ? Theme.bad : Theme.ink
                }
                Icon {
                    anchors.horizontalCenter: parent.horizontalCenter
                    size: Theme.far ? 54 * Theme.farScale : 20
                    name: stock.row.sign ?? ""
                    color: Theme.far ? Theme.ink : Theme.ink2
                }
            }
        }
    }
}
