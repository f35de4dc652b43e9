// SPDX-License-Identifier: GPL-3.0-or-later
// What the last act makes each player take and pay, in cards, gold and soldiers: "take these", "pay these".
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Rectangle {
    id: root

    property bool live: true                 // follows what happens
    property bool compact: false             // one line a player where it fits, for phones
    property var takes: []                   // [{ side, goods: [[resource, count]] }]
    property var pays: []
    readonly property var parts: {
        const parts = []
        if (takes.length > 0)
            parts.push({ title: qsTr("Take these"), rows: takes })
        if (pays.length > 0)
            parts.push({ title: qsTr("Pay these"), rows: pays })
        return parts
    }

    // What one event moves: [side, resource to count, is it paid].
    function movesOf(event: var): var {
        const one = (side, got, paid) => side && got && Object.keys(got).length > 0 ? [[side, got, paid === true]] : []
        switch (event.event) {
        case "collected":
        case "metropolis-bonus":
        case "gained":
        case "claimed":
            return one(event.side, event.got)
        case "first":
            return Object.entries(event.settled ?? ({})).reduce((moves, pair) => moves.concat(one(pair[0], pair[1])), [])
        case "reinforcements":
            return event.soldiers > 0 ? one(event.side, { pool: event.soldiers }) : []
        case "looted":
            return one(event.side, { [event.resource]: 1 })
        case "recruited":
        case "built":
        case "card-bought":
            return one(event.side, event.paid, true)
        case "bank-traded":
            return one(event.side, { [event.give]: event.rate * event.times }, true).concat(one(event.side, { [event.take]: event.times }))
        case "traded":
            return one(event.a, event.give, true).concat(one(event.a, event.take), one(event.b, event.take, true), one(event.b, event.give))
        case "robbed":
            return one(event.side, event.got).concat(one(event.from, event.got, true))
        case "plundered":
            return (event.gold > 0 ? one(event.side, { gold: event.gold }) : [])
                .concat(event["from-loser"] > 0 ? one(event.loser, { gold: event["from-loser"] }, true) : [])
        }
        return []
    }
    function summed(moves: var): var {
        const bySide = ({})
        for (const [side, got] of moves)
            for (const resource in got)
                (bySide[side] ?? (bySide[side] = ({})))[resource] = (bySide[side][resource] ?? 0) + got[resource]
        const order = ["wood", "stone", "wheat", "iron", "gunpowder", "gold", "pool"]
        return Object.keys(bySide).map(side => ({ side: side, goods: Object.entries(bySide[side]).sort((a, b) => order.indexOf(a[0]) - order.indexOf(b[0])) }))
    }
    function collect(events: var): void {
        let moves = []
        for (const event of events)
            moves = moves.concat(movesOf(event))
        takes = summed(moves.filter(move => !move[2]))
        pays = summed(moves.filter(move => move[2]))
    }

    Connections {
        target: TableController
        function onHappened(events: var): void {
            if (root.live)
                root.collect(events)
        }
        function onOpenChanged(): void { root.takes = root.pays = [] }
    }

    objectName: "dealings"
    visible: takes.length + pays.length > 0
    height: visible ? list.height + (compact ? 14 : 24) : 0
    radius: Theme.tileRadius
    color: Theme.raised
    border { width: 1; color: Theme.edge }

    Column {
        id: list
        x: root.compact ? 10 : 14
        y: root.compact ? 7 : 12
        width: parent.width - 2 * x
        spacing: root.compact ? 4 : 8

        Repeater {
            model: root.parts
            Column {
                id: part
                required property var modelData
                width: list.width
                spacing: root.compact ? 2 : 8
                Caps { text: part.modelData.title }
                Flow {
                    width: parent.width
                    spacing: root.compact ? 16 : 8
                    Repeater {
                        model: part.modelData.rows
                        Row {
                            id: row
                            required property var modelData
                            width: root.compact ? implicitWidth : part.width
                            spacing: 8
                            Accessible.role: Accessible.StaticText
                            Accessible.name: Theme.say([part.modelData.title, Names.sideName(modelData.side)].concat(modelData.goods.map(pair => pair[1] + " " + Names.wordFor(pair[0]))))
                            SideShape {
                                anchors.verticalCenter: parent.verticalCenter
                                width: 20
                                height: 20
                                side: Names.colourOf(row.modelData.side)
                                color: Sides.ink(side)
                            }
                            Repeater {
                                model: row.modelData.goods
                                Row {
                                    id: good
                                    required property var modelData
                                    spacing: 3
                                    Words {
                                        anchors.verticalCenter: parent.verticalCenter
                                        text: good.modelData[1]
                                        size: Theme.size(24, 22, 24)
                                        font.bold: true
                                        wrapMode: Text.NoWrap
                                        Accessible.ignored: true
                                    }
                                    Icon {
                                        anchors.verticalCenter: parent.verticalCenter
                                        size: 24
                                        name: Names.signFor(good.modelData[0])
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
