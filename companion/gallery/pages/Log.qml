// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant
import Adjutant.Gallery

GalleryPage {
    id: root

    Column {
        width: Math.min(660, root.width - 2 * Theme.sheetMargin)
        BranchRow { width: parent.width; text: "An older line left here: Reed waited, 5 entries" }
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
