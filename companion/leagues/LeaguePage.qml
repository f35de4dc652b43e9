// SPDX-License-Identifier: GPL-3.0-or-later
// The league of the chosen campaign: the tables of a round, the standings, the cross table, who is in. While there is none,
// the one that is made stands there ready.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

PageFrame {
    id: root

    property string view: ""             // what was asked for; by itself what is likely now
    readonly property string shown: view !== "" ? view : League.tables.count === 0 ? "people" : "tables"
    readonly property bool wide: Theme.isLandscape && Theme.scale < 1.3
    readonly property bool both: wide && (shown === "tables" || shown === "standings")
    readonly property real half: both ? (inner - 24) / 2 : inner
    readonly property int waiting: League.known

    function act(id: string): void {
        if (id === "make")
            draft.make()
        else if (id === "known")
            League.takeAllKnown()
        else if (id === "pair" && League.pairNext())
            view = "tables"
        else if (id === "result")
            ladderSheet.openFor()
        else if (id === "report")
            Papers.writeSeason()
    }
    readonly property var acts: {     // object: id to what is done
        if (!League.exists)
            return [{ id: "make", text: draft.kind === "ladder" ? qsTr("Make the ladder") : qsTr("Make the league"), sign: "check", likely: true, sub: qsTr("everything else can come later") }]
        const known = { id: "known", text: waiting === 1 ? qsTr("Record the result") : qsTr("Record %1 results").arg(waiting), sign: "check", likely: true, sub: qsTr("known from the games played here") }
        const list = waiting > 0 ? [known] : []
        if (League.ladder)
            list.push({ id: "result", text: qsTr("A result"), sign: "swords", likely: waiting === 0, sub: qsTr("who played, and who won") })
        else
            list.push({ id: "pair", text: qsTr("Pair round %1").arg(League.course.paired + 1), sign: "swords", likely: waiting === 0 && League.whyNotPair === "", blocked: League.whyNotPair !== "", reason: League.whyNotPair, sub: qsTr("who plays whom") })
        list.push({ id: "report", text: qsTr("Save the report"), sign: "export", sub: qsTr("web page, text and PDF") })
        return list
    }

    objectName: "leaguePage"
    title: qsTr("League of %1").arg(Campaigns.campaign)
    offers: acts
    onChosen: id => act(id)
    Component.onCompleted: League.refresh()

    LeagueDraft { id: draft }
    LeagueMaker {
        visible: !League.exists
        width: root.inner
        draft: draft
        onBonusAsked: bonusSheet.openFor()
    }
    Words {
        objectName: "leagueHead"
        visible: League.exists
        width: root.inner
        text: League.leader === "" ? League.head : qsTr("%1 · first: %2").arg(League.head).arg(League.leader)
        color: Theme.ink2
    }
    Quote {
        objectName: "leagueSaid"
        visible: League.said !== ""
        width: root.inner
        text: League.said
    }
    RadioPills {
        visible: League.exists
        width: root.inner
        choices: [{ id: "tables", text: League.ladder ? qsTr("Games") : qsTr("Tables"), sign: "swords" },
                  { id: "standings", text: qsTr("Standings"), sign: "up" },
                  { id: "cross", text: qsTr("Cross table"), sign: "wall" },
                  { id: "people", text: qsTr("Who is in"), sign: "group" }]
        value: root.shown
        onChosen: id => root.view = id
    }
    RadioPills {
        objectName: "seasons"
        visible: League.course.seasons > 1 && root.shown !== "people"
        width: root.inner
        label: qsTr("Season")
        choices: Array.from({ length: League.course.seasons }, (_, index) => ({ id: String(index + 1), text: qsTr("Season %1").arg(index + 1) }))
        value: String(League.course.season)
        onChosen: id => League.showSeason(Number(id))
    }
    RadioPills {
        objectName: "rounds"
        visible: League.course.rounds.length > 1 && root.shown !== "people"
        width: root.inner
        label: qsTr("After round")
        choices: League.course.rounds
        value: String(League.round)
        onChosen: id => League.round = Number(id)
    }
    Flow {
        visible: League.exists && (root.shown === "tables" || root.shown === "standings")
        width: root.inner
        spacing: 24
        layoutDirection: Theme.mirrored ? Qt.RightToLeft : Qt.LeftToRight

        LeagueTables {
            visible: root.both || root.shown === "tables"
            width: root.half
            onTold: table => resultSheet.openFor(table)
            onPlayed: table => {
                KeptPlan.players = [table.a, table.b]
                KeptPlan.called = League.ladder ? "" : qsTr("Round %1, table %2").arg(League.round).arg(table.table)
                root.go("new")
            }
            onResumed: game => { if (Campaigns.resume(game)) root.go("table") }
        }
        StandingsList {
            visible: root.both || root.shown === "standings"
            width: root.half
        }
    }
    StandingsPlot {
        visible: League.exists && root.shown === "standings" && League.course.before.length > 1
        width: root.inner
    }
    CrossTable {
        visible: League.exists && root.shown === "cross"
        width: root.inner
    }
    LeaguePeople {
        visible: League.exists && root.shown === "people"
        width: root.inner
    }
    ResultSheet {
        id: resultSheet
        parent: root
    }
    BonusSheet {
        id: bonusSheet
        parent: root
        draft: draft
    }
    LadderSheet {
        id: ladderSheet
        parent: root
    }
}
