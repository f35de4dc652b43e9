// SPDX-License-Identifier: GPL-3.0-or-later
// What lies on the ground in a ruling: a place, and how many of each good are there. The whole ground is set anew.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    property string title
    property var goods: []               // list: a text each
    property var ground: ({})            // object: place to { good: count }
    property string place
    property bool byHand: false

    signal changed(var ground)

    function put(good: string, count: int): void {
        const next = {}
        for (const id of Object.keys(ground))
            next[id] = Object.assign({}, ground[id])
        const here = next[place] ?? {}
        if (count > 0)
            here[good] = count
        else
            delete here[good]
        next[place] = here
        if (Object.keys(here).length === 0)
            delete next[place]
        changed(next)
    }

    spacing: 12

    ParamField {
        objectName: "ruling-ground"
        width: parent.width
        title: root.title
        choices: {
            const list = []
            for (const place of root.visible ? (Tabletop.places.revision, Tabletop.allPlaces()) : []) {
                if (place.name !== "" || place.number !== "" || root.ground[place.id] !== undefined)
                    list.push({ value: place.id, label: place.title + (root.ground[place.id] !== undefined ? " •" : ""), sign: place.sign, chosen: place.id === root.place })
            }
            return list
        }
        onPicked: value => root.place = value
    }
    Flow {
        visible: root.place !== ""
        width: parent.width
        spacing: 8
        Repeater {
            model: root.place !== "" ? root.goods : []
            FactToggle {
                required property string modelData
                objectName: "ground-" + modelData
                stepped: true
                name: Names.wordFor(modelData)
                number: root.ground[root.place]?.[modelData] ?? 0
                source: Names.placeName(root.place)
                byHand: root.byHand
                onStepTo: next => root.put(modelData, next)
            }
        }
    }
}
