// SPDX-License-Identifier: GPL-3.0-or-later
// A unit that is not on the board yet, beside it. Made only where there is one: most stand on the board.
import QtQuick
import Adjutant

Loader {
    id: root

    required property var model          // a row of Tabletop.pieces
    property bool shown: true
    property real room: 140              // how wide its tile is

    active: shown && model.cell === "" && !model.out
    visible: active
    sourceComponent: Component {
        PieceTile {
            width: root.room
            compact: true
            side: root.model.side
            sign: root.model.sign
            number: root.model.number
            name: root.model.name
            place: root.model.place
            told: root.model.told
            mark: root.model.mark
            markSign: root.model.markSign
            markGood: root.model.markGood
            marks: root.model.allMarks
            chosen: root.model.chosen
            spent: root.model.spent
            onClicked: TableController.touchPiece(root.model.id)
        }
    }
}
