// SPDX-License-Identifier: GPL-3.0-or-later
// A sum with a veto: every line that was added up, those that do not apply too; the sum under an ink rule. Touch a
// line, then − and +. It changes nothing itself: it says what the referee wants.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Item {
    id: root

    property var lines: []           // { id, text, number, old, clause, applies, ruling, canChange }; numbers are strings or numbers
    property var total: ({})         // { text, number, old, clause }
    property string chosen           // id of the chosen line; follows touches
    property string hint: qsTr("Touch a line to strike it or change its number. Nothing is hidden, and a ruling is printed with the log.")
    property bool changeable: true

    signal stepped(string id, int by)     // − or + on a line
    signal lineChosen(string id)

    readonly property real margin: width < 560 ? 84 : 108
    readonly property real inner: width < 560 ? 14 : 20

    implicitWidth: 776
    implicitHeight: column.implicitHeight + 20
    Accessible.role: Accessible.Table
    Accessible.name: total.text ?? ""

    Plate {
        anchors.fill: parent
        fill: Theme.page
        border: Theme.line
        lip: 3
        radius: Theme.offerRadius
    }
    Rectangle {
        x: root.margin
        y: 1
        width: 1
        height: parent.height - 5
        color: Theme.margin
    }
    Flickable {
        id: view
        anchors { fill: parent; topMargin: 8; bottomMargin: 8 }
        contentHeight: column.implicitHeight
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height + 1
        clip: interactive

        Column {
            id: column
            x: root.inner
            width: view.width - 2 * root.inner

            Repeater {
                id: repeater
                model: root.lines
                Column {
                    id: entry
                    required property var model     // a row of lines
                    required property int index
                    readonly property var row: model.modelData ?? model     // a line: a row or an object
                    width: column.width
                    LedgerLine {
                        id: line
                        width: parent.width
                        margin: root.margin - root.inner
                        text: entry.row.text ?? ""
                        number: Theme.figure(entry.row.number)
                        old: Theme.figure(entry.row.old)
                        clause: entry.row.clause ?? ""
                        applies: entry.row.applies ?? true
                        ruling: entry.row.ruling ?? 0
                        canChange: root.changeable && (entry.row.canChange ?? true)
                        chosen: root.chosen !== "" && root.chosen === entry.row.id
                        onClicked: {
                            root.chosen = root.chosen === entry.row.id ? "" : entry.row.id
                            root.lineChosen(root.chosen)
                        }
                        onStepped: by => root.stepped(entry.row.id, by)
                    }
                    Rectangle {
                        visible: entry.index < repeater.count - 1
                        width: parent.width
                        height: 1
                        color: line.chosen ? "transparent" : Theme.line
                    }
                }
            }
            Rectangle {
                visible: (root.total.text ?? "") !== ""
                width: parent.width
                height: 3
                color: Theme.ink
            }
            LedgerLine {
                visible: (root.total.text ?? "") !== ""
                width: parent.width
                margin: root.margin - root.inner
                sum: true
                text: root.total.text ?? ""
                number: Theme.figure(root.total.number)
                clause: root.total.clause ?? ""
            }
            Rectangle {
                visible: hintRow.visible
                width: parent.width
                height: 1
                color: Theme.line
            }
            Item {
                id: hintRow
                visible: root.hint !== "" && root.changeable
                width: parent.width
                height: Math.max(72, hintText.implicitHeight + 24)
                Icon {
                    x: (root.margin - root.inner - width) / 2
                    anchors.verticalCenter: parent.verticalCenter
                    size: 32
                    name: "pen"
                    color: Theme.ink2
                }
                Words {
                    id: hintText
                    anchors { left: parent.left; leftMargin: root.margin; right: parent.right; verticalCenter: parent.verticalCenter }
                    text: root.hint
                    size: Theme.size(20, 17, 20)
                    color: Theme.ink2
                }
            }
        }
    }
}
