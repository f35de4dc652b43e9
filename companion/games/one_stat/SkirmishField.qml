// SPDX-License-Identifier: GPL-3.0-or-later
// The table of a skirmish: fighters as tiles, and beside them one fighter, one screen. Nothing needs a board: where
// things stand is on the table, and what matters of it is a toggle.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

TableField {
    id: root

    readonly property ActDraft draft: TableController.draft
    readonly property bool now: GameLog.looking === 0
    readonly property var list: TableController.offerList     // list: a tableOffer each
    readonly property actParty actor: draft.actor
    readonly property actParty target: draft.target
    readonly property string fighter: draft.open && actor.id !== "" ? actor.id : Selection.chosen
    readonly property var targets: list.filter(offer => offer.forChosen && offer.on !== "" && !offer.blocked)     // object: those of list that name another fighter
    readonly property var questions: draft.open || Selection.chosen !== "" && !asksFor(Selection.chosen) ? [] : list.filter(offer => offer.action === "opponent-turn")     // own: those of list that answer the adviser
    // Who is to act: the person, where somebody is named.
    readonly property string whose: Seating.activePerson || Standing.activeName
    property var advice: ({})             // own: the adviser's last event, while it is being followed
    property int advisedAt: 0             // the entry that it came with
    readonly property bool advised: advice.say !== undefined && GameLog.cursor >= advisedAt && now
    property bool mapTells: false         // the last act did nothing but what the map shows
    readonly property Fighters called: Fighters {}
    // The dice of the last act, as many as find room beside its sentence.
    readonly property var rolls: GameLog.lastRolls      // list: a thrownRoll each
    readonly property var dice: rolls.reduce((dice, roll) => dice.concat(roll.dice), []).slice(0, 6)     // list: a thrownDie each

    function asksFor(id: string): bool {
        return list.some(offer => offer.action === "opponent-turn" && offer.actor === id) && !targets.length
    }
    // One's own are chosen, the others aimed at: whom one commands or heals is touched beside the fighter.
    function touchFighter(id: string): void {
        const own = fighter !== "" && Tabletop.piece(id).owner === Tabletop.piece(fighter).owner
        const target = own ? undefined : targets.find(offer => offer.on === id)
        if (draft.open)
            draft.close()
        if (target && target.actor !== id)
            TableController.touchOffer(target.id)
        else
            TableController.touchPiece(id)
    }

    readonly property var rollOffers: {     // object: as OfferBar takes them
        const other = list.filter(offer => root.target.id !== "" && offer.on === root.target.id && offer.forChosen && offer.id !== draft.offer)
            .map(offer => Object.assign({}, offer, { likely: false, text: offer.brief || offer.text }))
        const cancel = { id: "field-cancel", own: true, text: qsTr("Not now"), sign: "close" }
        if (!draft.ready)
            return [cancel]
        // A shot is rolled where its distance and its cover are touched.
        if (facts.ways.length > 0)
            return other.concat(cancel)
        if (!draft.outlook.hasChances)
            return [{ id: "field-do", own: true, action: draft.action, text: draft.label, sign: draft.sign, likely: true }, cancel]
        const byTable = TableController.diceMode === "table"
        const app = { id: "field-app", own: true, action: draft.action, text: qsTr("Roll"), sign: "dice", sub: qsTr("here"), odds: draft.chance !== "" ? draft.outlook.percent : "", chance: draft.chance, likely: !byTable }
        const table = { id: "field-table", own: true, action: draft.action, text: qsTr("Table die"), sign: "hand", sub: qsTr("touch the face"), likely: byTable }
        return (byTable ? [table, app] : [app, table]).concat(other, cancel)
    }
    // Targets and questions are touched above; the bar has the rest, and behind More what those may do who are aimed
    // at. While nobody is chosen it has what concerns no single fighter.
    readonly property var restOffers: {     // object: likewise
        const rest = list.filter(offer => offer.action !== "opponent-turn" && (offer.forChosen ? offer.on === "" : offer.actor === "" || offer.rare && Selection.chosen !== ""))
        return rest.map(offer => Object.assign({}, offer, { text: offer.forChosen && offer.brief ? offer.brief : offer.text, likely: offer.likely && offer.action !== "end-turn" && offer.action !== "end" }))
    }

    offers: draft.open ? rollOffers : restOffers
    showsDraft: true
    takeOffer: id => {
        const dice = ({ "field-do": "", "field-app": "app", "field-table": "table" })[id]
        if (id === "field-cancel")
            draft.close()
        else if (dice !== undefined)
            draft.send(dice)
        return id === "field-cancel" || dice !== undefined
    }

    Connections {
        target: TableController
        function onHappened(happened: tableEvents): void {
            const events = Array.from(happened.list)             // a tableEvent each
            const found = events.filter(event => event.name === "advice").map(event => event.own)
            const open = Array.from(Standing.figures.acting)
            const acts = id => open.includes(id)
            if (found.length > 0) {
                root.advice = found[found.length - 1]
                root.advisedAt = GameLog.cursor
            } else if (!acts(root.advice.fighter)) {
                root.advice = ({})
            }
            root.mapTells = events.every(event => ["placed", "spawned", "side-to-act"].includes(event.name))
            // Who is advised to attack is taken up, so that those whom it may attack stand below the advice; and when it
            // has acted the adviser asks for the next.
            if (found.length > 0 || Selection.chosen !== "" && root.list.some(offer => offer.action === "opponent-turn") && !acts(Selection.chosen))
                TableController.choose(found.length > 0 && acts(root.advice.fighter) ? root.advice.fighter : "")
            // Who is commanded, driven or swayed acts at once, and so does the one to whom it then goes back.
            if (open.length > 1 || events.some(event => event.name === "activation-ended" && event.own.kind !== "regular") && open.length > 0)
                TableController.choose(open[open.length - 1])
        }
    }

    FighterColumn {
        id: fighters
        objectName: "fighters"
        x: Theme.isLandscape ? Theme.fromStart(16, width, parent.width) : Theme.boardMargin
        y: 12
        width: Theme.isLandscape ? Math.min(560, parent.width * 0.45) : parent.width - 2 * Theme.boardMargin
        height: Theme.isLandscape ? parent.height - 24 : Theme.isPhone ? 0 : Math.min(contentHeight, parent.height * 0.42)
        visible: !Theme.isPhone
        columns: Theme.textScale > 1.2 ? Theme.isPortrait ? 2 : 1 : Theme.isPortrait ? 3 : 2
        onTouched: id => root.touchFighter(id)
    }
    // On a phone the fighters are a row of counters, so that the one that acts has the screen.
    PieceStrip {
        id: strip
        objectName: "strip"
        visible: Theme.isPhone && !root.draft.open
        x: Theme.boardMargin
        y: 6
        width: parent.width - 2 * Theme.boardMargin
        height: visible ? implicitHeight : 0
        pieces: visible ? (Standing.figures.acting, Selection.targets, root.called.inPlay(Standing.active)) : []
        onPieceTouched: id => root.touchFighter(id)
        ruled: true
        onPieceRuleAsked: id => Rules.showPiece(id)
    }
    Rectangle {
        x: Theme.isLandscape ? Theme.fromStart(fighters.width + 36, width, parent.width) : Theme.boardMargin
        y: Theme.isLandscape ? 12 : Theme.isPhone ? strip.visible ? strip.y + strip.height + 6 : 12 : fighters.y + fighters.height + 10
        width: Theme.isLandscape ? parent.width - fighters.width - 52 : parent.width - 2 * Theme.boardMargin
        height: parent.height - y - 12
        radius: Theme.sheetRadius
        color: Theme.page
        border { width: 1; color: Theme.line }

        Flickable {
            id: flick
            anchors { fill: parent; margins: Theme.isPhone ? 14 : 24 }
            contentHeight: card.height
            boundsBehavior: Flickable.StopAtBounds
            interactive: contentHeight > height
            clip: interactive

            Column {
                id: card
                width: parent.width
                spacing: 16

                ScenarioBar {
                    objectName: "scenario"
                    visible: counts && !root.draft.open
                    width: parent.width
                }
                OpponentCard {
                    objectName: "opponent"
                    visible: root.questions.length > 0 || root.advised
                    width: parent.width
                    questions: root.questions
                    advice: root.advised ? root.advice : ({})
                    small: root.draft.open
                    onOffered: id => TableController.touchOffer(id)
                }
                FighterCard {
                    id: facts
                    objectName: "card"
                    visible: root.now && (root.fighter !== "" || root.draft.open) && root.questions.length === 0
                    width: parent.width
                    fighter: root.fighter
                    targets: root.targets
                    onOffered: id => TableController.touchOffer(id)
                }
                Sentence {
                    visible: root.now && root.fighter === "" && root.questions.length === 0 && Standing.phase === "activations"
                    width: parent.width
                    title: true
                    text: qsTr("%1 to act: touch a fighter.").arg(root.whose)
                }
                Sentence {
                    objectName: "ask"
                    readonly property var asks: ({ initiative: qsTr("Who begins? Each side rolls its highest die."),     // object: phase to its sentence
                                                   positions: qsTr("%1 chooses when to act.").arg(root.whose),
                                                   spawn: map.marks.length > 0 ? qsTr("Set the spawnpoints on the table.") : qsTr("The six spawnpoints are placed by dice, or by hand."),
                                                   detonation: qsTr("The bomb goes off. Who is within 2 inches of it?") })
                    visible: root.now && !root.draft.open && text !== ""
                    width: parent.width
                    title: true
                    text: asks[Standing.phase] ?? ""
                }
                PointMap {
                    id: map
                    objectName: "map"
                    anchors.horizontalCenter: parent.horizontalCenter
                    // Not so wide that the dice below it find no room.
                    width: Math.min(parent.width, Theme.isLandscape ? Math.max(240, Math.min(350, flick.height - y - 110)) : Theme.isPortrait ? 380 : 560)
                    visible: root.now && marks.length > 0 && (Standing.phase === "spawn" || root.fighter === "" && root.questions.length === 0)
                }
                Grid {
                    objectName: "last"
                    // The map says it better, but for the dice that it cannot show. What the adviser says is not said twice.
                    readonly property bool told: root.advised && root.advice.say === said.text
                    visible: said.text !== "" && !told && !root.draft.open && !(map.visible && root.mapTells && Standing.phase === "spawn")
                    width: parent.width
                    columns: Theme.isPhone || root.dice.length > 3 ? 1 : 2
                    columnSpacing: dice.width > 0 ? 16 : 0
                    rowSpacing: 10
                    verticalItemAlignment: Grid.AlignVCenter
                    Row {
                        id: dice
                        visible: root.dice.length > 0
                        spacing: 6
                        Repeater {
                            model: root.dice
                            DieFace {
                                required property thrownDie modelData
                                width: Theme.isPhone ? 44 : 60
                                sides: modelData.sides
                                face: modelData.face
                            }
                        }
                    }
                    Sentence {
                        id: said
                        visible: !(map.visible && root.mapTells)
                        width: parent.width - (parent.columns > 1 && dice.visible ? dice.width + 16 : 0)
                        text: GameLog.sentence
                    }
                }
            }
        }
    }
}
