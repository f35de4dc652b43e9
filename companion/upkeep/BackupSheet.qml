// SPDX-License-Identifier: GPL-3.0-or-later
// One backup beside what is there now, and the touch that brings it back.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Sheet {
    id: root

    objectName: "backupSheet"
    title: Backups.title
    sub: qsTr("What is there now is kept as a backup first.")
    sheetWidth: 760
    offers: [{ id: "restore", text: qsTr("Restore it"), sign: "redo", likely: true }]
    onChosen: {
        close()
        Backups.restore()
    }

    Caps {
        width: parent.width
        text: qsTr("In the backup")
    }
    Words {
        objectName: "inBackup"
        width: parent.width
        text: Backups.held
    }
    Caps {
        width: parent.width
        text: qsTr("There now")
    }
    Words {
        objectName: "thereNow"
        width: parent.width
        text: Backups.now
    }
}
