// SPDX-License-Identifier: GPL-3.0-or-later
// A side's stocks in one card: numbers over icons. For phones, and large (`Theme.far`) for two metres away.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Rectangle {
    id: root

    property string side: "nobody"
    property string name
    property bool named: true        // with the side's shape and name above
    property bool touchable: false   // the whole card, to put its stocks right
    property var stocks: []          // object: as Tracker: { name, sign, value, shown, lacking }

    property bool ruled: false       // a rule stands behind each number

    signal touched
    signal ruleAsked(string id, string name)

    implicitWidth: Theme.far ? 592 * Theme.farScale : 180
    implicitHeight: Theme.far ? 186 * Theme.farScale : Math.max(named ? 88 : 64, numbers.implicitHeight + (named ? head.height + 20 : 14))
    radius: Theme.far ? 12 : Theme.tileRadius
    color: Theme.card
    border { width: Theme.far ? 4 : 1; color: Theme.far ? Sides.ink(side) : Theme.line }
    Accessible.role: Accessible.Grouping
    Accessible.name: name

    property list<string> except: []     // ids of stocks that are shown elsewhere
    readonly property int count: repeater.count
    readonly property bool roomy: height > 260 * Theme.farScale    // from afar: room for the name above the numbers
    readonly property int shownCount: {     // those that are not
        if (except.length === 0)
            return count
        const rows = stocks as RowsModel
        const ids = rows ? (rows.revision, Array.from({ length: rows.count }, (_, row) => rows.at(row).id)) : stockRows.keys
        return ids.filter(id => !except.includes(id)).length
    }

    // A long name has two lines; cards that stand side by side have the same room for them.
    readonly property real headNeeded: named ? nameText.implicitHeight : 0
    property real headRoom: 0
    // Of cards side by side, the most that one needs; a card on its way out has no others any more.
    function roomFor(cards: var): real { return Array.from(cards ?? []).reduce((most, card) => Math.max(most, (card as StockCard)?.headNeeded ?? 0), 0) }

    KeyedRows { id: stockRows; source: root.stocks }

    Touchable {
        objectName: "stocks"
        visible: root.touchable && !Theme.far
        anchors.fill: parent
        ringRadius: root.radius
        text: qsTr("Correct the stocks of %1").arg(root.name)
        onClicked: root.touched()
    }

    Row {
        id: head
        visible: root.named && (!Theme.far || root.roomy)
        x: Theme.far ? 20 * Theme.farScale : 10
        y: Theme.far ? 12 * Theme.farScale : 7
        spacing: Theme.far ? 20 * Theme.farScale : 8
        height: Theme.far ? implicitHeight : Math.max(implicitHeight, root.headRoom)
        SideShape {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.far ? 46 * Theme.farScale : 15
            height: width
            side: root.side
        }
        Words {
            id: nameText
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, root.width - 2 * head.x - head.spacing - (Theme.far ? 46 * Theme.farScale : 15))
            wrapMode: Theme.far ? Text.NoWrap : Text.WordWrap
            maximumLineCount: Theme.far ? 1 : 2
            elide: Text.ElideRight
            text: root.name
            size: Theme.far ? Theme.nameSize : Theme.noteSize
            font.bold: true
        }
    }
    SideShape {
        visible: Theme.far && !head.visible
        anchors { left: parent.left; leftMargin: 20 * Theme.farScale; verticalCenter: parent.verticalCenter }
        width: 60 * Theme.farScale
        height: width
        side: root.side
    }
    Row {
        id: numbers
        x: Theme.far ? (head.visible ? 20 : 106) * Theme.farScale : 6
        y: Theme.far ? head.visible ? head.y + head.height : -2 * Theme.farScale : root.named ? head.y + head.height - 2 : 4
        width: parent.width - x - (Theme.far ? 0 : 6)

        Repeater {
            id: repeater
            model: stockRows.model
            RuledLine {
                id: stock
                required property var model     // row: as stockRows.row() takes it
                readonly property var row: stockRows.row(model)     // any: a stock: a row or an object
                // One that is on its way out is still translated anew.
                readonly property bool shown: root !== null && !root.except.includes(row?.id)
                visible: shown
                width: root === null ? 0 : numbers.width / Math.max(1, root.shownCount)
                implicitHeight: told.implicitHeight
                text: (row?.name ?? "") + " " + digits.value
                ruled: root !== null && root.ruled && !Theme.far
                onRuleAsked: root.ruleAsked(row?.id ?? "", row?.name ?? "")
                onClicked: if (root.touchable) root.touched()

                Column {
                    id: told
                    width: parent.width
                    spacing: Theme.far ? -digits.size * 0.2 : -2
                    Digits {
                        id: digits
                        anchors.horizontalCenter: parent.horizontalCenter
                        value: stock.row?.shown ?? String(stock.row?.value ?? 0)
                        size: Theme.far ? Math.min(Theme.heroSize, (root.height - numbers.y) * 0.6, stock.width * 0.85 / Math.max(1, digits.value.length * 0.56)) : 34 * Math.min(1.25, Theme.scale)
                        color: stock.row?.lacking ? Theme.bad : Theme.ink
                    }
                    Icon {
                        anchors.horizontalCenter: parent.horizontalCenter
                        size: Theme.far ? Math.max(54 * Theme.farScale, Math.min(96, root.height * 0.2)) : 20
                        name: stock.row?.sign ?? ""
                        color: Theme.far ? Theme.ink : Theme.ink2
                    }
                }
            }
        }
    }
}
