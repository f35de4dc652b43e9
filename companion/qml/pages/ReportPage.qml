// SPDX-License-Identifier: GPL-3.0-or-later
// The battle report, to read out, or to keep as a page and as text.
import QtQuick
import Adjutant

PageFrame {
    id: root

    property string written

    title: qsTr("Battle report")
    offers: [{ id: "write", text: qsTr("Keep it"), sign: "export", likely: true, sub: qsTr("a page and a text in your documents") }]
    onChosen: written = Campaigns.writeReport()

    Words {
        visible: root.written !== ""
        width: parent.width
        text: qsTr("Written: %1").arg(root.written)
        color: Theme.good
    }
    Text {
        objectName: "report"
        width: parent.width
        text: Campaigns.reportText()
        textFormat: Text.MarkdownText
        wrapMode: Text.WordWrap
        color: Theme.ink
        linkColor: Theme.brassInk
        font { family: Theme.serif; pixelSize: Theme.size(20, 18, 20) }
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
