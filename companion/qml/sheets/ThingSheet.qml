// SPDX-License-Identifier: GPL-3.0-or-later
// What was scanned, to be looked at: a card's face; what lies at a place and who stands there; whose a piece is.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Sheet {
    id: root

    property scannedThing thing
    readonly property bool isCard: thing.kind === "card"

    property bool correctable: false         // the table is as it stands now, and can be put right

    signal correctAsked(string id)

    function openFor(what: scannedThing): void {
        thing = what
        open()
    }

    sheetWidth: 640
    title: thing.name
    sub: thing.note
    withRefuse: false
    offers: correctable && (thing.kind === "piece" || thing.kind === "place") && thing.id !== "" ? [{ id: thing.id, text: qsTr("Correct"), sign: "pen" }] : []
    onChosen: id => {
        close()
        correctAsked(id)
    }

    CardFace {
        objectName: "thingCard"
        visible: root.isCard
        x: ((parent as Item).width - width) / 2
        width: Math.max(120, Math.min(300, root.height * 0.42))
        height: width * 1.35
        title: root.thing.name
        sign: root.thing.sign
        text: root.thing.text
        lasts: root.thing.lasts
    }
    RulePill {
        width: Math.min(implicitWidth, (parent as Item).width)
        visible: Array.of("card", "piece", "place").includes(root.thing.kind) && root.thing.id !== ""
        anchors.horizontalCenter: (parent as Item).horizontalCenter
        onRuleAsked: root.isCard ? Rules.showCard(root.thing.id, root.thing.name)
                   : root.thing.kind === "piece" ? Rules.showPiece(root.thing.id) : Rules.showPlace(root.thing.id)
    }
    Counter {
        visible: root.thing.kind === "piece"
        width: 96
        side: root.thing.colour || "nobody"
        sign: root.thing.sign
        Accessible.ignored: true
    }
    Words {
        visible: root.thing.empty
        width: (parent as Item).width
        text: qsTr("There is nobody and nothing here.")
        color: Theme.ink2
    }
    Repeater {
        model: root.thing.rows
        ListRow {
            required property heldThing modelData
            width: parent ? (parent as Item).width : 0
            text: modelData.text
            figure: modelData.side === "" ? modelData.note : ""
            note: modelData.side === "" ? "" : modelData.note
            sign: modelData.sign
            side: modelData.side
        }
    }
}
