// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant
import Adjutant.Gallery

GalleryPage {
    id: root

    CardFace { title: "Fever"; sign: "fever"; text: "One of the five, by lot, lies down with a fever."; lasts: "until cured" }
    Column {
        spacing: 30
        width: Math.min(640, root.width - 48)
        Caps { text: "By lot" }
        Row {
            spacing: 18
            Counter { width: Theme.isPhone ? 52 : 104; side: "blue"; code: "s1"; sign: "tent"; spent: true }
            Counter { width: Theme.isPhone ? 52 : 104; side: "brick"; code: "c1"; sign: "house"; chosen: true }
            Counter { width: Theme.isPhone ? 52 : 104; side: "brick"; code: "c2"; sign: "house"; spent: true }
        }
        Sentence { width: parent.width; title: true; size: 40; text: "Amos catches the fever." }
        Refusal {
            width: parent.width
            Component.onCompleted: show("Hannah cannot reach hex 9: it is 5 hexes away and she moves 3.", "L61-MOVE-01", false)
        }
        Refusal {
            width: parent.width
            Component.onCompleted: show("Saved to Thursday.adjutant.", "", true)
        }
    }
    CardFace { width: 240; title: "The general’s reserve"; sign: "star"; text: "Put a regiment of your reserve on any start hex of yours that holds no enemy and has no enemy next to it. It may not shoot this turn." ; lasts: "play it once" }
    CardFace { width: 200; faceUp: false }
}
