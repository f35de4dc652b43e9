// SPDX-License-Identifier: GPL-3.0-or-later
// The end of a game by agreement, where it was asked for as an act: how it came out, in one more touch.
import QtQuick
import Adjutant

Sheet {
    id: root

    function openFor(act: string): void {
        title = act
        open()
    }

    sub: qsTr("Undo takes it back.")
    sheetWidth: 640

    EndChoices {
        width: parent.width
        onEnded: root.close()
    }
}
