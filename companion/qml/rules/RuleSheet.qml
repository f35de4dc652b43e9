// SPDX-License-Identifier: GPL-3.0-or-later
// The rule behind what was held: the clause's text, the others that stand behind the same, and its neighbours in the
// ledger. A touch goes on to one of them, Escape and Back to the one before. What may be done can be looked at from here
// before it is. Of what no game rules it tells what the app does. It lies over every page and every sheet.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Sheet {
    id: root

    readonly property shownClause shown: Rules.shown
    readonly property shownClause before: Rules.before
    readonly property shownClause after: Rules.after

    signal allAsked                  // the page of the rules
    signal lookAsked(string offer)   // its values, its odds and its sums

    objectName: "rule"
    title: Rules.asked !== "" ? Rules.asked : shown.clause
    sub: shown.chapter
    refuseText: qsTr("Close")
    stepsBack: Rules.canGoBack
    offers: (Rules.canGoBack ? [{ id: "back", text: qsTr("Back"), sign: "back" }] : [])
            .concat(Rules.offer !== "" ? [{ id: "look", text: qsTr("Look at it first"), sub: qsTr("values and odds"), sign: "eye" }] : [],
                    Rules.isOfTable ? [{ id: "all", text: qsTr("All rules"), sign: "book" }] : [])
    onStepBack: Rules.back()
    onChosen: id => {
        if (id === "back") {
            Rules.back()
            return
        }
        const offer = Rules.offer
        close()
        if (id === "look")
            root.lookAsked(offer)
        else
            root.allAsked()
    }

    Connections {
        target: Rules
        function onLedgerChanged(): void { root.close() }
    }

    Sentence {
        objectName: "ruleTold"
        visible: Rules.told !== ""
        width: parent.width
        text: Rules.told
        textFormat: Text.MarkdownText
        Accessible.name: text.replace(/\*\*/g, "")
    }
    ClauseCard {
        visible: root.shown.clause !== ""
        width: parent.width
        clause: root.shown.clause
        source: root.shown.source
        words: root.shown.words
        plain: root.shown.plain
        why: root.shown.left
    }
    OwnWords {
        width: parent.width
        shown: root.shown.clause !== ""
    }
    Caps {
        visible: Rules.behind.count > 1
        text: qsTr("Behind it")
    }
    Repeater {
        model: Rules.behind.count > 1 ? Rules.behind : null
        ClauseRow {
            objectName: "behind"
            width: parent ? (parent as Item).width : 0
            chosen: clause === root.shown.clause
            onClicked: Rules.go(clause)
        }
    }
    Caps {
        visible: root.before.clause !== ""
        text: qsTr("Before it")
    }
    ClauseRow {
        objectName: "clauseBefore"
        visible: root.before.clause !== ""
        width: parent.width
        clause: root.before.clause
        start: root.before.start
        onClicked: Rules.go(clause)
    }
    Caps {
        visible: root.after.clause !== ""
        text: qsTr("After it")
    }
    ClauseRow {
        objectName: "clauseAfter"
        visible: root.after.clause !== ""
        width: parent.width
        clause: root.after.clause
        start: root.after.start
        onClicked: Rules.go(clause)
    }
}
