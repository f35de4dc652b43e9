// SPDX-License-Identifier: GPL-3.0-or-later
// Which systems have a panel and a hero tracker of their own. A system that is not listed is played with the generic
// parts alone.
pragma Singleton

import QtQuick

QtObject {
    readonly property var panels: ({ "life-1861": "life_1861/LifePanel.qml" })
    // What stands beside the board instead of the columns of the sides.
    readonly property var asides: ({ "conquest-1762": "conquest_1762/ConquestAside.qml", "civil-war-1863": "civil_war_1863/CivilWarAside.qml" })
    // What stands over the stocks on a phone, where there is no room for an aside.
    readonly property var strips: ({ "conquest-1762": "conquest_1762/DealingsStrip.qml" })
    readonly property var heroes: ({ "life-1861": "life_1861/LifeHero.qml" })

    // What fills the table of a system that is played without a board.
    readonly property var fields: ({ "one-stat": "one_stat/SkirmishField.qml" })

    function fieldOf(system: string): url {
        return fields[system] ? Qt.resolvedUrl(fields[system]) : ""
    }
    function panelOf(system: string): url {
        return panels[system] ? Qt.resolvedUrl(panels[system]) : ""
    }
    function asideOf(system: string): url {
        return asides[system] ? Qt.resolvedUrl(asides[system]) : ""
    }
    function stripOf(system: string): url {
        return strips[system] ? Qt.resolvedUrl(strips[system]) : ""
    }
    function heroOf(system: string): url {
        return heroes[system] ? Qt.resolvedUrl(heroes[system]) : ""
    }
}
