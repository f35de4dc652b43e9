// SPDX-License-Identifier: GPL-3.0-or-later
// Asked before something that others notice: what follows, in a sentence, and two ways on.
import QtQuick
import Adjutant

Sheet {
    id: root

    property string what
    property string about
    property string words

    signal agreed(string what, string about)

    function openFor(which: string, name: string, question: string, follows: string, yes: string): void {
        what = which
        about = name
        title = question
        sub = follows
        words = yes
        open()
    }

    sheetWidth: 640
    offers: [{ id: "yes", text: words, sign: "check" }]
    onChosen: {
        close()
        agreed(what, about)
    }
}
