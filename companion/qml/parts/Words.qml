// SPDX-License-Identifier: GPL-3.0-or-later
// The sans: labels, values, notes.
import QtQuick
import Adjutant

Text {
    property real size: Theme.labelSize

    color: Theme.ink
    font { family: Theme.sans; pixelSize: size }
    textFormat: Text.PlainText
    wrapMode: Text.WordWrap
    Accessible.role: Accessible.StaticText
    Accessible.name: text
    Accessible.ignored: text === ""
}
