// SPDX-License-Identifier: GPL-3.0-or-later
// The rule behind what was held: the clause's text, the others that stand behind the same, and its neighbours in the
// ledger. A touch goes on to one of them, Escape and Back to the one before. It lies over every page and every sheet.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Sheet {
    id: root

    readonly property shownClause shown: Rules.shown
    readonly property shownClause before: Rules.before
    readonly property shownClause after: Rules.after

    signal allAsked                  // the page of the rules

    objectName: "rule"
    title: Rules.asked !== "" ? Rules.asked : shown.clause
    sub: shown.chapter
    refuseText: qsTr("Close")
    stepsBack: Rules.canGoBack
    offers: (Rules.canGoBack ? [{ id: "back", text: qsTr("Back"), sign: "back" }] : []).concat([{ id: "all", text: qsTr("All rules"), sign: "book" }])
    onStepBack: Rules.back()
    onChosen: id => {
        if (id === "back") {
            Rules.back()
            return
        }
        close()
        root.allAsked()
    }

    Connections {
        target: Rules
        function onLedgerChanged(): void { root.close() }
    }

    ClauseCard {
        width: parent.width
        clause: root.shown.clause
        source: root.shown.source
        words: root.shown.words
        plain: root.shown.plain
        why: root.shown.left
    }
    OwnWords { width: parent.width }
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
