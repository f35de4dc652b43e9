// SPDX-License-Identifier: GPL-3.0-or-later
// A brass flag with odds, on the edge of a counter or a hex.
import QtQuick
import Adjutant

Rectangle {
    property alias text: words.text
    property alias size: words.size

    implicitWidth: words.implicitWidth + 12
    implicitHeight: words.implicitHeight
    radius: 4
    color: Theme.brass
    border { width: 1; color: Theme.brassOn }

    Words {
        id: words
        anchors.centerIn: parent
        font.bold: true
        color: Theme.brassOn
        wrapMode: Text.NoWrap
        Accessible.ignored: true         // who bears the flag says it in its name
    }
}
