// SPDX-License-Identifier: GPL-3.0-or-later
// What a game leaves to the chronicle, filled from its journal: all of it in one touch; a touch on a row changes what becomes
// of somebody who is out.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    spacing: Theme.groupGap

    Offer {
        objectName: "takeLeft"
        width: Math.min(root.width, 640)
        height: Math.max(implicitHeight, Theme.offerHeight)
        likely: Afterwards.waiting === ""
        sign: "book"
        text: qsTr("Into the chronicle")
        sub: qsTr("%n entries, from the log of the game", "", Chronicle.leftCount)
        terse: false
        onChosen: Chronicle.takeLeft()
    }
    Words {
        width: root.width
        text: qsTr("A touch on a row changes what becomes of somebody.")
        color: Theme.ink2
    }
    Repeater {
        model: Chronicle.left
        ListRow {
            required property var model     // row: a row of Chronicle.left
            objectName: "left-" + model.id
            width: Math.min(root.width, 640)
            text: model.text
            note: Theme.say([model.choice !== "" ? model.choice : model.counts ? "" : qsTr("nothing"), model.note])
            sign: model.counts ? (model.canChoose ? "person" : "book") : "close"
            enabled: model.canChoose
            onClicked: Chronicle.choose(model.id)
        }
    }
}
