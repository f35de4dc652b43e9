// SPDX-License-Identifier: GPL-3.0-or-later
// What the dice of the last act showed and what came of it, big, for as long as the next touch takes.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Touchable {
    id: root

    property bool dismissed: true
    readonly property var rolls: TableController.lastRolls
    readonly property var card: TableController.drawnCard
    readonly property var dice: rolls.filter(roll => Array.isArray(roll.got) || typeof roll.got === "object")
    readonly property bool shown: !dismissed && rolls.length > 0 && card.name === undefined

    signal touched

    text: TableController.sentence
    implicitWidth: Math.min(Theme.windowWidth - 24, Theme.isPhone ? 366 : 720)
    implicitHeight: row.height + 28
    onClicked: touched()

    Plate {
        anchors.fill: parent
        fill: Theme.page
        border: Theme.edge
        lip: 5
        radius: Theme.sheetRadius

        Grid {
            id: row
            x: 18
            y: 12
            columns: Theme.isPhone ? 1 : 2
            columnSpacing: 18
            rowSpacing: 8

            Column {
                id: faces
                spacing: 6
                Repeater {
                    model: root.dice.slice(0, 3)
                    Row {
                        id: roll
                        required property var modelData
                        spacing: 6
                        Repeater {
                            model: Array.from(roll.modelData.got).slice(0, 6)
                            DieFace {
                                required property var modelData
                                width: Theme.isPhone ? 44 : 72
                                sides: Number(String(roll.modelData.dice).split("d")[1] ?? 6)
                                face: Number(modelData)
                            }
                        }
                    }
                }
            }
            Sentence {
                width: Theme.isPhone ? root.width - 36 : root.width - faces.width - 60
                text: TableController.sentence
                Accessible.ignored: true
            }
        }
    }
}
