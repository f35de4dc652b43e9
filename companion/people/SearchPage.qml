// SPDX-License-Identifier: GPL-3.0-or-later
// The search over the campaign: people, games, plays, and what was said, noted and ruled; each hit leads there.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

PageFrame {
    id: root

    readonly property var signs: ({ person: "person", game: "dice", play: "dice", entry: "pen" })   // object: kind to icon

    objectName: "searchPage"
    title: qsTr("Search in %1").arg(Campaigns.campaign)
    Component.onCompleted: {
        queryBox.text = Search.query
        Search.refresh()
        queryBox.forceActiveFocus()
    }

    TextBox {
        id: queryBox
        objectName: "query"
        width: root.inner
        label: qsTr("People, games, places, notes, rulings, clauses")
        onTextEdited: Search.query = text
    }
    Sentence {
        visible: Search.hits.count === 0
        width: root.inner
        text: Search.unread > 0 ? qsTr("%n entries have still to be read.", "", Search.unread) : Search.query.trim() === "" ? qsTr("Every word that is typed must stand there.") : qsTr("Nothing has these words.")
        color: Theme.ink2
    }
    Repeater {
        model: Search.hits
        ListRow {
            required property var model     // row: a row of Search.hits
            objectName: "hit-" + model.kind + "-" + model.title
            width: root.inner
            text: model.title
            note: model.text
            sign: root.signs[model.kind] ?? ""
            leads: model.kind !== "play"
            enabled: leads
            onClicked: {
                if (model.kind === "person")
                    Person.show(model.target)
                else
                    GameRecord.show(model.target)
                root.go(model.kind === "person" ? "person" : "game")
            }
        }
    }
}
