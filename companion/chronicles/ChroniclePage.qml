// SPDX-License-Identifier: GPL-3.0-or-later
// The chronicle of the chosen campaign: who has what, each figure with the lines that it comes from; and the log, whose
// entries are undone by name.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

PageFrame {
    id: root

    property string view: "who"

    objectName: "chroniclePage"
    title: qsTr("Chronicle of %1").arg(Campaigns.campaign)
    offers: Chronicle.exists ? [] : [{ id: "begin", text: qsTr("Link the games"), sign: "book", likely: !Chronicle.hasLeague, blocked: Chronicle.hasLeague, reason: qsTr("This campaign has a league."), sub: qsTr("what is lost and won is carried over") }]
    onChosen: Chronicle.begin()
    Component.onCompleted: Chronicle.refresh()

    Words {
        visible: !Chronicle.exists
        width: root.inner
        text: qsTr("In linked games rosters and sides keep what they lose and win. After each game one page asks what is left, filled from its log.")
        color: Theme.ink2
    }
    Quote {
        objectName: "chronicleSaid"
        visible: Chronicle.said !== ""
        width: root.inner
        text: Chronicle.said
    }
    RadioPills {
        visible: Chronicle.exists
        width: root.inner
        choices: [{ id: "who", text: qsTr("Who has what"), sign: "group" }, { id: "log", text: qsTr("Log"), sign: "log" }]
        value: root.view
        onChosen: id => root.view = id
    }
    ChronicleWho {
        visible: Chronicle.exists && root.view === "who"
        width: root.inner
        onAsked: whose => figureSheet.openFor(whose)
    }
    ChronicleLog {
        visible: Chronicle.exists && root.view === "log"
        width: root.inner
        onAsked: entry => entrySheet.openFor(entry)
    }

    FigureSheet {
        id: figureSheet
        parent: root
        onMustered: root.go("roster")
        onEntryAsked: entry => entrySheet.openFor(Chronicle.log.find(entry))
    }
    ChronicleEntrySheet {
        id: entrySheet
        parent: root
        onLineAsked: entry => {
            if (Chronicle.openLine(entry))
                root.go("log")
        }
    }
}
