// SPDX-License-Identifier: GPL-3.0-or-later
// The pieces of the chosen stack: those that go are lit; a touch leaves one behind or takes it along again.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    readonly property var group: Selection.group       // list: a stackMember each
    property stackMember nobody               // while the row that a pill shows is going

    visible: group.length > 1
    spacing: 6

    // Who was meant to go and does not, with the reason: a line for each reason.
    readonly property var staying: {     // object: [{ why, who }]
        const lines = []
        for (const piece of group.filter(piece => piece.why !== "")) {
            const line = lines.find(line => line.why === piece.why)
            if (line)
                line.who.push(piece.label)
            else
                lines.push({ why: piece.why, who: [piece.label] })
        }
        return lines
    }

    Pool { id: reasons; rows: root.staying }
    Caps {
        width: parent.width
        text: qsTr("Who goes")
    }
    Flow {
        width: root.width
        spacing: 8
        Repeater {
            model: root.group.length     // another stack is shown by the pills that stand there
            Pill {
                required property int index
                readonly property stackMember piece: root.group[index] ?? root.nobody
                text: piece.brief
                Accessible.name: piece.label
                sign: piece.sign
                size: Theme.labelSize
                chosen: piece.going
                checkable: true
                ruled: true
                onRuleAsked: Rules.showPiece(piece.id)
                onClicked: TableController.touchOfGroup(piece.id)
            }
        }
    }
    Repeater {
        model: reasons.most
        Words {
            required property int index
            readonly property var line: reasons.rows[index] ?? null     // object: one of staying
            objectName: "stays"
            visible: line !== null
            width: root.width
            text: line === null ? "" : qsTr("Not %1: %2").arg(line.who.join(", ")).arg(line.why)
            size: Theme.noteSize
            color: Theme.ink2
        }
    }
}
