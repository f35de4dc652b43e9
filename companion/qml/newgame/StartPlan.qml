// SPDX-License-Identifier: GPL-3.0-or-later
// What is put together for a new game: what was set of its options, what the others come to, and who sits at the table.
// The rules are asked (Campaigns.planned); nothing of a game is known here.
import QtQuick
import Adjutant

QtObject {
    id: root

    property var system: ({})            // one of Campaigns.systems
    property var values: ({})            // options that were set
    property var fixed: ({})             // options that a board of one's own brings along
    property var people: ({})            // side → who plays it

    readonly property var params: system.options ?? []     // the options of the system
    readonly property var given: counted(values)     // option to value, without the usual ones
    readonly property var planned: system.id === undefined ? ({}) : Campaigns.planned(system.id, Object.assign({ dice: Settings.dice }, given, fixed))     // what the rules make of it: as Campaigns.planned gives it
    readonly property var usual: system.id === undefined ? ({}) : Campaigns.planned(system.id, { dice: Settings.dice })     // the same of the usual game
    readonly property var seats: planned.seats ?? []     // of planned
    // Where an option says who plays: all who could.
    readonly property string list: system.list ?? ""
    readonly property var could: list === "" ? [] : Campaigns.couldPlay(system.id, list)     // sides that could play: [{ side, name }]

    // While another game is chosen, an option of the last one is none.
    readonly property var none: ({ name: "", type: "none", title: "", about: "", choices: [], pairs: [] })     // an option that there is not

    function param(name: string): var {
        return params.find(one => one.name === name) ?? none
    }
    function usualOf(option: var): var {
        return usual.options?.[option.name] ?? option["default"]
    }
    function valueOf(option: var): var {
        return values[option.name] ?? usualOf(option)
    }
    function isUsual(option: var): bool {
        return values[option.name] === undefined || JSON.stringify(values[option.name]) === JSON.stringify(usualOf(option))
    }
    function set(name: string, value: var): void {
        const next = Object.assign({}, values)
        next[name] = value
        values = next
    }
    // Does it count as the other options stand?
    function holds(when: var): bool {
        if (when === undefined)
            return true
        const of = param(when.of)
        return of !== none && holds(of.when) && Array.from(when["in"]).includes(valueOf(of))
    }
    function isAsked(option: var): bool {
        return option !== none && holds(option.when) && fixed[option.name] === undefined
    }
    function pairsOf(option: var): var {
        return (option.pairs ?? []).filter(pair => holds(pair.when))
    }
    // Where a side is chosen for something, those that sit at the table can be.
    function choicesOf(option: var): var {
        const choices = Array.from(option.choices ?? [])
        const isSide = choice => could.some(side => side.side === choice.value)
        if (option.name === list || !choices.some(isSide))
            return choices
        const seated = Array.from(valueOf(param(list)) ?? [])
        return choices.filter(choice => !isSide(choice)).concat(could.filter(side => seated.includes(side.side)).map(side => ({ value: side.side, label: side.name })))
    }
    // What was set and still counts.
    function counted(set: var): var {
        const options = ({})
        for (const option of params.filter(option => set[option.name] !== undefined && holds(option.when))) {
            const value = set[option.name]
            if (option.type === "pairs") {
                const kept = Object.assign({}, value)
                for (const pair of option.pairs.filter(pair => !holds(pair.when)))
                    delete kept[pair.key]
                options[option.name] = kept
            } else if (option.type !== "choice" || choicesOf(option).some(choice => choice.value === value)) {
                options[option.name] = value
            }
        }
        return options
    }

    // ---- who plays, where an option lists it: in the order of their seats
    readonly property var seated: list === "" ? [] : Array.from(valueOf(param(list)) ?? [])     // a text each
    readonly property int fewest: param(list).min ?? 0

    function sits(side: string): bool {
        return seated.includes(side)
    }
    function seat(side: string, on: bool): void {
        const others = seated.filter(one => one !== side)
        set(list, on ? others.concat(side) : others)
    }
    function play(side: string, person: string): void {
        const next = Object.assign({}, people)
        next[side] = person
        people = next
    }
    // These in the order of the seats.
    function seatInOrder(names: var): void {
        const next = ({})
        seats.slice(0, names.length).forEach((seat, at) => next[seat.side] = names[at])
        people = next
    }
    // Those who sit at this table.
    function named(): var {
        const here = ({})
        for (const seat of seats.filter(seat => people[seat.side]))
            here[seat.side] = people[seat.side]
        return here
    }
    // In words, for the group's line: what is not as usual.
    function changes(names: var): string {
        return Array.from(names).map(name => param(name)).filter(option => isAsked(option) && !isUsual(option)).map(option => {
            if (option.type === "pairs")
                return option.title
            const value = valueOf(option)
            if (option.type === "bool" || value === "yes" || value === "no")
                return qsTr("%1: %2").arg(option.title).arg(value === true || value === "yes" ? qsTr("yes") : qsTr("no"))
            const choice = choicesOf(option).find(one => one.value === value)
            return qsTr("%1: %2").arg(option.title).arg(choice?.label ?? value)
        }).join(" · ")
    }
}
