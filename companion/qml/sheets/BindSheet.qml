// SPDX-License-Identifier: GPL-3.0-or-later
// A code that nobody knows yet: whose is it?
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Sheet {
    id: root

    property string code

    signal bound(string text)

    function openFor(text: string): void {
        code = text
        open()
    }
    function bind(kind: string, target: string): void {
        if (Scans.bind(code, kind, target))
            bound(code)
        close()
    }

    title: qsTr("A new code. Whose is it?")
    sub: code

    readonly property var cards: opened ? Names.cards() : []      // list: a tableCard each

    Caps { text: qsTr("A piece") }
    Flow {
        width: parent.width
        spacing: 12
        Repeater {
            model: root.opened ? Tabletop.pieces : []
            Touchable {
                id: piece
                required property var model     // row: a row of Tabletop.pieces
                objectName: "bind-" + model.id
                width: 96
                height: 112
                text: model.name
                onClicked: root.bind("piece", model.id)
                Counter {
                    id: counter
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: 72
                    side: piece.model.side
                    code: piece.model.code
                    sign: piece.model.sign
                }
                Words {
                    anchors { top: counter.bottom; topMargin: 6; left: parent.left; right: parent.right }
                    horizontalAlignment: Text.AlignHCenter
                    text: piece.text
                    size: Theme.leastSize
                    Accessible.ignored: true
                }
            }
        }
    }
    ParamField {
        width: parent.width
        title: qsTr("A place")
        choices: {
            const list = []
            for (const place of root.opened ? Tabletop.allPlaces() : []) {
                if (place.name !== "" || place.number !== "")
                    list.push({ value: place.id, label: place.title, sign: place.sign, chosen: false })
            }
            return list
        }
        onPicked: value => root.bind("place", value)
    }
    ParamField {
        objectName: "bindCard"
        visible: root.cards.length > 0
        width: parent.width
        title: qsTr("A card")
        choices: Array.from(root.cards, card => ({ value: card.id, label: card.name, sign: "card", chosen: false }))
        onPicked: value => root.bind("card", value)
    }
}
