// SPDX-License-Identifier: GPL-3.0-or-later
// Sheets to print: cards, tags, place labels and rosters of a system, with a look at the first page.
import QtQuick
import Adjutant

PageFrame {
    id: root

    readonly property var systems: Campaigns.systems     // list: a startGame each
    readonly property var wanted: Rosters.library.find(Prints.roster)     // object: the roster that the builder sent, if any
    property string system: wanted.system ?? (TableController.open ? TableController.system : systems[0]?.id ?? "")
    readonly property list<string> kinds: Array.from(Prints.kindsOf(system)).concat(Rosters.hasRosters(system) ? ["rosters"] : [])
    readonly property var named: ({ cards: ["cards", qsTr("Cards"), "card"], tags: ["tags", qsTr("Tags"), "tag"],     // object: kind to its id, its name and its icon
                                    places: ["places", qsTr("Places"), "map"], rosters: ["rosters", qsTr("Rosters"), "group"] })
    property string kind: Prints.roster !== "" ? "rosters" : ""      // what was asked for; by itself the first there is
    readonly property string what: kinds.includes(kind) ? kind : kinds[0]
    readonly property var rosters: Prints.rostersOf(system)     // list: a namedChoice each
    readonly property string roster: rosters.some(row => row.id === Prints.roster) ? Prints.roster : rosters[0]?.id ?? ""
    property string paper: "a4"
    property int size: 25
    readonly property string picture: (Prints.deck, Prints.preview(what, system, paper, size, roster))

    title: qsTr("Print")
    offers: picture === "" ? [] : [{ id: "write", text: qsTr("Make the sheet"), sign: "print", likely: true, sub: qsTr("a PDF file in your documents") }]
    onChosen: Prints.write(what, system, paper, size, roster)

    onGone: {
        Prints.roster = ""
        Prints.forgetDeck()
    }

    readonly property bool wide: Theme.isLandscape
    readonly property real chosenWidth: wide ? inner * 0.5 : inner

    ParamField {
        width: root.chosenWidth
        visible: Campaigns.systems.length > 1
        title: qsTr("Which game")
        choices: root.systems.map(s => ({ value: s.id, label: s.name, sign: s.sign, chosen: s.id === root.system }))
        onPicked: value => root.system = value
    }
    ParamField {
        objectName: "what"
        width: root.chosenWidth
        title: qsTr("What")
        pairs: Array.from(root.kinds).map(kind => root.named[kind])
        current: root.what
        onPicked: value => root.kind = value
    }
    Flow {
        visible: root.what === "cards"
        width: root.chosenWidth
        spacing: 8
        layoutDirection: Theme.mirrored ? Qt.RightToLeft : Qt.LeftToRight
        Pill {
            objectName: "ownDeck"
            width: Math.min(implicitWidth, parent.width)
            text: Prints.deck === "" ? qsTr("A deck of your own (CSV)") : qsTr("Back to the game's cards")
            sign: Prints.deck === "" ? "import" : "undo"
            onClicked: {
                if (Prints.deck === "")
                    fileSheet.openFor("deck")
                else
                    Prints.forgetDeck()
            }
        }
        Pill {
            objectName: "deckTable"
            width: Math.min(implicitWidth, parent.width)
            text: qsTr("These cards as a table (CSV)")
            sign: "export"
            visible: root.kinds[0] === "cards"   // a game without any has them last
            blocked: Prints.deck !== ""
            onClicked: Prints.writeDeck(root.system)
        }
    }
    ParamField {
        objectName: "which"
        visible: root.what === "rosters" && root.rosters.length > 0
        width: root.chosenWidth
        title: qsTr("Whose")
        pairs: root.rosters.map(row => [row.id, row.text, row.sign])
        current: root.roster
        onPicked: value => Prints.roster = value
    }
    ParamField {
        visible: root.what === "tags" || root.what === "places"
        width: root.chosenWidth
        title: qsTr("Label")
        pairs: [[10, qsTr("10 mm")], [15, qsTr("15 mm")], [25, qsTr("25 mm")]]
        current: root.size
        onPicked: value => root.size = value
    }
    ParamField {
        width: root.chosenWidth
        title: qsTr("Paper")
        pairs: [["a4", qsTr("A4")], ["letter", qsTr("Letter")]]
        current: root.paper
        onPicked: value => root.paper = value
    }
    Words {
        visible: root.picture === ""
        width: parent.width
        text: root.what === "rosters" ? qsTr("No roster for this game is saved in the campaign yet. Build one when you start a new game.") : root.what === "cards" ? qsTr("This game has no cards of its own. A deck of your own can be printed.") : qsTr("The page could not be made.")
        color: Theme.ink2
    }
    // Beside the choices where there is room; it takes no place in the column then.
    Item {
        width: parent.width
        height: root.wide ? 1 : page.height
        Image {
            id: page
            x: root.wide ? parent.width - width : 0
            y: root.wide ? -parent.y : 0
            width: root.wide ? parent.width * 0.44 : Math.min(parent.width, 595)
            fillMode: Image.PreserveAspectFit
            source: root.picture
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("The first page")
        }
    }
    FileSheet {
        id: fileSheet
        objectName: "fileSheet"
        parent: root
    }
}
