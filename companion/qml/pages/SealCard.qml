// SPDX-License-Identifier: GPL-3.0-or-later
// The seal of the game at the table: a code to be photographed, the same in letters to be written down, and what it is
// good for.
import QtQuick
import Adjutant

Flow {
    id: root

    readonly property tableSeal seal: Seals.ofTheTable()
    readonly property real side: Math.min(Theme.size(260, 240, 320), width)

    spacing: 24
    layoutDirection: Theme.mirrored ? Qt.RightToLeft : Qt.LeftToRight

    CodePicture {
        objectName: "seal"
        visible: text !== ""
        width: root.side
        height: root.side
        text: root.seal.text
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("The seal as a code")
    }
    Column {
        width: root.seal.text !== "" && root.width - root.side - root.spacing >= 300 ? root.width - root.side - root.spacing : root.width
        spacing: 12
        Words {
            objectName: "sealWords"
            width: parent.width
            text: root.seal.problem !== "" ? root.seal.problem
                : root.seal.text !== "" ? qsTr("Photograph this code or write it down. With it you can tell at any time whether the log of this game has been rewritten, however skilfully: compare it on the campaign's page.")
                : qsTr("Nothing was played yet: there is nothing to seal.")
            color: root.seal.problem !== "" ? Theme.bad : Theme.ink
        }
        Words {
            objectName: "sealText"
            visible: text !== ""
            width: parent.width
            text: root.seal.spelt
            color: Theme.ink2
            wrapMode: Text.WordWrap
        }
    }
}
