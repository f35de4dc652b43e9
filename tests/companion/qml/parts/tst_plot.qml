// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Adjutant

PartTest {
    id: test

    name: "Plots"
    width: 800
    height: 400
    visible: true

    Plot {
        id: plot
        width: 500
        title: "Pieces out of the game"
        labels: ["1", "2"]
    }

    OddsBar {
        id: odds
        y: 200
        parts: [{ name: "1 hit", share: 0.33, kind: "neutral" }, { name: "2 hits", share: 0.67, kind: "neutral" }]
    }

    function test_aBarOfOddsSaysEachNameWithinItsPartOrBelow() {
        const told = text => all(odds, item => item instanceof Words && item.visible && item.text.replace(/\u00A0/g, " ") === text).length
        odds.width = 700
        compare(told("1 hit"), 1)
        compare(told("2 hits"), 1)
        const low = odds.implicitHeight
        odds.width = 200
        compare(told("1 hit"), 0)
        compare(told("1 hit 33% · 2 hits 67%"), 1)
        verify(odds.implicitHeight > low)
        odds.namesBelow = false
        compare(told("1 hit 33% · 2 hits 67%"), 0)
        compare(odds.implicitHeight, low)
    }
    function scaleOf(values: var): list<string> {
        return scaleOfAll([{ name: "Union", side: "blue", values: values }])
    }
    function scaleOfAll(series: var): list<string> {
        plot.series = series
        const written = []
        const look = item => {
            if (item.wrapMode === Text.NoWrap && !isNaN(Number(item.text)) && item.x + item.width < plot.box.x)
                written.push(item.text)
            for (let at = 0; at < item.children.length; ++at)
                look(item.children[at])
        }
        look(plot)
        return written
    }
    function test_theScaleOfWhatIsCountedIsCountedToo_data() {
        return [
            { tag: "none", values: [0, 0], scale: ["0", "1", "2"] },
            { tag: "one", values: [0, 1], scale: ["0", "1", "2"] },
            { tag: "five", values: [0, 5], scale: ["0", "3", "6"] },
            { tag: "fifteen", values: [4, 15], scale: ["0", "8", "16"] },
            { tag: "shares", values: [0.25, 0.5], scale: ["0", "0.25", "0.5"] }
        ]
    }
    function test_theScaleOfWhatIsCountedIsCountedToo(data) {
        compare(scaleOf(data.values), data.scale)
    }
    function test_aCurveHasAMarkAtEachValueAndOneItemForAll() {
        plot.labels = Array.from({ length: 33 }, (_, i) => String(i + 1))
        plot.series = [{ name: "Union", side: "blue", values: plot.labels.map((_, i) => i % 5) }]
        waitForRendering(plot, 300)
        const marks = all(plot, item => item.objectName === "marks")
        compare(marks.length, 1)
        compare(marks[0].spots.length, 33)
        compare(all(marks[0].parent, item => item instanceof PathItem).length, 2)      // the curve, and its marks
        const picture = grabImage(plot)
        for (const at of [4, 9, 29])          // above the other parts of this test
            verify(Qt.colorEqual(picture.pixel(plot.px(at) + 3, plot.py(4)), Sides.ink("blue")), "no mark at " + at)
        plot.labels = ["1", "2"]
    }
    function test_aRoundWithoutAValueHasNoMark() {
        plot.series = [{ name: "Union", side: "blue", values: [1, NaN, 2, 3] }]
        const marks = all(plot, item => item.objectName === "marks")[0]
        compare(marks.spots.length, 3)
        compare(all(marks.parent, item => item instanceof PathItem)[0].path.match(/M/g).length, 2)      // the curve begins anew
    }
    function test_whatIsExpectedOfACountDoesNotHalveIt() {
        const fell = { name: "fell", values: [9, 11] }, expected = { name: "expected", values: [9.17, 9.17], expected: true }
        compare(scaleOfAll([fell, expected]), ["0", "8", "16"])
    }
}
