// SPDX-License-Identifier: GPL-3.0-or-later
// Who brings which roster to a new game: for each side that may, the usual one or one of the campaign's own.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    property string system
    property var options: ({})     // own: of start, as they stand
    property var chosen: ({})             // object: side → id in the library
    readonly property bool any: Rosters.hasRosters(system)
    readonly property var sides: any ? Rosters.sidesOf(system, options) : []     // list: a tableSide each

    signal go(string page)

    // The options of `start` that come of it.
    function given(): var {
        const here = ({})
        for (const side of sides.filter(side => chosen[side.id]))
            here[side.id] = chosen[side.id]
        return any ? Rosters.optionsOf(system, here) : ({})
    }
    function choose(side: string, id: string): void {
        const next = Object.assign({}, chosen)
        next[side] = id
        chosen = next
    }

    visible: any
    spacing: 8
    onSystemChanged: chosen = ({})

    Repeater {
        model: root.sides
        Flow {
            id: row
            required property tableSide modelData
            width: root.width
            spacing: 8

            RowHead { text: row.modelData.name }
            Pill {
                text: qsTr("Standard")
                chosen: !root.chosen[row.modelData.id]
                onClicked: root.choose(row.modelData.id, "")
            }
            Repeater {
                model: Rosters.library
                Pill {
                    required property var model     // row: a row of Rosters.library
                    objectName: "roster-" + row.modelData.id + "-" + model.name
                    visible: model.system === root.system
                    text: model.name
                    sign: "group"
                    chosen: root.chosen[row.modelData.id] === model.id
                    onClicked: root.choose(row.modelData.id, model.id)
                }
            }
        }
    }
    Flow {
        width: root.width
        spacing: 8
        Pill {
            objectName: "buildOne"
            text: qsTr("Build a roster")
            sign: "pen"
            onClicked: {
                Rosters.begin(root.system)
                root.go("roster")
            }
        }
        Pill {
            objectName: "keptOnes"
            text: qsTr("Edit or import one")
            sign: "group"
            onClicked: root.go("roster")
        }
    }
}
