// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Adjutant

PartTest {
    name: "The columns of the table"
    width: 400
    height: 700
    visible: true

    SideColumn {
        id: column
        width: 260
        height: 600
        side: "blue"
        name: "Soldier"
        trackers: [{ id: "food", name: "Food", sign: "food", value: 2 }, { id: "ammo", name: "Ammo", sign: "ammo", value: 1 }]
        pieces: [{ id: "s1", code: "s1", name: "Reed", place: "hex 11", health: 3, healthMost: 3, chosen: true }]
    }
    SignalSpy { id: pieces; target: column; signalName: "pieceTouched" }

    function tracker(name) { return all(column, item => item instanceof Tracker && item.name === name)[0] }

    function test_aTouchOnATileGivesItsId() {
        mouseClick(named(column, "Reed"))
        compare(pieces.signalArguments[0][0], "s1")
        compare(named(column, "Reed").Accessible.name, "Reed, hex 11, health 3 of 3, chosen")
    }
    function test_aChangeOfStockIsShownBesideIt() {
        const food = tracker("Food")
        column.trackers = [{ id: "food", name: "Food", sign: "food", value: 1 }, { id: "ammo", name: "Ammo", sign: "ammo", value: 1 }]
        verify(tracker("Food") === food)
        compare(food.change, -1)
        compare(tracker("Ammo").change, 0)
        verify(all(food, item => item instanceof Words && item.text === "−1").length === 1)
        tryCompare(food, "change", 0, 3000)
    }
    function test_stocksOfARowLieInTheColumnWithTheirNumbersAtOneHeight() {
        const four = ["Food", "Medicine", "Ammo", "Goods"].map(name => ({ id: name, name: name, sign: "food", value: 2 }))
        column.trackers = four
        column.trackerColumns = 4
        for (const width of [260, 376, 377, 378, 379, 900]) {
            column.width = width
            const numbers = four.map(stock => all(tracker(stock.name), item => item instanceof Digits)[0])
            for (const stock of four) {
                const one = tracker(stock.name)
                tryVerify(() => one.mapToItem(column, one.width, 0).x <= width, 2000, `${stock.name} at ${width}`)
            }
            const height = number => number.mapToItem(column, 0, number.height / 2).y
            tryVerify(() => numbers.every(number => Math.abs(height(number) - height(numbers[0])) <= 0.5), 2000, `at ${width}`)
        }
        column.width = 260
        column.trackerColumns = 2
    }
    function test_theTrackMarksItsBand() {
        const track = createTemporaryObject(trackPart, column)
        compare(named(track, "Tension").Accessible.name, "Tension 5, Watchful")
        track.value = 9
        compare(named(track, "Tension").Accessible.name, "Tension 9, Hostile")
        compare(track.fill(1), Theme.band0)
        compare(track.fill(5), Theme.band1)
        compare(track.fill(10), Theme.band2)
    }
    // On a phone there is room for two short lines beside the sign of the card.
    function test_theBandSaysAsMuchAsFindsRoom() {
        Theme.windowWidth = 390
        Theme.windowHeight = 844
        const band = createTemporaryObject(bandPart, column)
        for (const [card, shown] of [["Smoke", "Smoke, Movement"], ["Confusion", "Confusion, Movement"], ["Ammunition shortage", "Ammunition shortage"], ["Überraschungsangriff", "Movement"]]) {
            band.rest = card + ", Movement"
            band.briefer = [card, "Movement"]
            const words = all(band, item => item instanceof Words && item.text === shown)
            compare(words.length, 1, card)
            verify(!words[0].truncated && words[0].contentHeight <= words[0].height, card)
            verify(words[0].contentWidth <= words[0].width, card)
        }
        band.briefer = []
        const cut = all(band, item => item instanceof Words && item.text === band.rest)[0]
        verify(cut.contentHeight <= cut.height)
    }
    function test_theWordsOfTheBandStandInItsMiddle() {
        Theme.windowWidth = 390
        Theme.windowHeight = 844
        const band = createTemporaryObject(bandPart, column)
        for (const rest of ["", "Movement", "Ammunition shortage, Movement"]) {
            band.rest = rest
            waitForRendering(band, 200)
            const words = all(band, item => item instanceof Words && item.visible && item.text !== "")
            const top = Math.min(...words.map(item => item.mapToItem(band, 0, item.verticalAlignment === Text.AlignVCenter ? (item.height - item.contentHeight) / 2 : 0).y))
            const foot = Math.max(...words.map(item => item.mapToItem(band, 0, item.verticalAlignment === Text.AlignVCenter ? (item.height + item.contentHeight) / 2 : item.contentHeight).y))
            verify(Math.abs(top - (band.height - foot)) <= 4, rest + ": " + top + " above, " + (band.height - foot) + " below")
        }
    }
    // Every word in a line of its own, or beside others: none goes on in the next.
    function test_aLongNameInTheBandIsSetSmallerBeforeAWordIsBroken() {
        Theme.windowWidth = 390
        Theme.windowHeight = 844
        const band = createTemporaryObject(bandPart, column)
        band.sign = ""
        for (const whose of ["Konföderation, Clara", "Konföderation, Maximiliane", "Confederacy, Ann", "Preußen, Friedrich Wilhelm"]) {
            band.whose = whose
            waitForRendering(band, 200)
            const title = all(band, item => item instanceof Words && item.text === whose)[0]
            for (const word of whose.split(" ")) {
                const alone = createTemporaryObject(wordPart, column, { text: word, "font.pixelSize": title.fontInfo.pixelSize })
                verify(alone.implicitWidth <= title.width, whose + ": " + word + " is " + alone.implicitWidth + " wide of " + title.width)
            }
        }
    }
    function test_cardsSideBySideHaveTheSameRoomForTheirNames() {
        Theme.windowWidth = 1280
        Theme.windowHeight = 800
        const row = createTemporaryObject(cardsPart, column)
        const cards = Array.from(row.children).filter(item => item instanceof StockCard)
        compare(cards.length, 2)
        waitForRendering(row, 200)
        for (const card of cards)
            verify(!all(card, item => item instanceof Words && item.text === card.name)[0].truncated, card.name + " is cut")
        tryCompare(cards[0], "height", cards[1].height)
        const tops = cards.map(card => all(card, item => item instanceof Digits)[0].mapToItem(row, 0, 0).y)
        compare(tops[0], tops[1])
        cards[0].name = "Union"
        tryCompare(cards[0], "headRoom", cards[1].headNeeded)
    }
    Component {
        id: wordPart
        Text { font { family: Theme.sans; bold: true } }
    }
    Component {
        id: cardsPart
        Row {
            id: cards
            Repeater {
                model: ["Konföderation, Clara", "Union, Boris"]
                StockCard {
                    required property string modelData
                    width: 145
                    name: modelData
                    headRoom: roomFor(cards.children)
                    stocks: [{ id: "infantry", name: "Infantry", sign: "token-infantry", value: 10 }]
                }
            }
        }
    }
    Component {
        id: bandPart
        TurnBand { width: 160; whose: "Union"; sign: "card" }
    }
    Component {
        id: trackPart
        BandTrack { name: "Tension"; value: 5; bands: [{ name: "Quiet", from: 1, to: 3 }, { name: "Watchful", from: 4, to: 7 }, { name: "Hostile", from: 8, to: 10 }] }
    }
}
