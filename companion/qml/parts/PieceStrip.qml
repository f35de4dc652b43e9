// SPDX-License-Identifier: GPL-3.0-or-later
// The phone's row of counters: five of 62, scrolling when there are more; the acting side's come first as given.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

ListView {
    id: root

    property var pieces: []          // object: as PieceTile, with `id`
    readonly property real counterSize: 62

    property bool ruled: false       // a rule stands behind each

    signal pieceTouched(string id)
    signal pieceRuleAsked(string id)

    implicitWidth: 366
    implicitHeight: counterSize + 22
    orientation: ListView.Horizontal
    boundsBehavior: Flickable.StopAtBounds
    spacing: Math.max(3, (width - 5 * (counterSize + 8)) / 4)
    model: pieceRows.model
    cacheBuffer: Math.ceil(pieces.length * (counterSize + 8 + spacing))   // a reader of the screen finds them all
    clip: contentWidth > width

    KeyedRows { id: pieceRows; source: root.pieces }

    delegate: Touchable {
        id: place
        required property var model     // row: as pieceRows.row() takes it
        readonly property var row: pieceRows.row(model)     // any: a piece: a row or a value
        width: root.counterSize + 8
        height: root.height
        ringRadius: 6
        text: row?.name ?? row?.code ?? ""
        Accessible.name: Theme.say([row?.told ?? text, row?.told ? "" : row?.place ?? "", row?.told ? "" : row?.mark ?? "", row?.chosen ? qsTr("chosen") : "", row?.spent ? qsTr("spent") : ""])
        onClicked: root.pieceTouched(row?.id ?? "")
        ruled: root.ruled
        onRuleAsked: root.pieceRuleAsked(row?.id ?? "")

        Counter {
            anchors.centerIn: parent
            width: root.counterSize
            side: place.row?.side ?? "nobody"
            code: place.row?.code ?? ""
            sign: place.row?.sign ?? ""
            number: place.row?.number ?? ""
            pips: place.row?.health ?? 0
            pipsMost: place.row?.healthMost ?? 0
            chosen: place.row?.chosen ?? false
            spent: place.row?.spent ?? false
            lying: place.row?.lying ?? false
            marks: place.row?.marks ?? (place.row?.markSign ? [place.row?.markSign] : [])
            Accessible.ignored: true
        }
    }
}
