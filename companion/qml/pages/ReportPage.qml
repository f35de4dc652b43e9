// SPDX-License-Identifier: GPL-3.0-or-later
// The battle report, to read out, or to keep as a page and as text.
import QtQuick
import Adjutant

PageFrame {
    id: root

    readonly property bool wide: Theme.isLandscape && Theme.scale < 1.3

    title: qsTr("Battle report")
    offers: [{ id: "write", text: qsTr("Save it"), sign: "export", likely: true, sub: qsTr("as a web page, text and PDF, in your documents") }]
    onChosen: Papers.writeGame("")

    Grid {
        width: parent.width
        columns: root.wide ? 2 : 1
        columnSpacing: 32
        rowSpacing: Theme.groupGap
        layoutDirection: Theme.mirrored ? Qt.RightToLeft : Qt.LeftToRight

        Text {
            objectName: "report"
            width: root.wide ? parent.width * 0.55 : parent.width
            text: Campaigns.reportText()
            textFormat: Text.MarkdownText
            wrapMode: Text.Wrap              // also within what is one long word
            color: Theme.ink
            linkColor: Theme.brassInk
            font { family: Theme.serif; pixelSize: Theme.size(20, 18, 20) }
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        Column {
            width: root.wide ? parent.width * 0.45 - 32 : parent.width
            spacing: Theme.gap
            Caps {
                visible: !root.wide
                text: qsTr("How it went")
            }
            GamePlots {
                width: parent.width
                onLooked: root.go("log")
            }
        }
    }
    Caps { text: qsTr("Seal of the evening") }
    SealCard { width: parent.width }
}
