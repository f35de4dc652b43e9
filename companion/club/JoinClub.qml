// SPDX-License-Identifier: GPL-3.0-or-later
// The way into a club: an invitation is scanned, pasted or typed.
import QtQuick
import Adjutant

Column {
    id: root

    readonly property string words: invitation.text.trim()
    readonly property bool ready: Club.isInvitation(words)

    function join(): void {
        if (ready && !Club.busy)
            Club.join(words, tablet.text)
    }

    spacing: Theme.groupGap

    Sentence {
        width: root.width
        text: qsTr("In a club several tablets keep one campaign in step: its games, people, league, boards and labels.")
    }
    Words {
        width: root.width
        text: qsTr("Each plays on without a network, and sends what was played when there is one. Ask the organiser for an invitation.")
        color: Theme.ink2
    }
    TextBox {
        id: invitation
        objectName: "invitation"
        width: Math.min(root.width, 900)
        label: qsTr("Invitation")
        placeholderText: "postgresql://…"
        problem: root.words !== "" && !root.ready ? qsTr("An invitation begins with postgresql://") : ""
        inputMethodHints: Qt.ImhNoPredictiveText | Qt.ImhNoAutoUppercase | Qt.ImhSensitiveData
        text: Club.offered
        onAccepted: root.join()
    }
    Pill {
        objectName: "paste"
        text: qsTr("Paste")
        sign: "import"
        onClicked: invitation.text = Club.pasted()
    }
    TextBox {
        id: tablet
        objectName: "tabletName"
        width: Math.min(root.width, 480)
        label: qsTr("What the others call this tablet")
        placeholderText: qsTr("Table 3")
        onAccepted: root.join()
    }
}
