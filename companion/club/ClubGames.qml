// SPDX-License-Identifier: GPL-3.0-or-later
// Games of the club that somebody writes now, or that are not in step. One of another table is watched or taken over by a
// touch, with a question; one of this table is given back.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    signal overAsked(var game)
    signal backAsked(var game)

    spacing: 12

    Caps {
        width: root.width
        text: qsTr("Games")
    }
    Repeater {
        model: Club.games
        ListRow {
            required property var model     // row: a row of Club.games
            objectName: "clubGame-" + model.name
            width: Math.min(root.width, 900)
            enabled: !Club.busy
            text: model.name
            note: model.words
            sign: model.lease === "mine" ? "hand" : model.lease === "other" ? "eye" : "log"
            leads: model.lease !== "nobody"
            onClicked: {
                const game = { id: model.id, name: model.name, table: model.table }
                if (model.lease === "other")
                    root.overAsked(game)
                else if (model.lease === "mine")
                    root.backAsked(game)
            }
        }
    }
    Words {
        objectName: "quietGames"
        width: root.width
        text: Club.games.count === 0 && Club.standing.quiet === 0 ? qsTr("The club has no game yet.") : Club.standing.quiet > 0 ? qsTr("%n games in step, at no table", "", Club.standing.quiet) : ""
        visible: text !== ""
        color: Theme.ink2
    }
}
