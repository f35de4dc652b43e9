// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant
import Adjutant.Gallery

GalleryPage {
    id: root

    Column {
        width: Math.min(660, root.width - 2 * Theme.sheetMargin)
        LogRow { width: parent.width; stamp: "7.2"; side: "blue"; text: "Reed moves to hex 11."; later: true }
        LogRow { width: parent.width; stamp: "6.9"; text: "Status: Civilians eat 4, are short by none. Tension counter 2."; later: true }
        LogRow { width: parent.width; stamp: "6.8"; side: "brick"; text: "Amos falls ill: fever."; faces: [2]; later: true }
        LogRow { width: parent.width; stamp: "6.7"; side: "brick"; text: "Hannah speaks at the Town Hall. Tension falls to 5."; cursor: true }
        LogRow { width: parent.width; stamp: "6.6"; side: "blue"; text: "Reed shoots Eli and misses. Tension rises to 6."; byRuling: true; odds: "67%"; faces: [2] }
        BranchRow { width: parent.width; text: "An older line left here: Reed waited, 5 entries" }
        LogRow { width: parent.width; stamp: "6.5"; side: "brick"; text: "Ruth loots the battlefield: 1 medicine."; faces: [4, 6, 1, 2, 3, 3] }
    }
    ScrubBar {
        width: Math.min(530, root.width - 2 * Theme.sheetMargin)
        entries: 212
        value: 173
        rounds: Array.from({ length: 7 }, (_, i) => ({ name: String(i + 1), step: i * 32 }))
        branches: [{ step: 145, length: 50 }]
    }
    Plot {
        width: Math.min(530, root.width - 2 * Theme.sheetMargin)
        title: "Food over the rounds"
        labels: ["1", "2", "3", "4", "5", "6", "7"]
        series: [{ name: "Soldier", side: "blue", values: [4, 3, 3, 2, 4, 3, 2] }, { name: "Civilians", side: "brick", values: [8, 7, 7, 5, 6, 6, 6] }]
    }
    Plot {
        width: Math.min(530, root.width - 2 * Theme.sheetMargin)
        title: "How the dice fell"
        bars: true
        labels: ["1", "2", "3", "4", "5", "6"]
        series: [{ name: "fell", side: "blue", values: [11, 14, 9, 17, 12, 15] }, { name: "expected", expected: true, values: [13, 13, 13, 13, 13, 13] }]
    }
}
