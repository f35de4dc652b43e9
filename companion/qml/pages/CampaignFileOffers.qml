// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done about the campaign file: another, a new one, a backup; and where it could not be opened, once more.
import QtQuick
import Adjutant

Flow {
    id: root

    signal fileAsked(string task)        // the page opens its FileSheet, which covers it
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
        onClicked: root.fileAsked("open")
    }
    Pill {
        objectName: "newFile"
        text: qsTr("Make a new file")
        sign: "plus"
        onClicked: root.fileAsked("new")
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
        onClicked: root.fileAsked("backup")
    }
    Pill {
        objectName: "backups"
        visible: Backups.rows.count > 0
        text: qsTr("Backups")
        sign: "clock"
        onClicked: root.backupsAsked()
    }
}
