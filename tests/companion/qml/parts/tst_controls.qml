// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Adjutant

PartTest {
    id: test
    name: "Menus and small controls"
    width: 900
    height: 800
    visible: true

    MenuSheet {
        id: menu
        title: "More"
        choices: [{ id: "loot", text: "Loot", sub: "the Farm", odds: "50%" }, { id: "trade", text: "Trade", blocked: true, reason: "no store" }]
    }
    Stepper { id: rounds; y: 600; label: "Rounds"; value: 15; from: 14; to: 16; onStepTo: n => value = n }
    OnOff { id: hand; y: 680; text: "Left-handed" }
    RadioPills { id: looks; x: 440; y: 600; width: 440; label: "Theme"; choices: [{ id: "dark", text: "Dark" }, { id: "light", text: "Light" }]; value: "dark"; onChosen: id => value = id }
    TextBox { id: box; x: 440; y: 700; label: "Name" }
    SignalSpy { id: picked; target: menu; signalName: "picked" }
    SignalSpy { id: refused; target: menu; signalName: "refused" }
    SignalSpy { id: accepted; target: box; signalName: "accepted" }

    function test_aMenuGivesTheIdAndCloses() {
        menu.open()
        waitForRendering(test, 200)
        mouseClick(named(menu, "Trade"))
        compare(refused.signalArguments[0][0], "trade")
        verify(menu.opened)
        mouseClick(named(menu, "Loot, the Farm, 50%"))
        compare(picked.signalArguments[0][0], "loot")
        verify(!menu.opened)
    }
    function test_aStepperStopsAtItsEnds() {
        for (let i = 0; i < 3; ++i)
            mouseClick(named(rounds, "Rounds more"))
        compare(rounds.value, 16)
        for (let i = 0; i < 5; ++i)
            mouseClick(named(rounds, "Rounds less"))
        compare(rounds.value, 14)
    }
    function test_aSwitchByTouchAndKey() {
        mouseClick(hand)
        verify(hand.checked)
        hand.forceActiveFocus()
        keyClick(Qt.Key_Return)
        verify(!hand.checked)
        keyClick(Qt.Key_Space)
        verify(hand.checked)
        compare(hand.Accessible.name, "Left-handed, on")
    }
    function test_pillsAreOneOfSeveral() {
        mouseClick(named(looks, "Light"))
        compare(looks.value, "light")
        named(looks, "Light").forceActiveFocus()
        keyClick(Qt.Key_Right)
        keyClick(Qt.Key_Return)
        compare(looks.value, "dark")
    }
    function test_aTextFieldTakesWords() {
        mouseClick(box, 60, 60)
        for (const letter of "mill")
            keyClick(letter)
        keyClick(Qt.Key_Return)
        compare(box.text, "mill")
        compare(accepted.count, 1)
        const before = box.height
        box.problem = "There is one of this name already."
        verify(box.height > before)
        box.problem = ""
    }
}
