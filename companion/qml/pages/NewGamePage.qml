// SPDX-License-Identifier: GPL-3.0-or-later
// A new game: which system; its campaign and name, and its options, folded away with their defaults. System, Play: two
// touches.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

PageFrame {
    id: root

    property var system: Campaigns.systems.length > 0 ? Campaigns.systems[0] : ({})
    property var values: ({})            // options that differ from their defaults
    property bool unfolded: false
    property bool naming: false
    property string board: ""            // one of the campaign's own; "" for the usual
    readonly property var boardSystems: Boards.systems
    readonly property bool hasBoards: boardSystems.some(candidate => candidate.id === system.id)

    function valueOf(option: var): var {
        if (values[option.name] !== undefined)
            return values[option.name]
        return option.name === "dice" ? Settings.dice : option["default"]
    }
    // Does it count as the other options stand?
    function holds(when: var): bool {
        if (when === undefined)
            return true
        const of = (system.options ?? []).find(option => option.name === when.of)
        return of !== undefined && holds(of.when) && Array.from(when["in"]).includes(valueOf(of))
    }
    function pairsOf(option: var): var {
        return (option.pairs ?? []).filter(pair => holds(pair.when))
    }
    // What was set and still counts.
    function given(): var {
        const options = ({})
        for (const option of (system.options ?? []).filter(option => root.values[option.name] !== undefined && holds(option.when))) {
            const value = values[option.name]
            if (option.type !== "pairs") {
                options[option.name] = value
                continue
            }
            const kept = Object.assign({}, value)
            for (const pair of option.pairs.filter(pair => !holds(pair.when)))
                delete kept[pair.key]
            options[option.name] = kept
        }
        return options
    }
    function setValue(name: string, value: var): void {
        const next = Object.assign({}, values)
        next[name] = value
        values = next
    }
    function play(): void {
        const options = given()
        if (options.dice === undefined && (system.options ?? []).some(option => option.name === "dice"))
            options.dice = Settings.dice
        const chosen = board === "" ? ({}) : Boards.optionsOf(board)
        if (board !== "" && Object.keys(chosen).length === 0)
            return
        if (Campaigns.newGame(system.id, Object.assign(options, chosen, rosters.given()), nameBox.text))
            root.go("table")
    }

    title: qsTr("New game")
    offers: [{ id: "play", text: qsTr("Play"), sign: "end", likely: true, sub: system.name ?? "" }]
    onChosen: play()

    Caps { text: qsTr("Which game") }
    Flow {
        width: parent.width
        spacing: 12

        Repeater {
            model: Campaigns.systems
            Touchable {
                id: choice
                required property var modelData
                readonly property bool chosen: modelData.id === root.system.id
                objectName: "system-" + modelData.id
                width: Theme.isPhone ? root.inner : Math.min(root.inner, Math.max(340, root.inner / 2 - 6))
                height: Math.max(96, names.height + 24)
                text: modelData.name
                Accessible.name: chosen ? qsTr("%1, chosen").arg(text) : text
                onClicked: {
                    root.system = modelData
                    root.board = ""
                    root.values = ({})
                }

                Plate {
                    anchors.fill: parent
                    fill: choice.chosen ? Theme.raised : Theme.card
                    border: choice.chosen ? Theme.brassLine : Theme.edge
                    borderWidth: choice.chosen ? 3 : 1
                    pressed: choice.pressed
                    Icon {
                        id: emblem
                        x: 18
                        anchors.verticalCenter: parent.verticalCenter
                        size: 40
                        name: choice.modelData.sign
                    }
                    Column {
                        id: names
                        anchors { left: emblem.right; leftMargin: 18; right: parent.right; rightMargin: 12; verticalCenter: parent.verticalCenter }
                        Words {
                            width: parent.width
                            text: choice.modelData.name
                            size: Theme.offerSize
                            font.bold: true
                        }
                        Words {
                            width: parent.width
                            visible: text !== ""
                            text: choice.modelData.about
                            color: Theme.ink2
                        }
                    }
                }
            }
        }
    }
    Caps {
        visible: root.hasBoards
        text: qsTr("On which board")
    }
    Flow {
        visible: root.hasBoards
        width: parent.width
        spacing: 8

        Pill {
            objectName: "usualBoard"
            text: qsTr("The usual one")
            chosen: root.board === ""
            onClicked: root.board = ""
        }
        Repeater {
            model: Boards.library
            Pill {
                required property var model
                objectName: "own-" + model.name
                visible: model.system === root.system.id
                text: model.name
                sign: model.ready ? "map" : "warning"
                chosen: root.board === model.id
                onClicked: root.board = model.id
            }
        }
        Pill {
            objectName: "drawOne"
            text: qsTr("Draw one")
            sign: "pen"
            onClicked: root.go("boards")
        }
    }
    Quote {
        id: unusable
        objectName: "unusable"
        visible: text !== ""
        width: root.inner
        Connections {
            target: Boards
            function onRefused(sentence: string): void { unusable.text = sentence }
        }
    }
    RosterChoice {
        id: rosters
        width: root.inner
        system: root.system.id ?? ""
        options: root.given()
        onGo: page => root.go(page)
    }
    Flow {
        width: root.inner
        spacing: 12
        layoutDirection: Theme.mirrored ? Qt.RightToLeft : Qt.LeftToRight

        Pill {
            objectName: "naming"
            width: Math.min(implicitWidth + 28, root.inner)
            text: qsTr("%1, %2").arg(Campaigns.campaign).arg(nameBox.text.trim() || nameBox.placeholderText)
            sign: root.naming ? "above" : "below"
            Accessible.name: qsTr("Campaign and name: %1").arg(text)
            onClicked: root.naming = !root.naming
        }
        Pill {
            objectName: "options"
            width: implicitWidth + 28
            text: root.unfolded ? qsTr("Fold the options away") : qsTr("Options")
            sign: root.unfolded ? "above" : "below"
            onClicked: root.unfolded = !root.unfolded
        }
    }
    Column {
        visible: root.naming
        width: root.inner
        spacing: Theme.groupGap
        CampaignChoice { width: parent.width }
        TextBox {
            id: nameBox
            objectName: "gameName"
            width: parent.width
            label: qsTr("Name of the game")
            placeholderText: Campaigns.nextName(Campaigns.campaign)
        }
    }
    Repeater {
        model: root.unfolded ? root.system.options ?? [] : []
        OptionField {
            required property var modelData
            visible: root.holds(modelData.when)
            width: root.inner
            option: modelData
            pairs: root.pairsOf(modelData)
            value: root.valueOf(modelData)
            onPicked: value => root.setValue(modelData.name, value)
        }
    }
}
