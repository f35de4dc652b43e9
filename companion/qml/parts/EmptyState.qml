// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing here yet: a sign, a sentence that says so and what to do, and perhaps the one offer that does it.
import QtQuick
import Adjutant

Column {
    id: root

    property string sign
    property string sentence
    property string note
    property string offer            // text of the offer; empty for none
    property string offerSign

    signal chosen

    width: Math.min(520, parent ? parent.width - 2 * Theme.sheetMargin : 520)
    spacing: 18

    Icon {
        anchors.horizontalCenter: parent.horizontalCenter
        size: 88
        name: root.sign
        color: Theme.ink3
    }
    Sentence {
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: root.sentence
        size: Theme.size(26, 22, 46)
    }
    Words {
        visible: text !== ""
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        text: root.note
        color: Theme.ink2
    }
    Offer {
        visible: root.offer !== ""
        anchors.horizontalCenter: parent.horizontalCenter
        text: root.offer
        sign: root.offerSign
        likely: true
        onChosen: root.chosen()
    }
}
