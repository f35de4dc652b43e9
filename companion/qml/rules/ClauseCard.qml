// SPDX-License-Identifier: GPL-3.0-or-later
// A clause in full: its id and whose word it is, its text, and why people see to it themselves, where they do.
import QtQuick
import Adjutant

Column {
    id: root

    property string clause
    property string source           // "book" or "house"
    property string words            // rich text
    property string plain
    property string why              // people see to it themselves; mostly empty

    spacing: 8

    Words {
        objectName: "clauseId"
        width: parent.width
        text: root.source === "book" ? qsTr("%1, from the rulebook").arg(root.clause)
            : root.source === "house" ? qsTr("%1, a decision of this program").arg(root.clause) : root.clause
        size: Theme.noteSize
        font.bold: true
        color: Theme.ink2
    }
    ClauseText {
        objectName: "clauseText"
        width: parent.width
        text: root.words
        plain: root.plain
    }
    Quote {
        visible: root.why !== ""
        width: parent.width
        text: root.why
    }
}
