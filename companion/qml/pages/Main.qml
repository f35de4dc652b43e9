// SPDX-License-Identifier: GPL-3.0-or-later
// The window: a stack of pages over the table's ground, and the sentences that belong to no page.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Window
import QtQuick.Templates as T
import Adjutant

Window {
    id: root

    // The pages, a line each.
    readonly property var pages: ({     // object: name to file
        home: "HomePage.qml",
        campaign: "CampaignPage.qml",
        check: "CheckPage.qml",
        "new": "NewGamePage.qml",
        table: "TablePage.qml",
        log: "LogPage.qml",
        report: "ReportPage.qml",
        scan: "ScanPage.qml",
        print: "PrintPage.qml",
        rules: "../rules/RulesPage.qml",
        roster: "../roster/RosterPage.qml",
        boards: "../editor/LibraryPage.qml",
        editor: "../editor/EditorPage.qml",
        league: "../leagues/LeaguePage.qml",
        chronicle: "../chronicles/ChroniclePage.qml",
        club: "../club/ClubPage.qml",
        results: "../people/ResultsPage.qml",
        person: "../people/PersonPage.qml",
        game: "../people/GameRecordPage.qml",
        search: "../people/SearchPage.qml",
        after: "../people/AfterwardsPage.qml",
        changes: "../upkeep/ChangesPage.qml",
        archive: "../upkeep/ArchivePage.qml",
        doors: "../upkeep/DoorsPage.qml",
        "import": "../upkeep/ImportPage.qml",
        backups: "../upkeep/BackupsPage.qml",
        guide: "../guide/GuidePage.qml",
        settings: "SettingsPage.qml"
    })
    // Those of the game that is open: left out of the way back once it is closed.
    readonly property list<string> ofTheGame: ["table", "log", "report", "after", "rules"]

    property string page: "home"         // setting it goes there
    readonly property Item current: (stack.currentItem as PageSlot)?.item ?? null

    function go(to: string): void {
        if (to === "back")
            return back()
        if (to === page)
            return
        // Only the log and the whole table look back; every other page is about now.
        if (to === "then")
            to = "table"
        else if (to !== "log")
            TableController.lookNow()
        page = to
    }
    // Back takes pages off the stack, everywhere.
    function back(): void {
        let at = stack.depth - 2
        while (at > 0 && !TableController.open && ofTheGame.includes((stack.get(at) as PageSlot).page))
            --at
        go(at > 0 ? (stack.get(at) as PageSlot).page : "home")
    }

    // A page on the stack is gone back to. To the table it is one step from home, whatever led there.
    onPageChanged: {
        failure.leave()
        if (page === "home" || page === "table")
            KeptPlan.forget()
        const there = stack.find(slot => (slot as PageSlot).page === page)
        if (there)
            return stack.pop(there, T.StackView.Immediate)
        if (page === "table")
            stack.pop(stack.get(0), T.StackView.Immediate)
        stack.push(slot, { page: page, source: Qt.resolvedUrl(pages[page]) }, T.StackView.Immediate)
    }

    width: 1280
    height: 800
    minimumWidth: 320
    minimumHeight: 360
    visible: true
    title: TableController.open ? TableController.gameName + " · Adjutant" : "Adjutant"
    color: Theme.table

    Binding { target: Theme; property: "mode"; value: Settings.theme }
    Binding { target: Theme; property: "textScale"; value: Settings.textScale }
    Binding { target: Theme; property: "mirrored"; value: Settings.mirrored }
    Binding { target: Theme; property: "reducedMotion"; value: Settings.stillness }
    Binding { target: Theme; property: "windowWidth"; value: root.width }
    Binding { target: Theme; property: "windowHeight"; value: root.height }

    Ground {
        anchors.fill: parent
        color: Theme.table
        dot: Theme.dot
    }
    T.StackView {
        id: stack
        anchors { top: failure.bottom; left: parent.left; right: parent.right; bottom: parent.bottom }
        focus: true
        Accessible.ignored: true
        initialItem: slot
        popExit: Transition {}           // without one, Qt 6.4 keeps whatever is taken off the stack
    }
    Component {
        id: slot
        PageSlot {
            page: "home"
            source: Qt.resolvedUrl(root.pages.home)
            onGo: to => root.go(to)
        }
    }
    // A picture or a film dropped on any page is the scanner's; its own page takes it first.
    DropArea {
        z: -1
        anchors.fill: parent
        onDropped: drop => {
            if (!drop.hasUrls)
                return
            root.go("scan")
            Scans.pile.add(drop.urls)
        }
    }
    Shortcut {
        sequences: ["Ctrl+Z"]
        enabled: TableController.open
        onActivated: TableController.undo()
    }
    Shortcut {
        sequences: ["Ctrl+Shift+Z", "Ctrl+Y"]
        enabled: TableController.open
        onActivated: TableController.redo()
    }
    Shortcut {
        sequences: ["Alt+Left"]
        onActivated: root.go("back")
    }

    SeldomSheet {
        id: rule
        RuleSheet {
            z: 250
            onAllAsked: root.go("rules")
            onLookAsked: offer => TableController.openOffer(offer)
        }
    }
    Connections {
        target: Rules
        function onWanted(): void { (rule.make() as RuleSheet).open() }
    }
    Voice { z: 300 }
    DiskWait {
        z: 400
        anchors.fill: parent
    }

    // A list that holds the focus scrolls to it. A finger is where it is already.
    onActiveFocusItemChanged: if ([Qt.TabFocusReason, Qt.BacktabFocusReason].includes((activeFocusItem as T.Control)?.focusReason ?? (activeFocusItem as T.TextField)?.focusReason)) reveal(activeFocusItem)
    function reveal(item: Item): void {
        for (let up = item.parent; up; up = up.parent) {
            const list = up as Flickable
            if (!list)
                continue
            const at = item.mapToItem(list.contentItem, 0, 0)
            const bounded = (now, start, size, room, whole) => Math.max(0, Math.min(Math.max(start + size + 12 - room, Math.min(start - 12, now)), Math.max(0, whole - room)))
            list.contentY = bounded(list.contentY, at.y, item.height, list.height, list.contentHeight)
            list.contentX = bounded(list.contentX, at.x, item.width, list.width, list.contentWidth)
        }
    }

    // What failed outside the game; refusals of the rules are shown by the table itself.
    Notice {
        id: failure
        objectName: "failure"
        width: parent.width
        onUndone: what => Upkeep.takeBack(what)
    }
    Connections {
        target: TableController
        function onFailed(sentence: string): void { failure.tell(sentence, true) }
        function onHappened(): void { failure.succeeded() }
    }
    Connections {
        target: Campaigns
        function onFailed(sentence: string): void { failure.tell(sentence, true) }
        function onFileChanged(): void { failure.succeeded() }
        function onCampaignChanged(): void { failure.succeeded() }
        function onBackedUp(path: string): void { failure.tell(qsTr("Saved: %1").arg(path), false) }
    }
    Connections {
        target: Upkeep
        function onTold(sentence: string, change: string): void {
            if (change === "")
                failure.tell(sentence, false)
            else
                failure.offer(sentence, change)
        }
    }
    Connections {
        target: Doors
        function onWritten(path: string): void { failure.tell(qsTr("Written: %1").arg(path), false) }
        function onCameIn(sentence: string): void {
            afterwards.sentence = sentence
            afterwards.start()
        }
    }
    Connections {
        target: Papers
        function onBusy(sentence: string): void { failure.tell(sentence, false) }
        function onWritten(path: string): void { failure.tell(qsTr("Written: %1").arg(path), false) }
    }
    // After the page is gone back to that led there.
    Timer {
        id: afterwards
        property string sentence
        interval: 0
        onTriggered: failure.tell(sentence, false)
    }
    Connections {
        target: Backups
        function onTold(sentence: string): void { failure.tell(sentence, false) }
    }
    Connections {
        target: Guide
        function onFailed(sentence: string): void { failure.tell(sentence, true) }
        function onWritten(path: string): void { failure.tell(qsTr("Written: %1").arg(path), false) }
    }
    Connections {
        target: Rosters
        function onFailed(sentence: string): void { failure.tell(sentence, true) }
        function onShelved(): void { failure.succeeded() }
    }
    Connections {
        target: Prints
        function onFailed(sentence: string): void { failure.tell(sentence, true) }
        function onDeckChanged(): void { failure.succeeded() }
        function onDeckWritten(path: string): void { failure.tell(qsTr("Written: %1").arg(path), false) }
        function onWritten(path: string, pages: int): void {
            failure.tell(qsTr("Written: %1 (pages: %2). Print at actual size (100 %).").arg(path).arg(pages), false)
        }
    }
}
