// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Adjutant

PartTest {
    id: test
    name: "Refusals"
    width: 390
    height: 844
    visible: true

    Refusal { id: refusal; width: 366 }
    SignalSpy { id: ruled; target: refusal; signalName: "ruleAsked" }
    SignalSpy { id: reasoned; target: refusal; signalName: "reasonAsked" }

    function show(message) {
        refusal.show(message, "W63-TURN-05", false)
        ruled.clear()
        reasoned.clear()
        tryCompare(refusal, "opacity", 1)
        waitForRendering(refusal, 200)
    }
    function sentence() { return all(refusal, item => item instanceof Sentence)[0] }
    function button() { return all(refusal, item => item instanceof Plate)[0] }
    function box(item) { return item.mapToItem(refusal, 0, 0, item.width, item.height) }

    function test_aShortSentenceStandsBesideItsButton() {
        show("Nobody is near.")
        verify(box(button()).left > box(sentence()).left + sentence().contentWidth)
        compare(sentence().lineCount, 1)
        compare(refusal.implicitHeight, 96)
    }
    function test_aLongSentenceHasTheWholeWidthAndItsButtonBelow() {
        show("In jedem Zug muss mindestens eine Figur ziehen; Konföderierten-Infanterie 1 (Richmond) kann es noch.")
        verify(box(button()).top >= box(sentence()).bottom)
        verify(box(button()).bottom <= refusal.height)
        verify(sentence().width > 260, sentence().width)
        verify(sentence().lineCount < 6, sentence().lineCount)
        mouseClick(button())
        compare(ruled.count, 1)
        mouseClick(sentence())
        compare(reasoned.count, 1)
    }
    function test_aRemarkHasNoButton() {
        refusal.show("The card is back in the deck.", "", true)
        tryCompare(refusal, "opacity", 1)
        waitForRendering(refusal, 200)
        verify(!refusal.stacked)
        compare(refusal.implicitHeight, Math.max(64, sentence().height + 24))
    }
}
