// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant
import Adjutant.Gallery

GalleryPage {
    id: root

    readonly property real column: Math.min(580, root.width - 2 * Theme.sheetMargin)

    TextBox { width: root.column; label: "Name of the campaign"; text: "Thursday group" }
    TextBox { width: root.column; label: "File"; placeholderText: "evening.adjutant"; problem: "There is a file of this name already; it was kept." }
    OnOff { width: root.column; text: "Dice on the table"; note: "touch what they show instead of rolling here"; checked: true }
    OnOff { width: root.column; text: "Left-handed"; note: "Undo and menus change sides" }
    SliderBar { width: root.column; label: "Text size"; from: 0.8; to: 2; value: 1.1; shown: "110 %" }
    Stepper { width: root.column; label: "Rounds"; note: "the ledger says 15"; value: 15; onStepTo: n => value = n }
    RadioPills { width: root.column; label: "Theme"; choices: [{ id: "dark", text: "Dark" }, { id: "light", text: "Light", sign: "sun" }, { id: "contrast", text: "Contrast", sign: "contrast" }]; value: "dark"; onChosen: id => value = id }
    ListRow { width: root.column; text: "Mill Run"; note: "Civil War hexes · turn 4, Confederate shooting"; side: "bone"; sign: "swords"; serif: true; figure: "4" }
    ListRow { width: root.column; text: "Print the cards"; note: "A4 and Letter"; sign: "print"; leads: true }
    ListRow { width: root.column; text: "Chosen row"; sign: "check"; chosen: true }
    Pill { text: "Agreed at the table" }
    Pill { text: "Terrain misread"; chosen: true }
    Pill { text: "Trade"; sign: "bag"; blocked: true }
    IconButton { sign: "scan"; text: "Scan" }
    IconButton { sign: "menu"; text: "Menu" }
    StepKey { sign: "plus"; text: "One more" }
    StockCard { side: "blue"; name: "Soldier"; stocks: [{ name: "Food", sign: "food", value: 2 }, { name: "Medicine", sign: "medicine", value: 0 }] }
    EmptyState { sign: "book"; sentence: "No game has been played yet."; note: "A first game takes three touches with the defaults."; offer: "New game"; offerSign: "plus" }
}
