// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Adjutant

Item {
    id: root

    Row {
        id: head
        x: 24
        y: Theme.isPhone ? 14 : 20
        spacing: 16
        Counter { width: Theme.isPhone ? 52 : 72; side: "bone"; code: "c2"; sign: "star" }
        Column {
            Sentence { title: true; text: Theme.isPhone ? "Morale, 2 dice" : "Morale of the 2nd Georgia, 2 dice"; wrapMode: Text.NoWrap }
            Words { text: "6 hits: stays on 7 or more"; size: Theme.size(22, 18, 22); color: Theme.ink2 }
        }
    }
    DicePad {
        id: pad
        x: 24
        y: Theme.isPhone ? 90 : 130
        width: root.width - 48
        height: root.height - y - (Theme.isPhone ? 116 : 154)
        dice: [6, 6]
        need: "A 3 or more now keeps them in line: 67%"
        outcomes: Array.from({ length: 6 }, (_, i) => i + 1).map(face => ({ text: (face + 4) + (face > 2 ? ", stays" : ", routs"), good: face > 2 ? "good" : "bad" }))
        Component.onCompleted: enter(4)
    }
    UndoButton { x: 16; y: root.height - height - 16; onChosen: pad.takeBack() }
}
