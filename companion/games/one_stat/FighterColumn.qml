// SPDX-License-Identifier: GPL-3.0-or-later
// The fighters as tiles, stat in the counter: those of the side that acts first. A touch chooses the fighter that acts,
// or the one it is done to.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Flickable {
    id: root


    property int columns: 2
    readonly property var extras: Standing.extras     // own: what only this game has
    readonly property var carried: extras.tokens ?? ({})     // own: tokens of the state, by id
    readonly property string acting: Standing.figures.acting[Standing.figures.acting.length - 1] ?? ""
    // The active side first, then the others in the order of seating.
    readonly property list<string> sides: {
        const ids = Array.from((Tabletop.sides.revision, Tabletop.allSides())).map(side => side.id)
        const at = ids.indexOf(Standing.active)
        return at < 0 ? ids : ids.slice(at).concat(ids.slice(0, at))
    }

    signal touched(string id)

    // What a fighter is, and what it carries.
    function equipment(own: var): string {
        const weapons = own.weapons ?? []
        const twice = weapons.length === 2 && weapons[0] === weapons[1]
        return twice ? qsTr("two × %1").arg(Names.wordFor(weapons[0])) : weapons.length > 0 ? weapons.map(weapon => Names.wordFor(weapon)).join(", ") : qsTr("no weapon")
    }
    function noteOf(id: string, own: var): string {
        const named = own.name !== id
        const words = []
        if (named && own.kind !== "specialist")
            words.push(Names.wordFor(own.kind))
        if (own.specialization && (named || own.kind !== "specialist"))
            words.push(Names.wordFor(own.specialization))
        return words.concat(equipment(own)).join(", ")
    }
    function markOf(piece: var): string {
        const words = piece.own.down ? [qsTr("down")] : []
        for (const id of Object.keys(carried).filter(id => carried[id].by === piece.id))
            words.push(qsTr("carries the %1").arg(Names.inSentence(Names.wordFor(carried[id].kind))))
        if (piece.id === acting)
            words.push(qsTr("acting"))
        if (piece.own.animal)
            words.push(qsTr("an animal"))
        if (piece.own.wild)
            words.push(qsTr("out of control"))
        return words.join(", ")
    }

    contentHeight: column.height
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentHeight > height
    clip: interactive

    Column {
        id: column
        width: root.width
        spacing: 10

        Repeater {
            model: root.sides
            Column {
                id: warband
                required property string modelData
                readonly property RowsModel fighters: Tabletop.piecesOf(modelData)
                visible: fighters.count > 0
                width: column.width
                spacing: 8

                SideMark {
                    visible: Standing.active !== warband.modelData
                    side: Names.colourOf(warband.modelData)
                    name: (Seating.seats, Seating.playedName(warband.modelData))
                }
                Flow {
                    width: parent.width
                    spacing: 8
                    Repeater {
                        model: warband.fighters
                        PieceTile {
                            required property var model     // row: a row of warband.fighters
                            readonly property var fighter: ({ id: model.id, own: model.own })     // object: { id, own }
                            objectName: "fighter-" + model.id
                            visible: !model.out
                            width: (column.width - 8 * (root.columns - 1)) / root.columns - 0.1
                            side: model.side
                            number: model.number
                            name: model.brief
                            place: root.noteOf(model.id, model.own)
                            told: Theme.say([model.told, place, mark])
                            mark: root.markOf(fighter)
                            markGood: !model.own.down && !model.own.wild
                            chosen: model.chosen
                            spent: model.spent
                            lying: model.lying
                            onClicked: root.touched(model.id)
                            ruled: true
                            onRuleAsked: Rules.showPiece(model.id)
                        }
                    }
                }
            }
        }
    }
}
