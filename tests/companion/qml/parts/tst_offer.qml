// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Adjutant

PartTest {
    id: test
    name: "Offers"
    width: 1280
    height: 800
    visible: true

    Offer { id: offer; text: "Shoot Amos"; sub: "range 2"; odds: "67%" }
    Offer { id: blocked; y: 120; text: "Trade"; blocked: true; reason: "no store"; sub: "1 for 1" }
    Offer { id: narrow; y: 240; text: "Verschanzen"; sign: "cards" }
    OfferBar { id: bar; y: 400; width: parent.width; takesBack: "Reed’s move" }
    SignalSpy { id: chosen; target: offer; signalName: "chosen" }
    SignalSpy { id: blockedChosen; target: blocked; signalName: "chosen" }
    SignalSpy { id: refused; target: blocked; signalName: "refused" }
    SignalSpy { id: barChosen; target: bar; signalName: "chosen" }
    SignalSpy { id: undone; target: bar; signalName: "undone" }
    SignalSpy { id: more; target: bar; signalName: "moreAsked" }

    readonly property var few: [
        { id: "shoot", text: "Shoot Amos", sub: "range 2", odds: "67%", likely: true, sign: "target" },
        { id: "move", text: "Move", sub: "up to 4 hexes", sign: "move" },
        { id: "end", text: "End turn", sign: "end" }]

    function begin(offers) {
        for (const spy of [chosen, blockedChosen, refused, barChosen, undone, more])
            spy.clear()
        bar.offers = offers
        waitForRendering(bar, 200)
    }
    function seats() { return all(bar, item => item instanceof Offer || item instanceof Pill) }

    function test_touchAndKeysChoose() {
        begin(few)
        mouseClick(offer)
        offer.forceActiveFocus()
        keyClick(Qt.Key_Return)
        keyClick(Qt.Key_Space)
        compare(chosen.count, 3)
        compare(offer.Accessible.name, "Shoot Amos, 67%, range 2")
    }
    function test_aLongWordIsNotBroken() {
        const label = () => all(narrow, item => item instanceof Words && item.text === narrow.text && item.visible)[0]
        const signs = () => all(narrow, item => item instanceof Icon && item.visible).length
        narrow.width = 300
        waitForRendering(narrow, 200)
        const large = label().font.pixelSize
        compare(signs(), 1)
        narrow.width = label().implicitWidth + 50        // too narrow for the sign as well
        waitForRendering(narrow, 200)
        compare(signs(), 0)
        compare(label().lineCount, 1)
        compare(label().font.pixelSize, large)
        narrow.width = label().implicitWidth + 10        // and for the word
        waitForRendering(narrow, 200)
        compare(label().lineCount, 1)
        verify(label().font.pixelSize < large)
    }
    function test_theKeyboardIsSeenAndATouchIsNot() {
        begin(few)
        const ring = () => all(offer, item => item instanceof FocusRing)
        mouseClick(offer)
        compare(ring().length, 0)
        blocked.forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Tab, Qt.ShiftModifier)
        verify(offer.activeFocus)
        compare(ring().length, 1)
        compare(ring()[0].border.width, 3)
        compare(ring()[0].width, offer.width + 12)
    }
    function test_actsOfOneNameSayWhoDoesThemWhereTheirCostHasNoRoom() {
        const twins = [
            { id: "a", text: "Move", sub: "The Soldier: up to 4 hexes", whose: "Soldier", likely: true },
            { id: "b", text: "Move", sub: "Civilian 1: up to 3 hexes", whose: "Civilian 1" },
            { id: "c", text: "Move", sub: "Civilian 2: up to 3 hexes", whose: "Civilian 2" },
            { id: "d", text: "Pass", sub: "an empty turn" }]
        for (const size of [[390, 844], [800, 1280]]) {
            Theme.windowWidth = size[0]
            Theme.windowHeight = size[1]
            test.width = size[0]
            begin(twins)
            const read = all(bar, item => item instanceof Words && item.visible).map(item => item.text)
            const seen = seats().map(seat => seat.offer.id)
            for (const twin of twins.filter(one => seen.includes(one.id) && one.whose))
                verify(read.some(text => text.includes(twin.whose)), `${twin.whose} on ${size[0]}: ${read}`)
            verify(seen.includes("b"), `${seen} on ${size[0]}`)
        }
        test.width = 1280
    }
    function test_aBlockedOfferSaysWhyAndDoesNothing() {
        begin(few)
        mouseClick(blocked)
        compare(refused.count, 1)
        compare(blockedChosen.count, 0)
        compare(blocked.Accessible.name, "Trade, no store")
    }
    function test_aBlockedOfferKeepsNoRoomForAChanceThatItDoesNotHave() {
        const act = { id: "attack", text: "Attack", sign: "dice", chance: "conquest", reason: "The resources are rolled first." }
        begin([few[0], act])
        const room = () => all(seats()[1], item => item instanceof Words && item.text === "Attack")[0].width
        const open = seats()[1].width - room()
        begin([few[0], Object.assign({ blocked: true }, act)])
        verify(seats()[1].width - room() < open - 60)
    }
    function test_moreOpensForAFingerThatRestsOnItToo() {
        begin(few.concat([{ id: "rare", text: "Agree on an end", rare: true }]))
        const seat = named(bar, "More")
        mousePress(seat)
        wait(Application.styleHints.mousePressAndHoldInterval + 100)      // as long as a finger rests
        mouseRelease(seat)
        compare(more.count, 1)
        compare(barChosen.count, 0)
    }
    function test_theBarGivesTheIdAndUndoHasItsCorner() {
        begin(few)
        mouseClick(named(bar, "Move"))
        compare(barChosen.signalArguments[0][0], "move")
        mouseClick(named(bar, "Undo"))
        compare(undone.count, 1)
        verify(bar.undoButton.x < 20)
        Theme.mirrored = true
        verify(bar.undoButton.x + bar.undoButton.width > bar.width - 20)
        Theme.mirrored = false
    }
    function test_nothingChangesUnderAFinger() {
        begin(few)
        const seat = named(bar, "Shoot Amos")
        mousePress(seat)
        bar.offers = [{ id: "other", text: "Something else", likely: true }]
        compare(seats()[0].text, "Shoot Amos")
        mouseRelease(seat)
        compare(barChosen.signalArguments[0][0], "shoot")
        tryVerify(() => seats()[0].text === "Something else")
    }
    function test_whatDoesNotFitIsBehindMore() {
        const many = []
        for (let i = 0; i < 12; ++i)
            many.push({ id: "o" + i, text: "Quite a long offer " + i, sub: "with its cost" })
        begin(many)
        const shown = seats().filter(seat => seat.text !== "More").length
        mouseClick(named(bar, "More"))
        compare(more.signalArguments[0][0].length, 12 - shown)
        compare(more.signalArguments[0][0][0].id, "o" + shown)
    }
    function test_noWordIsCutAndNoOfferTooSmall_data() {
        const rows = []
        for (const size of [[1280, 800], [800, 1280], [390, 844]])
            for (const scale of [1, 1.5])
                rows.push({ tag: size[0] + " at " + scale, width: size[0], height: size[1], scale: scale })
        return rows
    }
    function test_noWordIsCutAndNoOfferTooSmall(row) {
        Theme.windowWidth = row.width
        Theme.windowHeight = row.height
        Theme.textScale = row.scale
        test.width = row.width
        begin(few.concat([{ id: "trade", text: "Trade with the merchant", blocked: true, reason: "nobody is here" }]))
        for (const seat of seats()) {
            verify(seat.height >= 48 && seat.width >= 48)
            verify(seat.x >= 0 && seat.x + seat.width <= row.width + 0.5, seat.text + " leaves the bar")
            for (const words of all(seat, item => item instanceof Words))
                verify(!words.truncated && words.contentHeight <= seat.height, seat.text + ": " + words.text)
        }
        test.width = 1280
    }
    function test_aPhonesBarWithoutUndoAndMoreIsOneRowHigh() {
        Theme.windowWidth = 390
        Theme.windowHeight = 844
        bar.withUndo = false
        test.width = 390
        begin(few.slice(0, 2))
        const low = Math.max(...seats().map(seat => seat.y + seat.height))
        verify(bar.height - low < 20, "nothing stands below")
        bar.withUndo = true
        test.width = 1280
    }
    function test_theLikelyOfferIsTheWidest() {
        begin(few)
        const wide = seats().map(seat => seat.width)
        compare(Math.max(...wide), wide[0])
    }
}
