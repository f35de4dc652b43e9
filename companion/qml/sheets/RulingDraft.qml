// SPDX-License-Identifier: GPL-3.0-or-later
// A ruling while it is put together: the state as it stands, and what the referee changes in it, by JSON pointer.
import QtQuick
import Adjutant

QtObject {
    id: root

    property bool placed: true           // pieces stand on places while they are in play
    property var standing: ({})          // own: the state before the ruling
    property var changes: ({})           // object: JSON pointer to value
    readonly property list<string> pointers: Object.keys(changes)

    function begin(): void {
        changes = ({})
        standing = Tabletop.state()
    }
    function change(pointer: string, value: var): void {
        const next = Object.assign({}, changes)
        next[pointer] = value
        changes = next
    }
    // A part of a piece. Who is taken out of play stands nowhere; who is put on a place is in play.
    function changePiece(piece: string, key: string, value: var): void {
        const pointer = "/pieces/" + piece
        change(pointer + key, value)
        if (!placed)
            return
        if (key === "/out" && value === true)
            change(pointer + "/place", null)
        else if (key === "/place" && value !== null && valueAt(pointer + "/out") === true)
            change(pointer + "/out", false)
    }
    function isChanged(pointer: string): bool {
        return changes[pointer] !== undefined
    }
    function keysOf(pointer: string): var {
        return pointer.split("/").slice(1).map(key => key.replace(/~1/g, "/").replace(/~0/g, "~"))
    }
    function before(pointer: string): var {
        return keysOf(pointer).reduce((value, key) => value?.[key], standing)
    }
    function valueAt(pointer: string): var {
        return isChanged(pointer) ? changes[pointer] : before(pointer)
    }
    // The whole state as it will stand.
    function ruled(): var {
        const after = JSON.parse(JSON.stringify(standing))
        for (const pointer of pointers) {
            const keys = keysOf(pointer)
            const last = keys.pop()
            const parent = keys.reduce((value, key) => value?.[key], after)
            if (parent !== null && typeof parent === "object")
                parent[last] = changes[pointer]
        }
        return after
    }
}
