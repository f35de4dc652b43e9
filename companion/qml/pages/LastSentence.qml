// SPDX-License-Identifier: GPL-3.0-or-later
// What happened last: what the dice showed, and the sentence with the brass bar at its side. It keeps to the room it is
// given, so that nothing around it moves. Set smaller the longer it is; where it finds no room all the same, it scrolls,
// and a touch opens the entry.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Touchable {
    id: root

    property string word                     // the act of the rules that it was; empty: of none
    property var rolls: []                   // list: a thrownRoll each, as GameLog.lastRolls
    readonly property real dieSize: Theme.isPhone ? 36 : 46     // and less where many are to stand in one row
    readonly property bool beside: Theme.isPhone && faces.length > 0 && faces.length < 3      // one or two dice stand before the words
    readonly property bool tight: content.height > height + 1      // more lies below
    // The faces of the dice that fell, roll by roll; those that are more than find room are left to the entry.
    readonly property var faces: rolls.reduce((dice, roll) => dice.concat(roll.dice), []).slice(0, 10)    // list: a thrownDie each
    readonly property string spoken: faces.length === 0 ? "" : qsTr("dice: %1").arg(faces.map(die => die.face).join(", "))

    implicitHeight: content.height
    ruled: Rules.hasAction(word)
    onRuleAsked: Rules.showAction(word, text)
    Accessible.name: Theme.say([text, spoken])
    onTextChanged: view.contentY = 0

    Flickable {
        id: view
        objectName: "lastView"
        width: parent.width
        // Where all does not fit, lines are seen whole or not at all.
        readonly property real above: quote.y + 6
        readonly property real line: Math.max(1, quote.lineHigh)
        height: root.tight ? above + Math.max(1, Math.floor((root.height - above) / line)) * line : root.height
        contentHeight: content.height
        boundsBehavior: Flickable.StopAtBounds
        interactive: root.tight
        clip: true

        Item {
            id: content
            width: root.width
            height: Math.max(dice.visible ? dice.height : 0, quote.y + quote.height)

            Flow {
                id: dice
                objectName: "lastDice"
                visible: root.faces.length > 0
                width: root.beside ? 2 * root.dieSize + spacing : parent.width
                spacing: 6
                readonly property real share: (width - spacing * (root.faces.length - 1)) / Math.max(1, root.faces.length)
                Repeater {
                    model: root.faces
                    DieFace {
                        required property thrownDie modelData
                        width: Math.max(28, Math.min(root.dieSize, Math.floor(dice.share)))
                        sides: modelData.sides
                        face: modelData.face
                        Accessible.ignored: true
                    }
                }
            }
            Quote {
                id: quote
                x: root.beside ? dice.width + 12 : 0
                y: dice.visible && !root.beside ? dice.height + 8 : 0
                // Beside the arrow that says that more lies below, where that is likely.
                width: parent.width - x - (root.text.length > (root.faces.length > 0 ? 90 : 160) ? 24 : 0)
                room: Math.max(60, root.height - y)
                text: root.text
                size: Theme.size(text.length > 160 ? 17 : text.length > 90 ? 19 : 22, text.length > 90 ? 16 : 18, 22)
                Accessible.ignored: true
            }
        }
        TapHandler {
            property bool held: false
            onPressedChanged: if (pressed) held = false
            onTapped: if (!held) root.clicked()
            onLongPressed: {
                held = root.ruled
                if (held)
                    root.ruleAsked()
            }
        }
    }
    // More lies below.
    Icon {
        visible: root.tight
        anchors { right: parent.right; bottom: parent.bottom }
        size: 22
        name: "below"
        color: Theme.brassLine
    }
}
