// SPDX-License-Identifier: GPL-3.0-or-later
// The text of a clause: rich text from the ledger, tables and all, to be read and not touched.
import QtQuick
import Adjutant

Text {
    id: root

    property string plain            // as it is spoken

    color: Theme.ink
    linkColor: Theme.brassInk
    font { family: Theme.serif; pixelSize: Theme.size(22, 20, 34) }
    lineHeight: Theme.serifLine
    textFormat: Text.RichText
    wrapMode: Text.Wrap
    Accessible.role: Accessible.StaticText
    Accessible.name: plain
}
