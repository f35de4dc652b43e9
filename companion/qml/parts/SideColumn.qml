// SPDX-License-Identifier: GPL-3.0-or-later
// One side of the table: its stocks and its pieces. Models are arrays of objects or list models whose names are
// those of Tracker and PieceTile, and `id`. Scrolls when it is too high; in portrait tiles stand two abreast.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Flickable {
    id: root

    property string side: "nobody"
    property string name
    property var trackers: []     // any: an array or a list model
    property var pieces: []     // any: an array or a list model
    property int trackerColumns: Theme.isPortrait ? 4 : 2
    property int tileColumns: 1
    property bool compact: false         // many pieces: small tiles, two abreast
    readonly property real edge: 4       // below the last tile
    property bool ruled: false               // rules stand behind all of them
    property bool trackersTouchable: false   // all of them, but for those that are only counted

    signal pieceTouched(string id)
    signal trackerTouched(string id)
    signal pieceRuleAsked(string id)
    signal trackerRuleAsked(string id, string name)

    default property alias more: rest.data

    implicitWidth: Theme.isPortrait ? 376 : 260
    implicitHeight: column.implicitHeight
    contentHeight: column.implicitHeight + edge
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentHeight > height + edge   // else what holds it is scrolled, and it takes no drag for itself
    clip: interactive

    KeyedRows { id: trackerRows; source: root.trackers }
    KeyedRows { id: pieceRows; source: root.pieces }

    Column {
        id: column
        width: root.width
        spacing: 9

        SideMark {
            visible: root.name !== ""
            room: column.width
            side: root.side
            name: root.name
        }
        Grid {
            id: stocks
            visible: trackerRepeater.count > 0
            width: parent.width
            columns: root.trackerColumns
            spacing: 6
            readonly property bool cramped: {
                for (let at = 0; at < trackerRepeater.count; ++at) {
                    const stock = trackerRepeater.itemAt(at) as Tracker
                    if (stock?.cramped)
                        return true
                }
                return false
            }

            Repeater {
                id: trackerRepeater
                model: trackerRows.model
                Tracker {
                    required property var model     // row: as trackerRows.row() takes it
                    readonly property var row: trackerRows.row(model)     // any: a tracker: a row or an object
                    width: Math.floor((stocks.width - stocks.spacing * (stocks.columns - 1)) / stocks.columns)     // a Grid rounds up
                    stacked: stocks.cramped
                    name: row?.name ?? ""
                    sign: row?.sign ?? ""
                    value: row?.value ?? 0
                    shown: row?.shown ?? String(value)
                    lacking: row?.lacking ?? false
                    touchable: (row?.touchable ?? false) || (root?.trackersTouchable ?? false) && !(row?.counted ?? false)
                    onClicked: root.trackerTouched(row?.id ?? "")
                    ruled: root?.ruled ?? false
                    onRuleAsked: root.trackerRuleAsked(row?.id ?? "", name)
                }
            }
        }
        Grid {
            id: tiles
            width: parent.width
            columns: root.compact ? 2 : root.tileColumns
            spacing: columns > 1 ? 6 : 9

            Repeater {
                model: pieceRows.model
                PieceTile {
                    required property var model     // row: as pieceRows.row() takes it
                    readonly property var row: pieceRows.row(model)     // any: a piece: a row or a value
                    width: (tiles.width - tiles.spacing * (tiles.columns - 1)) / tiles.columns
                    side: row?.side ?? root?.side ?? ""
                    code: row?.code ?? ""
                    sign: row?.sign ?? ""
                    number: row?.number ?? ""
                    name: row?.name ?? ""
                    place: row?.place ?? ""
                    told: row?.told ?? ""
                    mark: row?.mark ?? ""
                    markSign: row?.markSign ?? ""
                    markGood: row?.markGood ?? false
                    marks: row?.allMarks ?? []
                    health: row?.health ?? 0
                    healthMost: row?.healthMost ?? 0
                    compact: root.compact
                    plain: row?.plain ?? false
                    chosen: row?.chosen ?? false
                    spent: row?.spent ?? false
                    lying: row?.lying ?? false
                    onClicked: root.pieceTouched(row?.id ?? "")
                    ruled: root?.ruled ?? false
                    onRuleAsked: root.pieceRuleAsked(row?.id ?? "")
                }
            }
        }
        Column {
            id: rest
            width: parent.width
            spacing: 9
        }
    }
}
