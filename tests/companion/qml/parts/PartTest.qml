// SPDX-License-Identifier: GPL-3.0-or-later
// A test case that fails on any warning and finds items by what they are.
import QtQuick
import QtTest
import Adjutant

TestCase {
    when: windowShown

    function init() {
        failOnWarning(/./)
        Theme.mode = "dark"
        Theme.textScale = 1
        Theme.reducedMotion = true
        Theme.windowWidth = 1280
        Theme.windowHeight = 800
    }

    // Every visible item below `item` for which `is` holds, in the order in which they were made.
    function all(item, is) {
        let found = []
        for (let i = 0; i < item.children.length; ++i) {
            const child = item.children[i]
            if (!child.visible)
                continue
            if (is(child))
                found.push(child)
            found = found.concat(all(child, is))
        }
        return found
    }
    function named(item, name) {
        const found = all(item, child => child.Accessible && String(child.Accessible.name).startsWith(name) && !child.Accessible.ignored)
        verify(found.length > 0, "nothing is called " + name)
        return found[0]
    }
}
