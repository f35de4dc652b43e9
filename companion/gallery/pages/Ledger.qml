// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant
import Adjutant.Gallery

GalleryPage {
    id: root

    Column {
        width: Math.min(430, root.width - 2 * Theme.sheetMargin)
        spacing: 14
        Row {
            spacing: 16
            DieFace { width: Theme.isPhone ? 72 : 112; sides: 3; face: 3; counts: true }
            Column {
                Words { text: "1 hit"; size: Theme.size(70, 48, 70); font.bold: true }
                Words { text: "was 2 before your ruling"; size: Theme.valueSize; color: Theme.ink2 }
            }
        }
        Quote { width: parent.width; size: 26; text: "The 1st Georgia hits the 5th Ohio once; with seven hits now, the Ohioans must test." }
        WhyCard { width: parent.width; reason: "Terrain misread" }
        WhyCard { width: parent.width; reason: "The fence runs in front of them." }
    }
    LedgerSheet {
        width: root.width < 1200 ? root.width - 2 * Theme.sheetMargin : 776
        chosen: "fence"
        lines: [
            { id: "die", text: "Die of three values shows 3", number: 3, clause: "ACW-SHOOT-07" },
            { id: "cav", text: "Cavalry shoots", number: 0, applies: false },
            { id: "art", text: "Artillery beyond range 1", number: 0, applies: false },
            { id: "field", text: "Target stands in a field", number: -1, clause: "ACW-TERR-07" },
            { id: "fence", text: "Behind a fence", number: -1, old: 0, ruling: 3 }]
        total: ({ text: "Hit on the 5th Ohio, 6 → 7", number: 1, clause: "ACW-SHOOT-10" })
    }
}
