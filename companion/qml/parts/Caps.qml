// SPDX-License-Identifier: GPL-3.0-or-later
// A caps label over a group: letter-spaced, small, never a sentence.
import QtQuick
import Adjutant

Text {
    property real size: Theme.capsSize

    color: Theme.ink2
    font {
        family: Theme.sans
        pixelSize: size
        bold: true
        capitalization: Font.AllUppercase
        letterSpacing: 0.09 * size
    }
    wrapMode: Text.Wrap
    Accessible.role: Accessible.Heading
    Accessible.name: text
    Accessible.ignored: text === ""
    textFormat: Text.PlainText
}
