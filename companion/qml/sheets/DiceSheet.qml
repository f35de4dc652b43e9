// SPDX-License-Identifier: GPL-3.0-or-later
// The chance that is due, answered off the table: a pad of big faces, or big buttons for a coin, a card or a lot. It
// commits by itself when the last answer is in.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

FocusScope {
    id: root

    readonly property ActDraft draft: TableController.draft
    readonly property dueChance need: draft.due.need
    readonly property var faces: draft.due.faces     // list: a dueFace each
    readonly property bool due: need.kind !== ""
    // Who answers it, with the person who plays that side.
    readonly property string whoName: (Seating.seats, Seating.playedName(need.who))
    readonly property bool isDice: need.kind === "dice"
    property bool syncing: false
    property bool withSheet: false           // the act's sheet can be opened where this pad is
    property bool uncovered: false           // the answers of a secret chance are seen by its owner alone

    // What is asked, for a screen reader that comes to the pad.
    readonly property string asked: !due ? "" : Theme.say([header.title, header.note, pad.visible ? pad.need : ""])

    function showRule(): void {
        Rules.showAction(draft.action, draft.label)
    }

    anchors.fill: parent
    visible: due
    z: 110
    Accessible.role: Accessible.Pane
    Accessible.name: asked

    Component.onCompleted: following.restart()
    onDueChanged: {
        if (!due) {
            following.restart()
            return
        }
        if (!isInside(Window.activeFocusItem))
            before = Window.activeFocusItem
        takeFocus()
    }
    // A sheet that closes gives the focus back to where it was; while a die is due the number keys are its faces.
    onActiveFocusChanged: if (due && !activeFocus) following.restart()
    onEnabledChanged: following.restart()
    Keys.onEscapePressed: TableController.draft.close()

    // "Second of two" where an act has several chances, so that no screen equals the one before it.
    readonly property string ordinal: {
        const nth = [qsTr("First"), qsTr("Second"), qsTr("Third"), qsTr("Fourth"), qsTr("Fifth"), qsTr("Sixth")]
        const all = ["", "", qsTr("two"), qsTr("three"), qsTr("four"), qsTr("five"), qsTr("six")]
        const number = need.number, of = need.of
        if (!due || of < 2 && number < 2)
            return ""
        if (number > 6 || of > 6)
            return of > 1 ? qsTr("Roll %1 of %2").arg(number).arg(of) : qsTr("Roll %1").arg(number)
        return of > 1 ? qsTr("%1 of %2").arg(nth[number - 1]).arg(all[of]) : qsTr("%1 roll").arg(nth[number - 1])
    }

    // Where the focus was before the pad came; it goes back there, since a pad that has gone must not be read any more.
    property Item before: null
    function isInside(item: Item): bool {
        for (let up = item; up; up = up.parent)
            if (up === root)
                return true
        return false
    }
    function giveFocusBack(): void {
        if (due || !isInside(Window.activeFocusItem))
            return
        focus = false
        // What is covered meanwhile gets it when it is uncovered.
        if (before && before.visible)
            before.forceActiveFocus()
        else
            parent.forceActiveFocus()
        before = null
    }
    function takeFocus(): void {
        // Not `isDice`: it may not have followed yet. The rule that lies over the pad keeps the keys.
        if (due && enabled && !activeFocus)
            (need.kind === "dice" ? pad : choices).forceActiveFocus()
    }

    // The pad holds what the draft holds: after an undo, or for the next chance of the same dice.
    function follow(): void {
        if (!isDice || syncing || pad.faces.length === draft.due.lying.length)
            return
        syncing = true
        pad.reset()
        for (const face of draft.due.lying)
            pad.enter(face)
        syncing = false
    }

    Curtain {
        before: root
        drawn: root.due
    }
    Connections {
        target: root.draft.due
        function onChanged(): void {
            root.uncovered = false
            following.restart()
        }
    }
    Timer {
        id: following
        interval: 0
        onTriggered: {
            root.follow()
            root.takeFocus()
            root.giveFocusBack()
        }
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.table
        MouseArea { anchors.fill: parent }
    }
    PadHeader {
        id: header
        width: parent.width
        beside: here.width + 36
        most: root.height
        side: root.whoName !== "" ? root.need.whoColour : ""
        title: !root.due ? "" : root.ordinal === "" ? root.need.title : qsTr("%1: %2").arg(root.ordinal).arg(root.need.title)
        note: Array.of(root.whoName !== "" ? (root.isDice || root.need.kind === "coin" ? qsTr("%1 to roll") : qsTr("%1 to draw")).arg(root.whoName) : "", root.draft.chance !== "" && root.draft.outlook.percent !== "" && (root.need.number) === 1 ? qsTr("%1 %2", "67% hit").arg(root.draft.outlook.percent).arg(root.draft.chance) : "", root.need.title === root.draft.label ? "" : root.draft.label).filter(words => words !== "").join(" · ")
    }
    Offer {
        id: here
        objectName: "rollHere"
        anchors { top: parent.top; topMargin: 16 }
        x: Theme.fromStart(parent.width - width - 24, width, parent.width)
        width: Theme.isPhone ? 132 : Math.max(190, implicitWidth)
        height: Math.max(72, implicitHeight)
        sign: Theme.isPhone ? "" : "dice"
        text: root.need.kind === "card" || root.need.kind === "one" ? qsTr("Draw here") : qsTr("Roll here")
        onChosen: root.draft.rollHere()
        ruled: root.draft.action !== ""
        onRuleAsked: root.showRule()
    }
    DicePad {
        id: pad
        objectName: "pad"
        Accessible.role: Accessible.Grouping
        Accessible.name: root.asked
        visible: root.isDice
        anchors { left: parent.left; right: parent.right; top: parent.top; bottom: foot.top; leftMargin: 24; rightMargin: 24; topMargin: Math.max(Theme.isPhone ? 100 : 130, header.room + 12, here.height + 28); bottomMargin: Theme.isPhone ? 20 : 32 }
        dice: root.isDice ? Array(root.need.count).fill(root.need.sides) : [6]
        outcomes: {
            const list = []
            for (const face of root.faces)
                list[face.face - 1] = { text: face.label, good: face.good ? "good" : face.bad ? "bad" : "" }
            return list
        }
        counting: root.faces.filter(face => face.counts).map(face => face.face)
        need: root.need.needs
        ruled: root.draft.action !== ""
        onRuleAsked: root.showRule()
        onEntered: (index, face) => { if (!root.syncing) root.draft.answer(face) }
        onTakenBack: if (!root.syncing) root.draft.takeBackAnswer()
    }
    Flickable {
        id: choices
        Accessible.role: Accessible.Grouping
        Accessible.name: root.asked
        visible: root.due && !root.isDice && !cover.visible
        anchors.fill: pad
        contentHeight: flow.height
        // Fewer are left, and none may stay above where nothing scrolls any more.
        onContentHeightChanged: contentY = Math.min(contentY, Math.max(0, contentHeight - height))
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        Flow {
            id: flow
            width: choices.width
            spacing: 12
            Repeater {
                model: root.due && !root.isDice ? root.need.choices : []
                Offer {
                    required property dueAnswer modelData
                    objectName: "answer-" + modelData.value
                    width: Theme.isPhone ? (flow.width - 12) / 2 : Math.max(200, Math.min(300, (flow.width - 36) / 4))
                    height: Math.max(implicitHeight, Theme.offerHeight)
                    sign: modelData.sign
                    text: modelData.label
                    ruled: root.draft.action !== ""
                    onRuleAsked: root.need.kind === "card" ? Rules.showCard(modelData.value, modelData.label) : root.showRule()
                    onChosen: root.draft.answer(modelData.value)
                }
            }
        }
    }
    Offer {
        id: cover
        objectName: "cover"
        visible: root.due && root.need.secret && !root.uncovered
        anchors.centerIn: pad
        width: Math.min(pad.width, 560)
        height: Math.max(implicitHeight, 120)
        sign: "eye"
        text: root.whoName === "" ? qsTr("For one player only") : qsTr("For %1 only").arg(Seating.personOf(root.need.who) || Names.wordOf("people", root.need.who))
        sub: qsTr("touch and hold to see the cards")
        heldForRule: false
        ruled: root.draft.action !== ""
        onRuleAsked: root.showRule()
        onPressAndHold: root.uncovered = true
        Keys.onReturnPressed: root.uncovered = true
    }
    // Of one height whatever Undo takes back: a face is where it was a touch before.
    Item {
        id: foot
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; bottomMargin: 16 }
        height: atRest.implicitHeight
        UndoButton {
            id: atRest
            visible: false
            text: qsTr("Back")
            takesBack: qsTr("without rolling")
        }
    }
    UndoButton {
        id: undo
        objectName: "padUndo"
        ruled: root.draft.due.canTakeBack      // else it only leads back
        text: root.draft.due.canTakeBack ? qsTr("Undo") : qsTr("Back")
        x: Theme.mirrored ? parent.width - width - 16 : 16
        height: Math.max(implicitHeight, foot.height)
        anchors { bottom: parent.bottom; bottomMargin: 16 }
        takesBack: root.draft.due.canTakeBack ? root.draft.due.lastAnswer : root.isDice || root.need.kind === "coin" ? qsTr("without rolling") : qsTr("without drawing")
        onChosen: root.draft.due.canTakeBack ? root.draft.takeBackAnswer() : root.draft.close()
    }
    Pill {
        id: look
        objectName: "padLook"
        visible: root.withSheet && root.due && (root.draft.outlook.percent !== "" || root.draft.outlook.sums.length > 0)
        anchors.verticalCenter: foot.verticalCenter
        x: Theme.fromStart(parent.width - width - 24, width, parent.width)
        text: qsTr("Odds and facts")
        onClicked: root.draft.lookAgain()
    }
    Words {
        visible: width >= 120                // the pad says it as well
        anchors.verticalCenter: foot.verticalCenter
        x: Theme.fromStart(16 + undo.width + 16, width, parent.width)
        width: parent.width - undo.width - 56 - (look.visible ? look.width + 24 : 0)
        text: !root.due ? "" : root.need.kind === "card" ? qsTr("Scan the card, or touch which one was drawn.")
            : root.isDice ? qsTr("Touch what the die shows.") : qsTr("Touch what it was.")
        size: Theme.size(21, 17, 21)
        color: Theme.ink2
    }
}
