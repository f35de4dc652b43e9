// SPDX-License-Identifier: GPL-3.0-or-later
// The backups that were made by themselves: one touch shows what is in one, the next brings it back. What is there now is
// kept as a backup before.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

PageFrame {
    id: root

    objectName: "backupsPage"
    title: qsTr("Backups")
    offers: Campaigns.file === "" ? [] : [{ id: "now", text: qsTr("Make one now"), sign: "plus", likely: Backups.rows.count === 0 }]
    onChosen: Backups.make()
    Component.onCompleted: Backups.refresh()

    Words {
        width: root.inner
        text: Backups.rows.count === 0 ? qsTr("None yet. One is made after each game and after each hour of play.")
                                       : qsTr("One is made after each game and after each hour of play. The last ten are kept, and the last of each of fourteen days.")
        color: Theme.ink2
    }
    Repeater {
        model: Backups.rows
        ListRow {
            required property var model          // row: a row of Backups.rows
            objectName: "backup-" + model.id
            width: root.inner
            text: model.when
            note: model.size
            sign: "clock"
            leads: true
            onClicked: {
                if (Backups.look(model.id))
                    backupSheet.open()
            }
        }
    }

    BackupSheet {
        id: backupSheet
        parent: root
    }
}
