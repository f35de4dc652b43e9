// SPDX-License-Identifier: GPL-3.0-or-later
// The serif: sentences that a referee could read out, and with `title` the title of a sheet or a page.
import QtQuick
import Adjutant

Text {
    property bool title: false
    property real size: title ? Theme.titleSize : Theme.sentenceSize

    color: Theme.ink
    font { family: Theme.serif; pixelSize: size; bold: title }
    lineHeight: Theme.serifLine
    textFormat: Text.PlainText
    wrapMode: Text.WordWrap
    Accessible.role: title ? Accessible.Heading : Accessible.StaticText
    Accessible.name: text
    Accessible.ignored: text === ""
}
