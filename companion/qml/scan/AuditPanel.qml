// SPDX-License-Identifier: GPL-3.0-or-later
// The audit of the table beside the camera's picture: how many of how many were seen, what that means in a sentence,
// and which pieces should be gone, are missing, are there. It reads `audit` and changes nothing but by a touch.
import QtQuick
import Adjutant

Rectangle {
    id: root

    property TableAudit audit

    color: Theme.page
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Audit of the table")

    Flickable {
        anchors { fill: parent; margins: Theme.isPhone ? 12 : 16 }
        contentHeight: all.implicitHeight + 4
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height
        clip: interactive

        Column {
            id: all
            width: parent.width
            spacing: 14

            Row {
                spacing: 12
                Words {
                    id: figure
                    objectName: "seen"
                    text: root.audit ? qsTr("%1 / %2").arg(root.audit.seen).arg(root.audit.expected) : ""
                    size: Theme.heroSize * 0.6
                    font.bold: true
                    wrapMode: Text.NoWrap
                    Accessible.name: root.audit ? qsTr("%1 of %2 seen").arg(root.audit.seen).arg(root.audit.expected) : ""
                }
                Icon {
                    visible: root.audit !== null && root.audit.expected > 0 && root.audit.missing.count === 0 && root.audit.standing.count === 0
                    anchors.verticalCenter: figure.verticalCenter
                    size: 48
                    name: "check"
                    color: Theme.good
                }
            }
            Sentence {
                objectName: "audit-sentence"
                width: parent.width
                text: root.audit ? root.audit.sentence : ""
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
            AuditSection {
                width: parent.width
                name: qsTr("Out of play but still on the table")
                ink: Theme.bad
                pieces: root.audit ? root.audit.standing : null
                mark: qsTr("Take it off")
                markSign: "close"
                onTouched: piece => root.audit.toggle(piece)
            }
            AuditSection {
                width: parent.width
                name: root.audit && root.audit.finished ? qsTr("Missing") : qsTr("Not seen yet")
                pieces: root.audit ? root.audit.missing : null
                onTouched: piece => root.audit.toggle(piece)
            }
            AuditSection {
                width: parent.width
                name: qsTr("Seen")
                small: true
                pieces: root.audit ? root.audit.present : null
                onTouched: piece => root.audit.toggle(piece)
            }
            Words {
                visible: root.audit !== null && root.audit.expected > 0
                width: parent.width
                text: qsTr("Touch a piece to correct what the camera saw.")
                size: Theme.noteSize
                color: Theme.ink2
            }
        }
    }
}
