// SPDX-License-Identifier: GPL-3.0-or-later
// Says in one line that the ledger is English, where the app speaks another language.
import QtQuick
import Adjutant

Words {
    property bool shown: true

    objectName: "ownWords"
    visible: shown && Language.code !== "en"
    text: qsTr("The rules are shown in English, as their ledger has them.")
    size: Theme.noteSize
    color: Theme.ink2
}
