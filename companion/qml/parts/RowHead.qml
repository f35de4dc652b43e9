// SPDX-License-Identifier: GPL-3.0-or-later
// What a row of pills is about: before them, on a phone above them. Its height is not the text's own: a text that is
// given its implicit height is laid out for ever.
import QtQuick
import Adjutant

Item {
    property alias text: words.text

    width: Theme.isPhone ? parent.width : 130
    height: Math.max(words.implicitHeight, Theme.isPhone ? 0 : 50)

    Words {
        id: words
        width: parent.width
        anchors.verticalCenter: parent.verticalCenter
        font.bold: true
    }
}
