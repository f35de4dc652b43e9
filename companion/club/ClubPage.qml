// SPDX-License-Identifier: GPL-3.0-or-later
// The club of this campaign file: joined by a code, or founded; then what is in step and since when, what is asked about, whose the
// games are, and the way out. Who made the club invites others here.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

PageFrame {
    id: root

    property bool founding: false        // a club of one's own, instead of an invitation
    property string askedId              // the game that is asked about

    readonly property var acts: {     // object: id to what is done
        if (!Club.joined && founding)
            return [{ id: "instead", text: qsTr("Join one instead"), sign: "back", sub: qsTr("by an organiser's invitation") },
                    { id: "found", text: Club.busy ? qsTr("Founding …") : qsTr("Found it"), sign: "check", likely: true, blocked: Club.busy || !making.ready, reason: Club.busy ? qsTr("the database is being asked") : making.addressed ? qsTr("needs a campaign") : qsTr("needs an address"), sub: qsTr("this file keeps in step from then on") }]
        if (!Club.joined)
            return [{ id: "begin", text: qsTr("Found a club"), sign: "plus", blocked: Club.busy, reason: qsTr("the club is being asked"), sub: qsTr("for whoever has a database") },
                    { id: "scan", text: qsTr("Scan the invitation"), sign: "scan", likely: joining.words === "", sub: qsTr("the code that the organiser shows") },
                    { id: "join", text: Club.busy ? qsTr("Joining …") : qsTr("Join"), sign: "check", likely: joining.words !== "", blocked: Club.busy || !joining.ready, reason: Club.busy ? qsTr("the club is being asked") : qsTr("needs an invitation"), sub: qsTr("this file keeps in step from then on") }]
        const leave = { id: "leave", text: qsTr("Leave the club"), sign: "close", blocked: Club.busy, reason: qsTr("the club is being asked"), sub: qsTr("with everything that was played") }
        if (Club.standing.organiser && Club.standing.older)
            return [leave, { id: "renew", text: qsTr("Bring it up to date"), sign: "check", likely: true, blocked: Club.busy, reason: qsTr("the club is being asked"), sub: qsTr("the database, after a copy of it") }]
        return Club.standing.organiser ? [leave, { id: "invite", text: qsTr("Invite"), sign: "plus", likely: true, blocked: Club.busy || !Club.standing.reachable, reason: Club.busy ? qsTr("the club is being asked") : qsTr("needs the network"), sub: qsTr("a code to scan, for a table or an onlooker") }] : [leave]
    }

    function act(id: string): void {
        if (id === "scan")
            go("scan")
        else if (id === "join")
            joining.join()
        else if (id === "begin")
            founding = true
        else if (id === "instead")
            founding = false
        else if (id === "found")
            making.found()
        else if (id === "renew")
            Club.bringUpToDate()
        else if (id === "invite")
            inviting.openFor()
        else if (id === "leave")
            sure.openFor("leave", "", qsTr("Leave the club?"),
                         Club.standing.reachable ? qsTr("What waits here is sent first. Everything stays in this file, and games that stand at this table are given back.") : qsTr("The club cannot be reached: what waits here is not sent, and games that stand at this table are not given back. Everything stays in this file."),
                         qsTr("Leave it"))
    }
    function sureOf(what: string, name: string): void {
        if (what === "leave")
            Club.leave(!Club.standing.reachable)
        else if (what === "over")
            Club.takeOver(name)
        else if (what === "back")
            Club.release(name)
    }

    objectName: "clubPage"
    title: qsTr("Club")
    offers: acts
    onChosen: id => act(id)
    Component.onCompleted: Club.watched = true
    onGone: {
        Club.watched = false
        Club.forgetInvitation()
    }

    Quote {
        objectName: "clubProblem"
        visible: Club.problem !== ""
        width: root.inner
        text: Club.problem
        color: Theme.bad
    }
    Words {
        objectName: "clubTold"
        visible: Club.told !== ""
        width: root.inner
        text: Club.told
    }
    JoinClub {
        id: joining
        visible: !Club.joined && !root.founding
        width: root.inner
    }
    FoundClub {
        id: making
        visible: !Club.joined && root.founding
        width: root.inner
    }
    Words {
        objectName: "clubHead"
        visible: Club.joined
        width: root.inner
        text: Club.standing.known ? Club.standing.head : qsTr("The club is being asked …")
        color: Theme.ink2
    }
    Row {
        visible: Club.joined && Club.standing.known
        width: root.inner
        spacing: 12
        layoutDirection: Theme.mirrored ? Qt.RightToLeft : Qt.LeftToRight
        Icon {
            id: stepSign
            anchors.verticalCenter: parent.verticalCenter
            size: 34
            name: Club.standing.inStep ? "check" : "warning"
            color: Club.standing.inStep ? Theme.good : Theme.ink2
        }
        Sentence {
            objectName: "clubStep"
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - stepSign.width - parent.spacing
            text: Club.standing.step
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
    Words {
        objectName: "clubWaiting"
        visible: Club.joined && Club.standing.waiting > 0
        width: root.inner
        text: qsTr("People, boards and labels that wait here: %1").arg(Club.standing.waiting)
    }
    Words {
        objectName: "clubSwallowed"
        visible: Club.joined && Club.standing.swallowed
        width: root.inner
        text: qsTr("This address tells nothing by itself (a pooler?). The club is asked every 3 seconds instead.")
        color: Theme.ink2
    }
    AskedList {
        visible: Club.joined && Club.asked.count > 0
        width: root.inner
    }
    ClubGames {
        visible: Club.joined && Club.standing.known
        width: root.inner
        onOverAsked: game => {
            root.askedId = game.id
            sure.openFor("over", game.name, qsTr("Take %1 over?").arg(game.name),
            game.table === "" ? qsTr("Only when the other table is lost or its tablet is broken. What it still has becomes a game beside this one; nothing is lost.") : qsTr("Only when %1 is lost or broken. What it still has becomes a game beside this one; nothing is lost.").arg(game.table),
            qsTr("Take it over"))
            sure.instead = { id: "watch", text: qsTr("Watch it"), sign: "eye", likely: true, sub: qsTr("as it is played there") }
        }
        onBackAsked: game => sure.openFor("back", game.name, qsTr("Give %1 back?").arg(game.name), qsTr("Another table may go on with it then."), qsTr("Give it back"))
    }
    SureSheet {
        id: sure
        objectName: "sure"
        parent: root
        onAgreed: (what, name) => root.sureOf(what, name)
        onInsteadChosen: {
            if (Club.look(root.askedId))
                root.go("table")
            else
                seen.open()
        }
    }
    SeenSheet {
        id: seen
        objectName: "seen"
        parent: root
    }
    InviteSheet {
        id: inviting
        objectName: "inviting"
        parent: root
    }
}
