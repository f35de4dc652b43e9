// SPDX-License-Identifier: GPL-3.0-or-later
// The referee's own board, painted by touch while it is set up: choose what to paint, then touch the map. Water and
// roads take two touches, the two hexes that they lie between or join. Every touch is one act; Undo takes it back.
// The board goes out and comes in as JSON by the clipboard.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    readonly property var groups: [
        { id: "ground", name: qsTr("Ground"), tools: [
            { id: "clear", name: qsTr("Open") }, { id: "woods", name: qsTr("Woods") }, { id: "town", name: qsTr("Town") },
            { id: "fields", name: qsTr("Fields") }, { id: "hill", name: qsTr("Hill") }, { id: "difficult", name: qsTr("Difficult") },
            { id: "marsh", name: qsTr("Marsh") }, { id: "lake", name: qsTr("Lake") }, { id: "works", name: qsTr("Works") } ] },
        { id: "water", name: qsTr("Water"), tools: [
            { id: "stream", name: qsTr("Stream") }, { id: "stream-bridge", name: qsTr("Stream, bridge") },
            { id: "stream-ford", name: qsTr("Stream, ford") }, { id: "river", name: qsTr("River") },
            { id: "river-bridge", name: qsTr("River, bridge") }, { id: "river-ford", name: qsTr("River, ford") },
            { id: "none-none", name: qsTr("No water") } ] },
        { id: "road", name: qsTr("Roads"), tools: [
            { id: "on", name: qsTr("Road") }, { id: "off", name: qsTr("No road") } ] },
        { id: "union", name: qsTr("Union"), tools: units },
        { id: "confederate", name: qsTr("Confederate"), tools: units },
        { id: "marks", name: qsTr("Marks"), tools: [
            { id: "strongpoint", name: qsTr("Position") }, { id: "commander", name: qsTr("Commander") } ] },
        { id: "board", name: qsTr("Board"), tools: [
            { id: "copy", name: qsTr("Copy as JSON") }, { id: "paste", name: qsTr("Paste JSON") } ] }
    ]
    readonly property var units: [
        { id: "infantry", name: qsTr("Infantry") }, { id: "cavalry", name: qsTr("Cavalry") }, { id: "artillery", name: qsTr("Artillery") },
        { id: "reserve-infantry", name: qsTr("Reserve infantry") }, { id: "reserve-cavalry", name: qsTr("Reserve cavalry") },
        { id: "reserve-artillery", name: qsTr("Reserve artillery") }
    ]
    property int group: 0
    property string tool: "woods"
    property string from: ""                 // the first of two hexes

    readonly property string hint: from !== "" ? qsTr("From %1: touch its neighbour.").arg(from)
        : groups[group].id === "water" ? qsTr("Touch the two hexes that the water lies between.")
        : groups[group].id === "road" ? qsTr("Touch the two hexes that the road joins.")
        : tool === "commander" ? qsTr("Touch the unit that it leads.")
        : groups[group].id === "board" ? "" : qsTr("Touch a hex.")

    signal refused(string message)

    /// A map from the bridge as a plain object, whose keys only the game knows.
    function plain(value: var): var {
        return value
    }

    // What is at a place of the board: { kind, marks }.
    function placeAt(cell: string): var {
        return (plain(TableController.board).places ?? []).find(place => place.id === cell) ?? ({ kind: "", marks: [] })
    }
    function numberOf(kind: string): int {
        return Object.keys(TableController.extras[kind] ?? {}).length + 1
    }
    function paintGround(cell: string): void {
        const here = placeAt(cell)
        const works = here.marks.includes("entrenched")
        if (tool === "works")
            TableController.act({ do: "terrain", hex: cell, terrain: here.kind || "clear", entrenched: !works })
        else
            TableController.act({ do: "terrain", hex: cell, terrain: tool, entrenched: works && tool !== "clear" })
    }
    function paintBetween(cell: string): void {
        if (from === "" || from === cell) {
            from = from === cell ? "" : cell
            return
        }
        const parts = tool.split("-")
        if (groups[group].id === "road")
            TableController.act({ do: "road", a: from, b: cell, on: tool === "on" })
        else
            TableController.act({ do: "edge", a: from, b: cell, water: parts[0], crossing: parts[1] ?? "none" })
        from = groups[group].id === "road" && tool === "on" ? cell : ""     // a road goes on from where it is
    }
    function touch(cell: string, piece: string): void {
        switch (groups[group].id) {
        case "ground": return paintGround(cell)
        case "water":
        case "road": return paintBetween(cell)
        case "union":
        case "confederate":
            if (!tool.startsWith("reserve"))
                TableController.act({ do: "add-unit", side: groups[group].id, kind: tool, place: cell })
            return
        case "marks":
            if (tool === "commander" && piece !== "")
                TableController.act({ do: "add-commander", unit: piece })
            else if (tool === "strongpoint")
                TableController.act({ do: "strongpoint", id: "position-" + numberOf("strongpoints"),
                                      name: qsTr("Position %1").arg(numberOf("strongpoints")), hex: cell })
        }
    }
    function take(id: string): void {
        tool = id
        from = ""
        if (id.startsWith("reserve-"))
            TableController.act({ do: "add-unit", side: groups[group].id, kind: id.slice(8), reserve: true })
        else if (id === "copy")
            copy()
        else if (id === "paste")
            paste()
    }
    function copy(): void {
        const state = plain(TableController.ask({ ask: "state" })).state
        clip.text = JSON.stringify({ board: state.board, strongpoints: state.strongpoints, pieces: state.pieces }, null, 1)
        clip.selectAll()
        clip.copy()
    }
    function paste(): void {
        clip.clear()
        clip.paste()
        let given = null
        try {
            given = JSON.parse(clip.text)
        } catch (error) {
            given = null
        }
        if (given === null || typeof given !== "object" || given.board === undefined) {
            refused(qsTr("The clipboard holds no board. Copy one as JSON first: {\"board\": …}."))
            return
        }
        const set = { "/board": given.board }
        for (const key of ["strongpoints", "pieces"]) {
            if (given[key] !== undefined)
                set["/" + key] = given[key]
        }
        TableController.act({ do: "ruling", set: set, reason: qsTr("A board was brought in") })
    }

    spacing: 8

    TextEdit {
        id: clip
        visible: false
    }
    // One line to scroll on a phone, where the map needs the room; as many lines as it takes elsewhere.
    component Choices: Flickable {
        default property alias content: flow.data
        width: root.width
        height: flow.height
        contentWidth: Theme.isPhone ? flow.childrenRect.width : width
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        Flow {
            id: flow
            width: Theme.isPhone ? 4000 : root.width
            spacing: 8
        }
    }

    Choices {
        Repeater {
            model: root.groups
            Pill {
                required property var modelData
                required property int index
                text: modelData.name
                checkable: true
                chosen: root.group === index
                onClicked: {
                    root.group = index
                    root.from = ""
                    root.tool = modelData.id === "board" ? "" : modelData.tools[0].id
                }
            }
        }
    }
    Choices {
        Repeater {
            model: root.groups[root.group].tools
            Pill {
                required property var modelData
                text: modelData.name
                chosen: root.tool === modelData.id
                onClicked: root.take(modelData.id)
            }
        }
    }
    Words {
        width: root.width
        visible: text !== ""
        text: root.hint
        size: Theme.noteSize
        color: Theme.ink2
    }
}
