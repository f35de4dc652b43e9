// SPDX-License-Identifier: GPL-3.0-or-later
// Asked before something that others notice: what follows, in a sentence, and two ways on; or a third that does nothing of it.
import QtQuick
import Adjutant

Sheet {
    id: root

    property string what
    property string about
    property string words

    property var instead: null       // object: an offer

    signal agreed(string what, string about)
    signal insteadChosen(string about)

    function openFor(which: string, name: string, question: string, follows: string, yes: string): void {
        what = which
        about = name
        title = question
        sub = follows
        words = yes
        instead = null
        open()
    }

    sheetWidth: 640
    offers: {
        const yes = { id: "yes", text: words, sign: "check" }
        return instead ? [instead, yes] : [yes]
    }
    onChosen: id => {
        close()
        if (id === "yes")
            agreed(what, about)
        else
            insteadChosen(about)
    }
}
