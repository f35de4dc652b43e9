// SPDX-License-Identifier: GPL-3.0-or-later
// An action being put together, drawn from its offer alone: exact odds, choices as big buttons, facts, the sums
// behind it, and how it is rolled.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Sheet {
    id: root

    readonly property ActDraft draft: TableController.draft
    readonly property var odds: draft.outlook.odds     // list: an outcomeOdds each
    readonly property var parties: Array.of(draft.actor, draft.target).filter(party => party.id !== "")    // list: an actParty each
    readonly property bool twoWays: draft.outlook.hasChances
    property bool handing: false         // the pad takes over: the draft stays

    function hideFor(): void {
        handing = true
        close()
        handing = false
    }

    title: draft.label
    // Many outcomes that end in numbers, as of a fight to the end, are plotted; the bar shows what they come to.
    readonly property bool plotted: odds.length > 6 && odds.filter(odd => !odd.numbered).length <= 1
    readonly property var groups: draft.outlook.groups   // list: an outcomeGroup each
    readonly property var heads: groups.filter(group => group.value >= 0.005)     // object: those of groups that are not next to none

    // The large figure stands where it can be said what of; else each outcome has its name and its share.
    readonly property bool named: draft.outlook.percent !== "" && (draft.chance !== "" || draft.outlook.needed !== "" && !plotted)

    readonly property bool some: draft.outlook.odds.length > 1 && draft.outlook.odds.length <= 6

    sub: draft.note
    head: Row {
        spacing: 10
        Repeater {
            model: root.parties
            Counter {
                required property actParty modelData
                width: Theme.isPhone ? 56 : 72
                side: modelData.colour
                code: modelData.code
                sign: modelData.sign
            }
        }
    }
    offers: {
        if (!draft.ready)
            return []
        if (!twoWays)
            return [{ id: "do", text: draft.label, sign: draft.sign, ruled: true, likely: true }]
        const table = { id: "table", text: qsTr("Dice on the table"), sign: "hand", sub: qsTr("then touch the face"), ruled: true }
        const app = { id: "app", text: qsTr("Roll"), sign: "dice", sub: qsTr("here"), ruled: true, odds: draft.chance !== "" ? draft.outlook.percent : "", chance: draft.chance }
        return TableController.diceMode === "table" ? [app, Object.assign(table, { likely: true })] : [table, Object.assign(app, { likely: true })]
    }
    onRuleAsked: Rules.showAction(draft.action, draft.label)
    onChosen: id => draft.send(id === "do" ? "" : id)
    onClosed: if (!handing && draft.due.need.kind === "") draft.close()

    Words {
        objectName: "warning"
        visible: text !== ""
        width: parent.width
        text: root.draft.warning
        size: Theme.size(22, 20, 22)
        font.bold: true
        color: Theme.bad
    }
    // What may come of it leads to what the rules say of that.
    Touchable {
        objectName: "outcomes"
        visible: root.named || root.plotted || root.some
        width: parent.width
        implicitHeight: Math.max(told.height, 48)
        text: qsTr("what may come of it")
        ruled: true
        onRuleAsked: Rules.showOutcomes(root.draft.action, root.odds.map(odd => odd.outcome), root.draft.label)
        onClicked: ruleAsked()

        Column {
            id: told
            width: parent.width
            spacing: 8

            OddsCard {
                visible: root.named
                width: told.width
                odds: root.draft.outlook.percent
                need: root.draft.outlook.needed !== "" && !root.plotted ? root.draft.outlook.needed : root.draft.chance
                exact: root.draft.outlook.fraction !== "" ? qsTr("exactly %1").arg(root.draft.outlook.fraction) : ""
                namesBelow: !root.plotted
                parts: (root.plotted ? root.heads : root.odds).map(odd => ({ name: odd.label, share: odd.value, kind: odd.kind === "miss" ? "miss" : odd.kind === "good" ? "success" : "neutral", text: odd.percent }))
            }
            OddsBar {
                visible: !root.named && root.some
                width: told.width
                parts: root.odds.map(odd => ({ name: odd.label, share: odd.value, kind: "neutral", text: odd.percent }))
            }
            OutcomePlot {
                visible: root.plotted
                width: told.width
                groups: root.plotted ? root.groups : []
            }
        }
    }
    Words {
        visible: root.draft.outlook.objection !== ""
        width: parent.width
        text: root.draft.outlook.objection
        color: Theme.bad
    }
    DraftFields { width: parent.width }
    RulePill {
        width: Math.min(implicitWidth, parent.width)
        onRuleAsked: Rules.showAction(root.draft.action, root.draft.label)
    }
    Repeater {
        model: root.draft.outlook.sums
        SumLines {
            required property actSum modelData
            width: parent.width
            sum: modelData
            action: root.draft.action
            open: true
            onOverruled: (clause, value, reason) => root.draft.overrule(clause, value, reason)
        }
    }
}
