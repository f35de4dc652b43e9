// SPDX-License-Identifier: GPL-3.0-or-later
// A stock, or all of a side's, is put right: − and +, and why. What was touched is ruled as soon as the fingers rest, or at
// Done, so that a correction is two touches; several steps of one correction are one ruling. Whoever says only then why, or
// who rules, has it taken back and ruled anew with that.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Sheet {
    id: root

    property string side
    property string stock                // "" for all of them
    property var values: ({})            // object: JSON pointer to the value that is meant, of those that were touched
    property string refusal
    readonly property list<string> reasons: [qsTr("A mistake before"), qsTr("Agreed at the table"), qsTr("House rule")]
    property string reason: reasons[0]
    property var ruled: ({})             // object: the same, of what was ruled since the sheet was opened
    property int rulings: 0              // how many that were
    property int ruledAt: 0              // the entry of the last; the log may have gone back since
    property bool toldAnew: false        // why or by whom, since then

    signal moreAsked(string piece)

    function openForStock(whose: string, id: string): void {
        side = whose
        stock = id
        values = ({})
        refusal = ""
        reason = reasons[0]
        forget()
        open()
    }
    function step(pointer: string, value: int): void {
        refusal = ""
        values = Object.assign({}, values, { [pointer]: value })
        rests.restart()
    }
    function forget(): void {
        ruled = ({})
        rulings = 0
        toldAnew = false
    }
    function tellAnew(): void { toldAnew = rulings > 0 }
    function rule(): void {
        rests.stop()
        if (rulings > 0 && GameLog.cursor !== ruledAt)
            forget()
        if (toldAnew) {
            const again = Object.assign({}, ruled, values)
            for (let left = rulings; left > 0; --left)
                TableController.undo()
            forget()
            values = again
        }
        const set = values
        if (Object.keys(set).length === 0)
            return
        values = ({})
        if (!TableController.rule(set, reason))
            return
        ruled = Object.assign({}, ruled, set)
        ++rulings
        ruledAt = GameLog.cursor
    }

    title: (Seating.seats, Seating.playedName(side))
    sub: qsTr("It goes into the log with its reason, and Undo takes it back.")
    sheetWidth: 620
    withRefuse: false
    offers: [{ id: "more", text: qsTr("Something else"), sign: "pen" }, { id: "done", text: qsTr("Done"), sign: "check", likely: true }]
    onChosen: id => {
        close()
        if (id === "more")
            moreAsked("")
    }
    onClosed: rule()

    Timer {
        id: rests
        interval: 500
        onTriggered: root.rule()
    }
    Connections {
        target: TableController
        enabled: root.opened
        function onRefused(code: string, message: string): void { root.refusal = message }
    }
    Connections {
        target: Seating
        enabled: root.opened
        function onRulerChanged(): void {
            if (rests.running)
                rests.restart()
            root.tellAnew()
        }
    }

    Words {
        objectName: "correct-refusal"
        visible: text !== ""
        width: parent.width
        text: root.refusal
        color: Theme.bad
    }
    Repeater {
        model: root.visible && root.side !== "" ? Tabletop.stocksOf(root.side) : null
        Stepper {
            required property var model     // row: a row of Tabletop.stocksOf(side)
            readonly property string pointer: "/sides/" + root.side + (model?.path ?? "")
            readonly property int standing: model?.value ?? 0
            visible: !(model?.counted ?? true) && (root.stock === "" || root.stock === model?.id)
            width: parent ? (parent as Item).width : 0
            label: model?.name ?? ""
            value: root.values[pointer] ?? standing
            note: value === standing ? "" : qsTr("%1 → %2").arg(standing).arg(value)
            to: 999
            onStepTo: next => root.step(pointer, next)
            ruled: true
            onRuleAsked: Rules.showStock(model?.id ?? "", label)
        }
    }
    RulerField { width: parent.width }
    ReasonField {
        width: parent.width
        reasons: root.reasons
        reason: root.reason
        onGiven: words => {
            if (words === root.reason)
                return
            root.reason = words
            root.tellAnew()
        }
    }
}
