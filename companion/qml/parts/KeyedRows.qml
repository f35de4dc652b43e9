// SPDX-License-Identifier: GPL-3.0-or-later
// Lets a Repeater take an array of objects with ids (or names) as well as a list model: a new array of
// the same ids changes rows in place instead of building everything anew, so that pieces glide and numbers roll.
import QtQuick

QtObject {
    id: root

    property var source: []     // object: an array of objects or values, or a list model
    property var keys: []            // object: ids of an array, reassigned only when they change
    property var byId: ({})     // object: id to the row of an array

    readonly property bool plain: source !== null && source !== undefined && source.length !== undefined
    readonly property var model: plain ? keys : source     // any: what a Repeater takes

    // The row of a delegate's `model`.
    function row(model: var): var {
        return plain ? byId[model?.modelData] ?? ({}) : model ?? ({})   // a row on its way out has no model
    }

    function refresh(): void {
        if (!plain)
            return
        const rows = ({}), ids = []
        for (let i = 0; i < source.length; ++i) {
            const key = source[i].id ?? source[i].name ?? String(i)
            rows[key] = source[i]
            ids.push(key)
        }
        byId = rows
        if (ids.length !== keys.length || ids.some((id, i) => id !== keys[i]))
            keys = ids
    }

    onSourceChanged: refresh()
    Component.onCompleted: refresh()
}
