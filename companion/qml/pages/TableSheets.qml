// SPDX-License-Identifier: GPL-3.0-or-later
// What rises over the table: each sheet is made when it is first opened. The act being put together and the list behind
// More are used every turn, and are kept.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Item {
    id: root

    property Item undoButton                 // stays in reach beside a sheet
    property bool hasAside: false            // the standing is a sheet on a phone

    readonly property bool withStanding: Theme.isPhone && hasAside   // More leads to how it stands

    signal go(string page)

    function openAction(): void { (action.make() as ActionSheet).open() }
    function closeAction(): void { (action.made as ActionSheet)?.close() }
    // A die is due before the act is whole.
    function hideAction(): void { (action.made as ActionSheet)?.hideFor() }
    function openMore(): void { (more.make() as OffersSheet).open() }
    function closeMore(): void { (more.made as OffersSheet)?.close() }
    function openRuling(piece: string): void { (ruling.make() as RulingSheet).openFor(piece) }
    function openEntry(id: string): void { (entry.make() as EntrySheet).openFor(id) }
    function openStock(side: string, stock: string): void { (correct.make() as CorrectSheet).openForStock(side, stock) }
    function openThing(what: scannedThing): void { (thing.make() as ThingSheet).openFor(what) }
    function openMenu(): void { (menu.make() as TableMenu).open() }
    function openDice(): void { (diceChoice.make() as DiceChoice).open() }
    function openSeats(): void { (seats.make() as SeatsSheet).open() }
    function openPlayer(side: string, name: string, person: string): void { (player.make() as PersonSheet).openFor(side, name, person) }
    function openStanding(): void { (standing.make() as Sheet).open() }
    function closeStanding(): void { (standing.made as Sheet)?.close() }
    function askFirst(id: string, label: string, words: string): void { (first.make() as AskFirst).openFor(id, label, words) }
    function openEnding(label: string): void { (ending.make() as EndSheet).openFor(label) }

    Late {
        id: action
        ActionSheet { spare: root.undoButton }
    }
    Late {
        id: more
        OffersSheet {
            objectName: "more"
            spare: root.undoButton
            withStanding: root.withStanding
            onStandingAsked: root.openStanding()
        }
    }
    SeldomSheet {
        id: ruling
        RulingSheet {
            objectName: "ruling"
            spare: root.undoButton
        }
    }
    SeldomSheet {
        id: entry
        EntrySheet { spare: root.undoButton }
    }
    SeldomSheet {
        id: correct
        CorrectSheet {
            objectName: "correct"
            spare: root.undoButton
            onMoreAsked: piece => root.openRuling(piece)
        }
    }
    SeldomSheet {
        id: thing
        ThingSheet {
            objectName: "lookedAt"
            spare: root.undoButton
            correctable: GameLog.looking === 0
            onCorrectAsked: id => root.openRuling(id)
        }
    }
    SeldomSheet {
        id: menu
        TableMenu {
            onGo: page => page === "dice" ? root.openDice() : page === "seats" ? root.openSeats()
                        : page === "ruling" ? root.openRuling(Selection.chosen) : root.go(page)
        }
    }
    SeldomSheet {
        id: first
        AskFirst {
            objectName: "askFirst"
            spare: root.undoButton
        }
    }
    SeldomSheet {
        id: ending
        EndSheet {
            objectName: "ending"
            spare: root.undoButton
        }
    }
    SeldomSheet {
        id: diceChoice
        DiceChoice {
            objectName: "diceChoice"
            spare: root.undoButton
        }
    }
    SeldomSheet {
        id: seats
        SeatsSheet {
            spare: root.undoButton
            onAsked: (side, name, person) => {
                close()
                root.openPlayer(side, name, person)
            }
        }
    }
    SeldomSheet {
        id: player
        PersonSheet {
            spare: root.undoButton
            onPicked: (side, person) => TableController.seat(side, person)
        }
    }
    SeldomSheet {
        id: standing
        Sheet {
            id: standingSheet
            spare: root.undoButton
            title: qsTr("How it stands")
            withRefuse: false
            Loader {
                width: parent.width
                active: standingSheet.opened && root.hasAside
                source: Names.screenOf(TableController.system, "aside")
                height: item ? (item as Item).implicitHeight : 0
            }
        }
    }
}
