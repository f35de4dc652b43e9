// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Adjutant

PartTest {
    id: test
    name: "The ledger"
    width: 800
    height: 700
    visible: true

    LedgerSheet {
        id: ledger
        width: 776
        lines: [
            { id: "die", text: "Die shows 3", number: 3, clause: "ACW-SHOOT-07", canChange: false },
            { id: "cav", text: "Cavalry shoots", number: 0, applies: false },
            { id: "fence", text: "Behind a fence", number: -1, old: 0, ruling: 3 }]
        total: ({ text: "Hits", number: 2, clause: "ACW-SHOOT-10" })
    }
    WhyCard { id: why; y: 500; width: 430 }
    SignalSpy { id: stepped; target: ledger; signalName: "stepped" }
    SignalSpy { id: lineChosen; target: ledger; signalName: "lineChosen" }
    SignalSpy { id: reason; target: why; signalName: "reasonGiven" }

    function begin() {
        ledger.chosen = ""
        for (const spy of [stepped, lineChosen, reason])
            spy.clear()
        waitForRendering(ledger, 200)
    }
    function line(text) { return all(ledger, item => item instanceof LedgerLine && item.text === text)[0] }

    function test_touchALineThenStepIt() {
        begin()
        mouseClick(line("Behind a fence"))
        compare(ledger.chosen, "fence")
        waitForRendering(ledger, 200)
        mouseClick(named(ledger, "One more"))
        mouseClick(named(ledger, "One less"))
        compare(stepped.signalArguments[0][0], "fence")
        compare(stepped.signalArguments[0][1], 1)
        compare(stepped.signalArguments[1][1], -1)
        mouseClick(line("Behind a fence"), 200, 20)
        compare(ledger.chosen, "")
    }
    function test_keysStepTheChosenLine() {
        begin()
        line("Behind a fence").forceActiveFocus()
        keyClick(Qt.Key_Return)
        compare(ledger.chosen, "fence")
        keyClick(Qt.Key_Minus)
        keyClick(Qt.Key_Plus)
        compare(stepped.count, 2)
    }
    function test_theDieItselfStands() {
        begin()
        mouseClick(line("Die shows 3"))
        compare(ledger.chosen, "")
    }
    function test_linesThatDoNotApplyStayAndRulingsSayWhatWas() {
        begin()
        compare(line("Cavalry shoots").Accessible.name, "0 Cavalry shoots, does not apply")
        compare(line("Behind a fence").Accessible.name, "−1 Behind a fence, was 0, your ruling 3")
        compare(line("Behind a fence").number, "−1")
    }
    function test_aReasonIsOneTouch() {
        begin()
        mouseClick(named(why, "House rule"))
        compare(reason.signalArguments[0][0], "House rule")
        compare(why.reason, "House rule")
    }
    function test_orTheRefereesOwnWords() {
        begin()
        mouseClick(named(why, "Write…"))
        for (const letter of "fair")
            keyClick(letter)
        keyClick(Qt.Key_Return)
        compare(reason.signalArguments[0][0], "fair")
        verify(!why.writing)
    }
}
