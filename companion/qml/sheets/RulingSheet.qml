// SPDX-License-Identifier: GPL-3.0-or-later
// The referee's word against the program's, with a reason that goes into the log: stocks, pieces, a place that is held,
// what the look file lists of the game (`rulings`: { game, side, piece, holding, ground }), or anything in the state.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Sheet {
    id: root

    property string piece
    property string holding              // the place that was chosen, where places are held
    property string part: "stocks"       // "stocks", "game", "piece", "holding" or "any"
    property var changes: ({})           // JSON pointer to value
    property var standing: ({})          // the state before the ruling
    property string refusal              // what the engine says against it
    readonly property var rulings: look.rulings ?? ({})
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
        refusal = ""
        standing = JSON.parse(TableController.stateText())
        open()
    }
    function keysOf(pointer: string): var {
        return pointer.split("/").slice(1).map(key => key.replace(/~1/g, "/").replace(/~0/g, "~"))
    }
    function valueAt(pointer: string): var {
        return changes[pointer] !== undefined ? changes[pointer] : keysOf(pointer).reduce((value, key) => value?.[key], standing)
    }
    // The fields of the look file that this state has, below a pointer.
    function fieldsOf(fields: var, under: string): var {
        return Array.from(fields ?? []).filter(field => keysOf(under + field.at).reduce((value, key) => value?.[key], standing) !== undefined)
    }
    function ruled(): var {
        const after = JSON.parse(JSON.stringify(standing))
        for (const pointer of Object.keys(changes)) {
            const keys = keysOf(pointer)
            const last = keys.pop()
            const parent = keys.reduce((value, key) => value?.[key], after)
            if (parent !== null && typeof parent === "object")
                parent[last] = changes[pointer]
        }
        return after
    }
    // Who is taken out of play stands nowhere; who is put on a place is in play.
    function changeOfPiece(key: string, value: var): void {
        const pointer = "/pieces/" + piece
        change(pointer + key, value)
        if (key === "/out" && value === true)
            change(pointer + "/place", null)
        else if (key === "/place" && value !== null && valueAt(pointer + "/out") === true)
            change(pointer + "/out", false)
    }
    // A map from the bridge as a plain object, whose keys only the game knows.
    function plain(value: var): var {
        return value
    }
    function change(pointer: string, value: var): void {
        const next = Object.assign({}, changes)
        next[pointer] = value
        changes = next
        refusal = ""
    }
    function now(pointer: string, value: var): var {
        return changes[pointer] ?? value
    }

    title: qsTr("A ruling")
    sub: qsTr("It is logged with its reason, and Undo takes it back.")
    offers: Object.keys(changes).length > 0 ? [{ id: "rule", text: qsTr("So it stands"), sub: qsTr("changed: %1").arg(Object.keys(changes).length), sign: "check", likely: true }] : []
    onChosen: {
        if (TableController.act({ "do": "ruling", set: changes, reason: reason }))
            close()
    }

    Connections {
        target: TableController
        enabled: root.opened
        function onRefused(code: string, message: string): void {
            root.refusal = message
        }
    }

    Words {
        objectName: "ruling-refusal"
        visible: text !== ""
        width: parent.width
        text: root.refusal
        color: Theme.bad
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
            objectName: "ruling-game"
            visible: root.rulings.game !== undefined
            text: qsTr("The game")
            chosen: root.part === "game"
            onClicked: root.part = "game"
        }
        Pill {
            visible: root.holding !== ""
            text: TableController.placeName(root.holding)
            chosen: root.part === "holding"
            onClicked: root.part = "holding"
        }
        Pill {
            objectName: "ruling-any"
            text: qsTr("Anything else")
            chosen: root.part === "any"
            onClicked: root.part = "any"
        }
        Repeater {
            model: TableController.pieces
            Pill {
                required property var model
                objectName: "ruling-piece-" + model.id
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
                Repeater {
                    model: root.opened ? root.fieldsOf(root.rulings.side, "/sides/" + side.model.id) : []
                    RulingField {
                        required property var modelData
                        readonly property string pointer: "/sides/" + side.model.id + modelData.at
                        objectName: "rule" + pointer
                        width: small ? implicitWidth : parent.width
                        field: modelData
                        value: root.valueAt(pointer)
                        byHand: root.changes[pointer] !== undefined
                        onChanged: value => root.change(pointer, value)
                    }
                }
            }
        }
    }
    Flow {
        visible: root.part === "game"
        width: parent.width
        spacing: 12
        Repeater {
            model: root.opened && root.part === "game" ? root.fieldsOf(root.rulings.game, "") : []
            RulingField {
                required property var modelData
                objectName: "rule" + modelData.at
                width: small ? implicitWidth : parent.width
                field: modelData
                value: root.valueAt(modelData.at)
                byHand: root.changes[modelData.at] !== undefined
                onChanged: value => root.change(modelData.at, value)
            }
        }
        RulingGoods {
            visible: root.rulings.ground !== undefined
            width: parent.width
            title: root.rulings.ground?.name ?? ""
            goods: Array.from(root.rulings.ground?.goods ?? [])
            ground: root.rulings.ground !== undefined ? root.valueAt(root.rulings.ground.at) ?? ({}) : ({})
            byHand: root.changes[root.rulings.ground?.at ?? ""] !== undefined
            onChanged: ground => root.change(root.rulings.ground.at, ground)
        }
    }
    RulingTree {
        visible: root.part === "any"
        width: parent.width
        whole: visible ? root.ruled() : ({})
        onChanged: (pointer, value) => root.change(pointer, value)
    }
    HoldingRuling {
        visible: root.part === "holding"
        width: parent.width
        place: root.holding
        changes: root.changes
        onChanged: (pointer, value) => root.change(pointer, value)
    }
    Flow {
        visible: root.part === "holding"
        width: parent.width
        spacing: 12
        Repeater {
            model: root.opened && root.part === "holding" ? root.fieldsOf(root.rulings.holding, "/" + root.look.holdings.key + "/" + root.holding) : []
            RulingField {
                required property var modelData
                readonly property string pointer: "/" + root.look.holdings.key + "/" + root.holding + modelData.at
                objectName: "rule" + pointer
                width: small ? implicitWidth : parent.width
                field: modelData
                value: root.valueAt(pointer)
                byHand: root.changes[pointer] !== undefined
                onChanged: value => root.change(pointer, value)
            }
        }
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
        Flow {
            width: parent.width
            spacing: 12
            Repeater {
                model: root.opened && root.part === "piece" ? root.fieldsOf(root.rulings.piece, "/pieces/" + root.piece) : []
                RulingField {
                    required property var modelData
                    readonly property string pointer: "/pieces/" + root.piece + modelData.at
                    objectName: "rule" + modelData.at
                    width: small ? implicitWidth : parent.width
                    field: modelData
                    value: root.valueAt(pointer)
                    byHand: root.changes[pointer] !== undefined
                    onChanged: value => root.changeOfPiece(modelData.at, value)
                }
            }
        }
        ParamField {
            objectName: "ruling-place"
            readonly property string pointer: "/pieces/" + root.piece + "/place"
            width: parent.width
            title: qsTr("Stands at")
            choices: {
                const list = []
                for (let i = 0; i < TableController.places.count; ++i) {
                    const place = TableController.places.at(i)
                    list.push({ value: place.id, label: place.title, sign: place.sign, chosen: place.id === root.valueAt(pointer) })
                }
                return list
            }
            onPicked: value => root.changeOfPiece("/place", value)
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
