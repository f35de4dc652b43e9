// SPDX-License-Identifier: GPL-3.0-or-later
// Takes what real dice show: one touch for each die, and when the last is in it is done by itself. Keys: number keys
// are faces (two digits for more than nine), Backspace takes a face back. Lays itself out by its own shape.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

FocusScope {
    id: root

    property list<int> dice: [6]           // sides of each die that is due, in the order in which they are asked
    property list<string> names: []           // what each die is for: ["Attacker", "Defender"]
    readonly property var labels: ({ "2": [qsTr("Heads"), qsTr("Tails")] })   // object: words instead of numerals, by sides
    property var outcomes: []        // object: for the next die, by face: [{ text, good: "good" | "bad" | "" }]
    property list<int> counting: []        // faces that count, drawn in brass
    property string need             // what the next die needs, a sentence
    readonly property bool showTotal: dice.length > 1

    readonly property list<int> faces: state_.faces
    readonly property int due: Math.min(faces.length, dice.length - 1)
    readonly property int sides: dice[due] ?? 6
    readonly property bool complete: faces.length === dice.length
    readonly property int total: Array.from(faces).reduce((sum, face) => sum + face, 0)

    property bool ruled: false       // a rule stands behind what the faces mean

    signal ruleAsked(int face)
    signal entered(int index, int face)
    signal takenBack(int index, int face)

    // Enters a face for the die that is due. False when there is none due or the die has no such face.
    function enter(face: int): bool {
        if (complete || face < 1 || face > sides)
            return false
        const index = faces.length
        state_.typed = ""
        state_.faces = Array.from(faces).concat([face])
        entered(index, face)
        return true
    }

    // Takes the last face back. False when none is in or all are: then it is the table's Undo that takes back.
    function takeBack(): bool {
        if (faces.length === 0 || complete)
            return false
        const face = faces[faces.length - 1]
        state_.faces = Array.from(faces).slice(0, -1)
        takenBack(faces.length, face)
        return true
    }

    function reset(): void {
        state_.typed = ""
        state_.faces = []
    }

    // A digit: at once a face, unless a second digit could still follow.
    function type(digit: string): void {
        const typed = state_.typed + digit
        const number = Number(typed)
        wait.stop()
        if (number > sides || number === 0 && sides < 10) {
            state_.typed = ""
        } else if (number > 0 && number * 10 > sides) {
            enter(number)
        } else {
            state_.typed = typed
            wait.restart()
        }
    }

    implicitWidth: 800
    implicitHeight: 520
    focus: true
    onDiceChanged: reset()

    QtObject {
        id: state_
        property list<int> faces: []
        property string typed: ""
    }
    Timer {
        id: wait
        interval: 900
        onTriggered: root.enter(Number(state_.typed))
    }
    Keys.onPressed: event => {
        if (event.key >= Qt.Key_0 && event.key <= Qt.Key_9) {
            if (!event.isAutoRepeat)
                root.type(String(event.key - Qt.Key_0))
            event.accepted = true
        } else if (event.key === Qt.Key_Backspace) {
            if (state_.typed !== "")
                state_.typed = ""
            else
                root.takeBack()
            event.accepted = true
        } else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && state_.typed !== "") {
            wait.stop()
            root.enter(Number(state_.typed))
            event.accepted = true
        }
    }

    readonly property bool wide: width > height * 1.1
    readonly property real gap: Theme.isPhone ? 10 : 16
    readonly property real trayRoom: wide ? Math.min(360, width * 0.3) + 24
                                    : Theme.isPhone ? Math.min(173 * (1 + (Theme.scale - 1) * 0.7), Math.max(150, height * 0.34)) + gap + 4
                                    : Math.max(200, Math.min(246, height * 0.3)) * (1 + (Theme.scale - 1) * 0.7) + gap + 4
    readonly property int columns: wide ? sides <= 3 ? sides : sides <= 4 ? 2 : sides <= 6 ? 3 : sides <= 8 ? 4 : sides <= 10 ? 5 : sides <= 12 ? 4 : 5
                                        : sides <= 2 ? 1 : sides === 3 ? 1 : sides <= 6 && Theme.isPhone ? 2 : sides === 4 ? 2 : sides <= 6 || sides <= 12 && Theme.isPhone ? 3 : 4
    readonly property int rows: Math.ceil(sides / columns)

    DiceTray {
        id: tray
        width: root.wide ? root.trayRoom - 24 : root.width
        height: root.wide ? root.height : root.trayRoom - root.gap - 4
        dice: root.dice
        faces: root.faces
        labels: root.labels
        counting: root.counting
        caption: state_.typed !== "" ? state_.typed + "…"
                 : root.names.length > root.due && !root.complete ? root.names[root.due]
                 : root.faces.length === 0 ? root.dice.length === 1 ? qsTr("One die") : qsTr("%1 dice").arg(root.dice.length)
                 : qsTr("%1 of %2 in").arg(root.faces.length).arg(root.dice.length)
        need: root.need
        total: root.showTotal && root.faces.length > 0 ? String(root.total) : ""
        onTakenBack: root.takeBack()
    }
    Grid {
        id: keys
        x: root.wide ? root.trayRoom : 0
        y: root.wide ? 0 : root.trayRoom
        columns: root.columns
        columnSpacing: root.gap
        rowSpacing: root.sides > 6 ? root.gap * 0.75 : Theme.isPhone ? 16 : 22
        readonly property real cellWidth: (root.width - x - columnSpacing * (root.columns - 1)) / root.columns
        readonly property real cellHeight: (root.height - y - rowSpacing * (root.rows - 1)) / root.rows

        Repeater {
            model: root.sides
            FaceKey {
                required property int index
                width: keys.cellWidth
                height: keys.cellHeight
                face: index + 1
                sides: root.sides
                label: (root.labels[String(root.sides)] ?? [])[index] ?? ""
                outcome: root.outcomes[index]?.text ?? ""
                good: root.outcomes[index]?.good ?? ""
                counts: Array.from(root.counting).includes(face)
                enabled: !root.complete
                ruled: root.ruled
                onRuleAsked: root.ruleAsked(face)
                onClicked: root.enter(face)
            }
        }
    }
}
