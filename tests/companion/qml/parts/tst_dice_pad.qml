// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Adjutant

PartTest {
    id: test
    name: "The dice pad"
    width: 900
    height: 560
    visible: true

    DicePad { id: pad; anchors.fill: parent }
    SignalSpy { id: entered; target: pad; signalName: "entered" }

    function begin(dice) {
        pad.dice = dice
        pad.reset()
        entered.clear()
        pad.forceActiveFocus()
        waitForRendering(pad, 200)
    }
    function key(face) {
        const keys = all(pad, item => item instanceof FaceKey)
        compare(keys.length, pad.sides)
        return keys[face - 1]
    }

    function test_oneTouchForEachDieAndItIsDoneByItself() {
        begin([6, 6])
        mouseClick(key(4))
        compare(pad.faces, [4])
        verify(!pad.complete)
        mouseClick(key(6))
        verify(pad.complete)
        compare(pad.faces, [4, 6])
        compare(pad.total, 10)
    }
    function test_aFingerDoesAsWell() {
        begin([6])
        const seat = key(3)
        const finger = touchEvent(seat)
        finger.press(1, seat).commit()
        finger.release(1, seat).commit()
        compare(pad.faces, [3])
    }
    function test_numberKeysAreFaces() {
        begin([6, 6])
        keyClick(Qt.Key_5)
        keyClick(Qt.Key_7)
        keyClick(Qt.Key_0)
        compare(pad.faces, [5])
        keyClick(Qt.Key_1)
        compare(pad.faces, [5, 1])
    }
    function test_twoDigitsForTwentySides() {
        begin([20, 20, 20, 20])
        keyClick(Qt.Key_1)
        compare(pad.faces, [])
        keyClick(Qt.Key_7)
        compare(pad.faces, [17])
        keyClick(Qt.Key_3)
        compare(pad.faces, [17, 3])
        keyClick(Qt.Key_2)
        keyClick(Qt.Key_Return)
        compare(pad.faces, [17, 3, 2])
        keyClick(Qt.Key_2)
        keyClick(Qt.Key_0)
        compare(pad.faces, [17, 3, 2, 20])
    }
    function test_backspaceTakesAWrongFaceBack() {
        begin([6, 6])
        keyClick(Qt.Key_2)
        compare(pad.faces, [2])
        keyClick(Qt.Key_Backspace)
        compare(pad.faces, [])
        compare(pad.takeBack(), false)
    }
    function test_theLastDieInTheTrayTakesItselfBack() {
        begin([6, 6, 6])
        pad.enter(2)
        pad.enter(5)
        waitForRendering(pad, 200)
        mouseClick(named(pad, "Take back the 5"))
        compare(pad.faces, [2])
    }
    function test_afterTheLastDieNothingChanges() {
        begin([6])
        pad.enter(1)
        compare(pad.enter(2), false)
        compare(pad.takeBack(), false)
        keyClick(Qt.Key_4)
        compare(pad.faces, [1])
        compare(entered.count, 1)
    }
    function test_aCoinHasItsWordsAndDiceMayDiffer() {
        begin([6, 2])
        pad.enter(6)
        compare(pad.sides, 2)
        waitForRendering(pad, 200)
        mouseClick(named(pad, "Tails"))
        compare(pad.faces, [6, 2])
    }
    function test_aFaceThatTheDieHasNotIsRefused() {
        begin([3])
        compare(pad.enter(4), false)
        compare(pad.enter(0), false)
        compare(pad.faces, [])
    }
    function test_keysAreLargeEnoughOnEveryWindow() {
        for (const size of [[1232, 516], [752, 980], [342, 638]]) {
            Theme.windowWidth = size[0] + 48
            Theme.windowHeight = size[1] + 206
            test.width = size[0]
            test.height = size[1]
            begin([6, 6])
            for (const seat of all(pad, item => item instanceof FaceKey))
                verify(seat.width >= 104 && seat.height >= 104, seat.width + " by " + seat.height)
        }
        test.width = 900
        test.height = 560
    }
}
