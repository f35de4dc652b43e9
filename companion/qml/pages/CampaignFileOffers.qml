// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done about the campaign file: another, a new one, a backup; and where it could not be opened, once more.
import QtQuick
import Adjutant

Flow {
    id: root

    property FileSheet sheet             // of the page, so that it covers the page

    signal backupsAsked

    spacing: 8

    Pill {
        objectName: "openAgain"
        visible: Campaigns.problem !== ""
        text: qsTr("Try again")
        sign: "redo"
        onClicked: Campaigns.openAgain()
    }
    Pill {
        objectName: "otherFile"
        text: qsTr("Choose another file")
        sign: "folder"
        onClicked: root.sheet.openFor("open")
    }
    Pill {
        objectName: "newFile"
        text: qsTr("Make a new file")
        sign: "plus"
        onClicked: root.sheet.openFor("new")
    }
    Pill {
        objectName: "usualFile"
        visible: !Campaigns.usual
        text: qsTr("The usual file")
        sign: "home"
        onClicked: Campaigns.chooseFile("")
    }
    Pill {
        objectName: "backup"
        visible: Campaigns.file !== ""
        text: qsTr("Save a backup")
        sign: "export"
        onClicked: root.sheet.openFor("backup")
    }
    Pill {
        objectName: "backups"
        visible: Backups.rows.count > 0
        text: qsTr("Backups")
        sign: "clock"
        onClicked: root.backupsAsked()
    }
}
