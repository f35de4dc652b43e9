// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Adjutant

PartTest {
    name: "Facts"
    width: 800
    height: 300
    visible: true

    Row {
        spacing: 10
        FactToggle { id: free; name: "Cough"; value: "no"; source: "Reed is well" }
        FactToggle { id: known; name: "Ammo"; value: "2"; known: true }
        FactToggle { id: range; name: "Range"; stepped: true; number: 2; from: 1; to: 3; onStepTo: n => range.number = n }
    }
    SignalSpy { id: touched; target: free; signalName: "touched" }
    SignalSpy { id: knownTouched; target: known; signalName: "touched" }

    function test_touchAndKeysChangeAFact() {
        mouseClick(free, 20, 20)
        const button = named(free, "Cough: no, Reed is well")
        button.forceActiveFocus()
        keyClick(Qt.Key_Space)
        keyClick(Qt.Key_Return)
        compare(touched.count, 3)
    }
    function test_whatTheStateKnowsCannotBeTouched() {
        mouseClick(known)
        compare(knownTouched.count, 0)
    }
    function test_aNumberStepsBetweenItsEnds() {
        const less = named(range, "Range less"), plus = named(range, "Range more")
        mouseClick(plus)
        compare(range.number, 3)
        mouseClick(plus)
        compare(range.number, 3)
        mouseClick(less)
        mouseClick(less)
        mouseClick(less)
        compare(range.number, 1)
        verify(plus.width >= 56 && plus.height >= 48)
    }
}
