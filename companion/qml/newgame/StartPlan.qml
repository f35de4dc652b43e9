// SPDX-License-Identifier: GPL-3.0-or-later
// What is put together for a new game: what was set of its options, what the others come to, and who sits at the table.
// The rules are asked (Campaigns.planned); nothing of a game is known here.
import QtQuick
import Adjutant

QtObject {
    id: root

    property startGame system
    property var values: ({})            // own: options that were set
    property var fixed: ({})             // own: options that a board of one's own brings along
    property var people: ({})            // object: side → who plays it

    readonly property var params: system.options     // list: a startOption each
    readonly property var given: counted(values)     // own: option to value, without the usual ones
    readonly property plannedStart planned: Campaigns.planned(system.id, Object.assign({ dice: Settings.dice }, given, fixed))     // what the rules make of it
    readonly property plannedStart usual: Campaigns.planned(system.id, { dice: Settings.dice })     // the same of the usual game
    readonly property var seats: planned.seats     // list: a tableSide each
    // Where an option says who plays: all who could.
    readonly property string list: system.list
    readonly property var could: list === "" ? [] : Campaigns.couldPlay(system.id, list)     // list: a tableSide each

    property startOption none            // while another game is chosen, an option of the last one

    function param(name: string): startOption {
        return params.find(one => one.name === name) ?? none
    }
    function usualOf(option: startOption): var {
        return usual.options[option.name] ?? option.usual
    }
    function valueOf(option: startOption): var {
        return values[option.name] ?? usualOf(option)
    }
    function isUsual(option: startOption): bool {
        return values[option.name] === undefined || JSON.stringify(values[option.name]) === JSON.stringify(usualOf(option))
    }
    function set(name: string, value: var): void {
        const next = Object.assign({}, values)
        next[name] = value
        values = next
    }
    // Does it count as the other options stand?
    function holds(when: optionWhen): bool {
        if (when.of === "")
            return true
        const of = param(when.of)
        return of.name !== "" && holds(of.when) && Array.from(when.among).includes(valueOf(of))
    }
    function isAsked(option: startOption): bool {
        return option.name !== "" && holds(option.when) && fixed[option.name] === undefined
    }
    function pairsOf(option: startOption): var {
        return Array.from(option.pairs).filter(pair => holds(pair.when))
    }
    // Where a side is chosen for something, those that sit at the table can be.
    function choicesOf(option: startOption): var {
        const choices = Array.from(option.choices)
        const isSide = choice => could.some(side => side.id === choice.value)
        if (option.name === list || !choices.some(isSide))
            return choices
        const seated = Array.from(valueOf(param(list)) ?? [])
        return choices.filter(choice => !isSide(choice)).concat(could.filter(side => seated.includes(side.id)).map(side => ({ value: side.id, label: side.name })))
    }
    // What was set and still counts.
    function counted(set: var): var {
        const options = ({})
        for (const option of params.filter(option => set[option.name] !== undefined && holds(option.when))) {
            const value = set[option.name]
            if (option.type === "pairs") {
                const kept = Object.assign({}, value)
                for (const pair of Array.from(option.pairs).filter(pair => !holds(pair.when)))
                    delete kept[pair.key]
                options[option.name] = kept
            } else if (option.type !== "choice" || choicesOf(option).some(choice => choice.value === value)) {
                options[option.name] = value
            }
        }
        return options
    }

    // ---- who plays, where an option lists it: in the order of their seats
    readonly property list<string> seated: list === "" ? [] : Array.from(valueOf(param(list)) ?? [])
    readonly property int fewest: param(list).from

    function seat(side: string, on: bool): void {
        const others = Array.from(seated).filter(one => one !== side)
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
        seats.slice(0, names.length).forEach((seat, at) => next[seat.id] = names[at])
        people = next
    }
    // Those who sit at this table.
    function named(): var {
        const here = ({})
        for (const seat of seats.filter(seat => people[seat.id]))
            here[seat.id] = people[seat.id]
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
