// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Adjutant

PartTest {
    name: "Contrast of the theme"

    // The least ratio over the four surfaces, as the look measured it.
    readonly property var measured: ({
        dark: { ink: 10.9, ink2: 7.4, ink3: 4.6, edge: 3.4 },
        light: { ink: 11.0, ink2: 6.1, ink3: 5.0, edge: 3.2 },
        contrast: { ink: 18.1, ink2: 15.6, ink3: 12.1, edge: 18 } })

    function test_textOnEverySurface_data() { return ["dark", "light", "contrast"].map(look => ({ tag: look })) }
    function test_textOnEverySurface(row) {
        Theme.mode = row.tag
        compare(Theme.look, row.tag)
        for (const token of ["ink", "ink2", "ink3", "edge"]) {
            let least = 21
            for (const surface of ["raised", "card", "page", "table"])
                least = Math.min(least, Theme.ratio(Theme[token], Theme[surface]))
            verify(least >= measured[row.tag][token] - 0.06, token + " " + least.toFixed(2))
            verify(least >= (token === "edge" ? 3 : 4.5), token + " is too faint: " + least.toFixed(2))
        }
    }
    function test_brassAndOutcomes_data() { return test_textOnEverySurface_data() }
    function test_brassAndOutcomes(row) {
        Theme.mode = row.tag
        verify(Theme.ratio(Theme.brassOn, Theme.brass) >= 7.9)
        verify(Theme.ratio(Theme.brassInk, Theme.page) >= 5.5)
        verify(Theme.ratio(Theme.bad, Theme.page) >= 5.2)
        verify(Theme.ratio(Theme.good, Theme.page) >= 5.2)
        verify(Theme.ratio(Theme.brassLine, Theme.hex) >= 3)
        verify(Theme.ratio(Theme.brassLine, Theme.table) >= 3)
        for (const band of [Theme.band0, Theme.band1, Theme.band2])
            verify(Theme.ratio(Theme.bandInk, band) >= 5.3)
        for (const surface of [Theme.card, Theme.page])
            verify(Theme.ratio(Theme.bad, surface) >= 4.5)
    }
    function test_sidesAreReadableAndEachHasItsShape() {
        const shapes = []
        for (const side of Object.keys(Sides.table)) {
            verify(Theme.ratio(Sides.on(side), Sides.fill(side)) >= 4.5, side)
            verify(!shapes.includes(Sides.shape(side)), side)
            shapes.push(Sides.shape(side))
            for (const look of ["dark", "light", "contrast"]) {
                Theme.mode = look
                verify(Theme.ratio(Sides.ink(side), Theme.card) >= 4.5, side + " on " + look)
            }
        }
        compare(Sides.fill("nonsense"), Sides.fill("nobody"))
    }
    function test_everyIconOfTheLookIsThere() {
        const asked = "undo redo menu log scan dice hand target swords move end check close plus minus more eye pen branch flag "
            + "book group torch keyboard sun card speak up food medicine ammo goods bag coin fever cough dysentery typhoid heart down "
            + "tent house hall shop bakery cross plough battlefield star spade reserve rout crown ship wall caravan token bomb compass "
            + "phone print export lock warning left-handed text-size contrast"
        for (const name of asked.split(" "))
            verify(IconPaths.has(name), name)
    }
    function test_typeGrowsWithTheSystemAndStaysReadable() {
        verify(Theme.leastSize >= 15)
        const before = Theme.sentenceSize
        Theme.textScale = 1.5
        compare(Theme.sentenceSize, Math.round(before * 1.5))
        Theme.textScale = 9
        compare(Theme.scale, 2)
        Theme.windowWidth = 390
        Theme.windowHeight = 844
        Theme.textScale = 1
        compare(Theme.form, "phone")
        verify(Theme.leastSize >= 15 && Theme.capsSize >= 15)
    }
    function test_formFollowsTheWindow() {
        compare(Theme.form, "landscape")
        Theme.windowWidth = 800
        Theme.windowHeight = 1280
        compare(Theme.form, "portrait")
    }
    function test_reducedMotionIsStill() {
        compare(Theme.move, 0)
        compare(Theme.fade, 90)
        Theme.reducedMotion = false
        compare(Theme.move, 220)
    }
}
