// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Adjutant

PartTest {
    id: test
    name: "A sheet"
    width: 1280
    height: 800
    visible: true

    Offer { id: behind; text: "Behind the sheet"; x: 10; y: 10 }
    UndoButton { id: undo; x: 16; y: 680 }
    Sheet {
        id: sheet
        title: "Reed shoots Amos"
        spare: undo
        offers: [{ id: "table", text: "Dice on the table" }, { id: "roll", text: "Roll", likely: true }, { id: "not", text: "Melee", blocked: true, reason: "nobody near" }]

        FactToggle { id: fact; name: "Cough"; value: "no" }
    }
    SignalSpy { id: closed; target: sheet; signalName: "closed" }
    SignalSpy { id: chosen; target: sheet; signalName: "chosen" }
    SignalSpy { id: refused; target: sheet; signalName: "refused" }
    SignalSpy { id: undone; target: undo; signalName: "chosen" }
    SignalSpy { id: reached; target: behind; signalName: "chosen" }

    function begin() {
        sheet.open()
        waitForRendering(test, 300)
        for (const spy of [closed, chosen, refused, undone, reached])
            spy.clear()
    }
    function cleanup() { sheet.close() }

    function test_offersAnswerAndABlockedOneSaysWhy() {
        begin()
        mouseClick(named(sheet, "Roll"))
        compare(chosen.signalArguments[0][0], "roll")
        mouseClick(named(sheet, "Melee"))
        compare(refused.signalArguments[0][0], "not")
        compare(chosen.count, 1)
    }
    function test_notNowEscapeAndATouchOutsideClose() {
        begin()
        mouseClick(named(sheet, "Not now"))
        verify(!sheet.opened)
        begin()
        keyClick(Qt.Key_Escape)
        verify(!sheet.opened)
        begin()
        mouseClick(test, 60, 60)
        verify(!sheet.opened)
        compare(closed.count, 1)
        compare(reached.count, 0)
    }
    function test_undoStaysTouchable() {
        begin()
        mouseClick(undo)
        compare(undone.count, 1)
        verify(sheet.opened)
    }
    function test_nothingShinesAroundUndo() {
        begin()
        const corner = Qt.point(undo.x + 1, undo.y + 1)
        tryVerify(() => Qt.colorEqual(grabImage(test).pixel(corner.x, corner.y), grabImage(test).pixel(undo.x - 8, undo.y - 8)))
    }
    function test_anUndoWithoutAnActFallsUnderTheScrim() {
        undo.possible = false
        begin()
        mouseClick(undo)
        verify(!sheet.opened)
        compare(undone.count, 0)
        undo.possible = true
    }
    function test_undoStaysTouchableWhenTheWindowTurns() {
        Theme.windowWidth = 800
        Theme.windowHeight = 1280
        test.width = 800
        test.height = 1280
        undo.y = 1160
        begin()
        mouseClick(undo)
        compare(undone.count, 1)
        test.width = 1280
        test.height = 800
        undo.y = 680
    }
    function test_theKeyboardStaysInside() {
        begin()
        for (let i = 0; i < 15; ++i) {
            keyClick(Qt.Key_Tab)
            let item = test.Window.activeFocusItem
            while (item && item !== sheet)
                item = item.parent
            verify(item === sheet, "left after " + (i + 1) + " tabs")
        }
    }
    function test_touchesOnTheSheetDoNotCloseIt() {
        begin()
        mouseClick(test, 640, 400)
        verify(sheet.opened)
    }
}
