// SPDX-License-Identifier: GPL-3.0-or-later
// A cell as a screen reader has it: where it is, its name and what a touch would do. What is printed on it is painted by
// BoardPicture.
import QtQuick
import Adjutant

Item {
    id: root

    property var row: ({})           // object: the cell's data, as BoardView.cells
    property real radius: 40
    property bool cursor: false      // the keyboard is here

    property list<string> does: []            // what a touch would do, in words; told where the keyboard is
    property string standing         // who stands here; the same

    readonly property string name: row?.name ?? ""
    readonly property string cellState: row?.state ?? ""
    readonly property string title: row?.title ?? (name !== "" ? name : row?.number ? row.number : String(row?.id ?? ""))

    width: 2 * radius
    height: 2 * radius
    Accessible.role: cellState === "" ? Accessible.StaticText : Accessible.Button
    Accessible.name: Theme.say([title, standing,
                                does.length > 0 ? Array.from(does).join(qsTr(" or ")) : cellState === "legal" || cellState === "reach" ? qsTr("in reach") : cellState === "target" ? qsTr("a target") : "",
                                cellState === "chosen" ? qsTr("chosen") : "",
                                named(row?.badges), named(row?.goods), row?.chip?.name ?? "", row?.odds ?? ""])

    function named(signs: var): string { return (signs ?? []).map(sign => sign.name).join(", ") }
}
