// SPDX-License-Identifier: GPL-3.0-or-later
// Out of the campaign and into it: what it gives to other people and programs, and a file that somebody brought.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

PageFrame {
    id: root

    objectName: "doorsPage"
    title: qsTr("Import and export: %1").arg(Campaigns.campaign)

    Caps {
        width: root.inner
        text: qsTr("In")
    }
    Offer {
        objectName: "bringFile"
        width: Math.min(root.inner, 640)
        height: Math.max(implicitHeight, Theme.offerHeight)
        likely: true
        sign: "import"
        text: qsTr("Import a file")
        sub: qsTr("you see beforehand what is new")
        onChosen: fileSheet.openFor("import")
    }
    Words {
        width: root.inner
        text: qsTr("The campaign of another tablet, as its file or as a zip; plays of BG Stats, or BoardGameGeek's list of plays (XML).")
        color: Theme.ink2
    }
    Caps {
        width: root.inner
        text: qsTr("Export, to your documents")
    }
    ListRow {
        objectName: "writeZip"
        width: root.inner
        text: qsTr("The whole campaign as a zip")
        note: qsTr("games, people, tables, reports; read by any Adjutant")
        sign: "export"
        onClicked: Doors.writeZip()
    }
    ListRow {
        objectName: "writeResults"
        width: root.inner
        text: qsTr("The results as a table")
        note: qsTr("CSV, for a spreadsheet")
        sign: "log"
        onClicked: Doors.writeResults()
    }
    ListRow {
        objectName: "writeSite"
        width: root.inner
        text: qsTr("A website of the campaign")
        note: qsTr("a zip that a club can put up as it is")
        sign: "export"
        onClicked: Papers.writeSite()
    }
    Words {
        width: root.inner
        text: qsTr("A game goes to BG Stats from its own page.")
        color: Theme.ink2
    }

    FileSheet {
        id: fileSheet
        objectName: "fileSheet"
        parent: root
        onBrought: root.go("import")
    }
}
