// SPDX-License-Identifier: GPL-3.0-or-later
// A counter on a board, fed by a row of BoardView.pieces. Several on a cell stand fanned and a little smaller.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Counter {
    id: root

    property var row: ({})           // object: { id, cell; as Counter; name; health, healthMost for pips }
    property point centre            // of its cell, in pixels
    property real radius: 40
    property real share: 1.08        // side of the counter, in radii
    property int among: 1            // how many stand on this cell
    property int order: 0            // and the place of this one
    property bool gliding: true      // moves are shown
    property bool overview: false    // too small to be read: its side and number alone

    readonly property var kinds: row?.kinds ?? []   // object: of a stack: [{ sign, count }]
    readonly property string cell: row?.cell ?? row?.id ?? ""
    readonly property real spread: (order - (among - 1) / 2) * radius * Math.min(0.5, 1.2 / Math.max(1, among))

    width: Math.max(12, radius * share * (among > 1 ? 0.8 : 1) * (row?.big ? 1.2 : 1))
    readonly property rect place: Qt.rect(centre.x + spread - width / 2, centre.y + spread * 0.4 - height / 2, width, height)
    x: place.x
    y: place.y
    z: odds !== "" ? 7 : chosen ? 6 : target ? 5 : 4      // no counter hides a flag
    Repeater {
        model: root.kinds.length > 0 ? 1 : 0
        enabled: false                   // no touch looks here, nor below
        StackFace {
            width: root.width
            height: root.height
            kinds: root.kinds
            side: root.side
            opacity: root.spent ? 0.6 : 1
        }
    }

    // What its place is, where the counter hides it.
    readonly property var badges: overview ? [] : row?.badges ?? []     // object: its badges: [{ sign, text, colour, name }]
    Repeater {
        model: root.badges.length > 0 ? 1 : 0
        enabled: false
        BoardBadges {
            x: root.width - width + size * 0.3
            y: root.odds !== "" && root.oddsSpot.y < 0 ? root.height - height * 0.7 : -size * 0.62   // the flag is above
            size: Math.max(10, root.width * 0.3)
            badges: root.badges
        }
    }

    side: row?.side ?? "nobody"
    code: row?.code ?? ""
    sign: row?.sign ?? ""
    number: row?.number ?? ""
    pips: row?.pips ?? row?.health ?? 0
    pipsMost: row?.pipsMost ?? row?.healthMost ?? pips
    chosen: (row?.chosen || row?.aimed) ?? false
    spent: row?.spent ?? false
    lying: row?.lying ?? false
    target: row?.target ?? false
    odds: overview ? "" : row?.odds ?? ""
    oddsBelow: row?.oddsBelow ?? false
    marks: row?.marks ?? []
    corner: row?.corner ?? ""
    facing: row?.facing ?? NaN
    Accessible.role: Accessible.Button
    Accessible.name: Theme.say([row?.told ?? row?.name ?? code, row?.aimed ? qsTr("aimed at") : chosen ? qsTr("chosen") : "", spent ? qsTr("spent") : "", lying ? qsTr("down") : "",
                                target ? odds !== "" ? qsTr("a target, %1").arg(odds) : qsTr("a target") : odds])

    Behavior on x { enabled: root.gliding; NumberAnimation { duration: Theme.move; easing.type: Easing.OutCubic } }
    Behavior on y { enabled: root.gliding; NumberAnimation { duration: Theme.move; easing.type: Easing.OutCubic } }
}
