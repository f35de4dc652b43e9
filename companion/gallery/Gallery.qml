// SPDX-License-Identifier: GPL-3.0-or-later
// The gallery's window: one page at a time; left and right arrows turn pages, T changes the look.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Window {
    id: root

    // Each is a file in pages/.
    readonly property list<string> pages: ["Table", "Hexes", "Maps", "Action", "Card", "Pad", "Dice", "Log", "Controls", "Basics", "Icons", "Far"]
    property string page: pages[0]
    property string look: "dark"
    property real textScale: 1
    property bool mirrored: false
    property bool still: false      // for pictures: nothing moves

    width: 1280
    height: 800
    visible: true
    title: "Adjutant, the parts: " + page
    color: Theme.table

    Binding { target: Theme; property: "mode"; value: root.look }
    Binding { target: Theme; property: "far"; value: root.page === "Far" }
    Binding { target: Theme; property: "reducedMotion"; value: root.still }
    Binding { target: Theme; property: "textScale"; value: root.textScale }
    Binding { target: Theme; property: "mirrored"; value: root.mirrored }
    Binding { target: Theme; property: "windowWidth"; value: root.width }
    Binding { target: Theme; property: "windowHeight"; value: root.height }

    Ground {
        anchors.fill: parent
        color: Theme.table
        dot: Theme.dot
    }

    readonly property bool pageShown: loader.status === Loader.Ready

    Loader {
        id: loader
        anchors.fill: parent
        source: "pages/" + root.page + ".qml"
        focus: true
    }

    Shortcut { sequence: "Ctrl+Right"; onActivated: root.turn(1) }
    Shortcut { sequence: "Ctrl+Left"; onActivated: root.turn(-1) }
    Shortcut {
        sequence: "Ctrl+T"
        onActivated: root.look = root.look === "dark" ? "light" : root.look === "light" ? "contrast" : "dark"
    }

    function turn(by: int): void {
        page = pages[(pages.indexOf(page) + by + pages.length) % pages.length]
    }
}
