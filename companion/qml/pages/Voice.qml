// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen reader should say although the focus is elsewhere: what happened, what is refused, what is asked, who won.
// Qt 6.4 knows no announcements, so each sentence is a new name of a notification that shows itself anew.
import QtQuick
import Adjutant

Item {
    id: root

    property string text

    // Also the same words once more.
    function say(words: string): void {
        if (words === "")
            return
        visible = false
        text = words
        visible = true
    }

    objectName: "voice"
    width: 1
    height: 1
    Accessible.role: Accessible.Notification
    Accessible.name: text

    Connections {
        target: GameLog
        function onSentenceChanged(): void {
            after.restart()
            root.say(GameLog.sentence)
        }
    }
    Connections {
        target: Standing
        function onVerdictChanged(): void { if (Standing.over) told.restart() }
    }
    Connections {
        target: Selection
        function onChosenChanged(): void { chosen.restart() }
    }
    Connections {
        target: TableController
        function onRefused(code: string, message: string, clause: string): void {
            after.restart()
            root.say(message)
        }
        function onFailed(sentence: string): void { root.say(sentence) }
        function onPlaceWanted(label: string): void { root.say(qsTr("%1: touch where.").arg(label)) }
    }
    Connections {
        target: TableController.draft.due
        function onChanged(): void { if (TableController.draft.due.need.kind !== "") root.say(root.asked()) }
    }
    // After the sentence of the act that ended the game.
    Timer {
        id: told
        interval: 0
        onTriggered: {
            if (Standing.over)
                root.say(Theme.say([GameLog.sentence, Standing.result.words, Names.wordOf("reason", Standing.reason)]))
        }
    }
    // Who is chosen after an act is not worth more than what came of it.
    Timer {
        id: after
        interval: 100
    }
    // Once it is worked out where the chosen one may go.
    Timer {
        id: chosen
        interval: 0
        onTriggered: if (Selection.chosen !== "" && !after.running) root.say(root.reach())
    }

    function asked(): string {
        const need = TableController.draft.due.need
        const who = Seating.playedName(need.who)
        return Theme.say([need.title, who === "" ? "" : (need.kind === "dice" || need.kind === "coin" ? qsTr("%1 to roll") : qsTr("%1 to draw")).arg(who)])
    }
    function reach(): string {
        const places = Selection.legalPlaces.length, targets = Object.keys(Selection.targets).length
        return Theme.say([qsTr("%1 chosen").arg(Selection.words),
                          places > 0 ? qsTr("%n places in reach", "", places) : "",
                          targets > 0 ? qsTr("%n targets", "", targets) : ""])
    }
}
