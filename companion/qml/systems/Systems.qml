// SPDX-License-Identifier: GPL-3.0-or-later
// Which systems have a panel and a hero tracker of their own. A system that is not listed is played with the generic
// parts alone.
pragma Singleton

import QtQuick

QtObject {
    readonly property var panels: ({ "life-1861": "life_1861/LifePanel.qml" })
    // What a touch on the board does while it is set up.
    readonly property var editors: ({ "hex-acw": "hex_acw/AcwEditor.qml" })
    readonly property var heroes: ({ "life-1861": "life_1861/LifeHero.qml" })

    function panelOf(system: string): url {
        return panels[system] ? Qt.resolvedUrl(panels[system]) : ""
    }
    function editorOf(system: string): url {
        return editors[system] ? Qt.resolvedUrl(editors[system]) : ""
    }
    function heroOf(system: string): url {
        return heroes[system] ? Qt.resolvedUrl(heroes[system]) : ""
    }
}
