// SPDX-License-Identifier: GPL-3.0-or-later
// What a game has beside its board in place of the sides' columns: blocks below each other, in portrait two abreast,
// which scroll where they are too high. Its file is named by the game's face (`FaceScreens::aside`).
import QtQuick
import Adjutant

Flickable {
    id: root

    default property alias blocks: column.data
    readonly property real block: Theme.isPortrait && width > 420 ? (width - 16) / 2 : width     // how wide a block is

    signal stockTouched(string side, string stock)               // to be put right; no stock: any of that side

    implicitHeight: column.height
    contentHeight: column.height
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentHeight > height
    clip: interactive

    Flow {
        id: column
        width: root.width
        spacing: 10
    }
}
