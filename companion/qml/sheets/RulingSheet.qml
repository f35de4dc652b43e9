// SPDX-License-Identifier: GPL-3.0-or-later
// The referee's word against the program's: any number of a side's stocks or of a piece, where a piece stands, or what
// stands on the chosen place and whose it is, with a reason that goes into the log.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Sheet {
    id: root

    property string piece
    property string holding              // the place that was chosen, where places are held
    property string part: "stocks"       // "stocks", "piece" or "holding"
    property var changes: ({})           // JSON pointer to value
    readonly property var look: plain(TableController.look)
    readonly property var row: piece !== "" ? TableController.pieces.find(piece) : ({})
    readonly property var reasons: [qsTr("Agreed at the table"), qsTr("A mistake before"), qsTr("House rule")]
    property string reason: reasons[0]

    function openFor(id: string): void {
        const held = Object.keys(TableController.places.find(id)).length > 0 && look.holdings !== undefined
        holding = held ? id : ""
        piece = held ? "" : id
        part = held ? "holding" : id === "" ? "stocks" : "piece"
        changes = ({})
        open()
    }
    // A map from the bridge as a plain object, whose keys only the game knows.
    function plain(value: var): var {
        return value
    }
    function change(pointer: string, value: var): void {
        const next = Object.assign({}, changes)
        next[pointer] = value
        changes = next
    }
    function now(pointer: string, value: var): var {
        return changes[pointer] ?? value
    }

    title: qsTr("A ruling")
    sub: qsTr("It is logged with its reason, and Undo takes it back.")
    offers: Object.keys(changes).length > 0 ? [{ id: "rule", text: qsTr("So it stands"), sign: "check", likely: true }] : []
    onChosen: {
        if (TableController.act({ "do": "ruling", set: changes, reason: reason }))
            close()
    }

    Flow {
        width: parent.width
        spacing: 8
        Pill {
            text: qsTr("Stocks")
            chosen: root.part === "stocks"
            onClicked: root.part = "stocks"
        }
        Pill {
            visible: root.holding !== ""
            text: TableController.placeName(root.holding)
            chosen: root.part === "holding"
            onClicked: root.part = "holding"
        }
        Repeater {
            model: TableController.pieces
            Pill {
                required property var model
                visible: !(model.out && root.look.pieceTiles === "in-play")
                text: model.name
                chosen: root.part === "piece" && root.piece === model.id
                onClicked: {
                    root.piece = model.id
                    root.part = "piece"
                }
            }
        }
    }
    Repeater {
        model: root.part === "stocks" ? TableController.sides : []
        Column {
            id: side
            required property var model
            width: parent.width
            spacing: 8
            SideMark {
                side: side.model.colour
                name: side.model.name
            }
            Flow {
                width: parent.width
                spacing: 8
                Repeater {
                    model: TableController.stocksOf(side.model.id)
                    FactToggle {
                        required property var model
                        readonly property string pointer: "/sides/" + side.model.id + (model?.path ?? "")
                        visible: !(model?.counted ?? true)
                        stepped: true
                        name: model?.name ?? ""
                        number: root.now(pointer, model?.value ?? 0) ?? 0
                        byHand: root.changes[pointer] !== undefined
                        onStepTo: next => root.change(pointer, next)
                    }
                }
            }
        }
    }
    HoldingRuling {
        visible: root.part === "holding"
        width: parent.width
        place: root.holding
        changes: root.changes
        onChanged: (pointer, value) => root.change(pointer, value)
    }
    Column {
        visible: root.part === "piece"
        width: parent.width
        spacing: 12

        FactToggle {
            readonly property string pointer: "/pieces/" + root.piece + "/health"
            visible: (root.row.healthMost ?? 0) > 0
            stepped: true
            name: qsTr("Health")
            number: root.now(pointer, root.row.health ?? 0)
            to: root.row.healthMost ?? 0
            byHand: root.changes[pointer] !== undefined
            onStepTo: next => root.change(pointer, next)
        }
        ParamField {
            readonly property string pointer: "/pieces/" + root.piece + "/place"
            width: parent.width
            title: qsTr("Stands at")
            choices: {
                const list = []
                for (let i = 0; i < TableController.places.count; ++i) {
                    const place = TableController.places.at(i)
                    list.push({ value: place.id, label: place.title, sign: place.sign, chosen: place.id === root.now(pointer, root.row.cell) })
                }
                return list
            }
            onPicked: value => root.change(pointer, value)
        }
    }
    Caps { text: qsTr("Why? (goes into the log)") }
    Flow {
        width: parent.width
        spacing: 8
        Repeater {
            model: root.reasons
            Pill {
                required property string modelData
                text: modelData
                chosen: root.reason === modelData
                onClicked: root.reason = modelData
            }
        }
    }
    ParamField {
        width: parent.width
        type: "text"
        title: qsTr("In your own words")
        value: root.reason
        onPicked: value => root.reason = value
    }
}
