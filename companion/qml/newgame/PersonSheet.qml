// SPDX-License-Identifier: GPL-3.0-or-later
// Who plays a side: one of the campaign's people, a name that is typed once, or nobody in particular. The first touch
// on a name is the answer.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Sheet {
    id: root

    property string side
    property string person               // who plays it now
    property list<string> known: Array.from(People.names)     // those who are proposed
    readonly property string typed: nameBox.text.trim()

    signal picked(string side, string person)

    function openFor(which: string, name: string, now: string): void {
        side = which
        person = now
        title = name
        nameBox.text = ""
        open()
        if (known.length === 0)
            nameBox.forceActiveFocus()
    }
    function pick(who: string): void {
        close()
        picked(side, who)
    }

    objectName: "whoPlays"
    sub: qsTr("Who plays this side?")
    sheetWidth: 640
    refuseText: qsTr("Close")
    offers: typed === "" ? [] : [{ id: "typed", text: typed, sign: "person", likely: true }]
    onChosen: pick(typed)

    Flow {
        visible: root.known.length > 0 || root.person !== ""
        width: parent.width
        spacing: 10
        layoutDirection: Theme.mirrored ? Qt.RightToLeft : Qt.LeftToRight
        Repeater {
            model: root.known
            Pill {
                required property string modelData
                objectName: "plays-" + modelData
                width: Math.min(implicitWidth, parent.width)
                text: modelData
                sign: "person"
                chosen: modelData === root.person
                onClicked: root.pick(modelData)
            }
        }
        Pill {
            objectName: "plays-nobody"
            visible: root.person !== ""
            text: qsTr("Nobody in particular")
            onClicked: root.pick("")
        }
    }
    TextBox {
        id: nameBox
        objectName: "newPlayer"
        width: parent.width
        label: root.known.length > 0 ? qsTr("Another name") : qsTr("Name")
        onAccepted: if (root.typed !== "") root.pick(root.typed)
    }
}
