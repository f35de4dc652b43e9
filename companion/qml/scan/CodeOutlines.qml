// SPDX-License-Identifier: GPL-3.0-or-later
// The codes in the picture, framed where they lie, each with what it means. Fill the page with it; `content` is where
// the picture lies in it.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Item {
    id: root

    property var codes: []               // object: [{ text, corners }], points from 0 to 1 each way
    property rect content
    property bool counting: false        // an audit goes on: a tick on each code that it knows

    property int revision: 0             // counts what may change a meaning: an act, a code that is bound

    // Codes that nobody has been given: many in one picture are marked where they lie, without a question each.
    readonly property int strangers: codes.filter(code => !meaningOf(code.text, revision).known).length
    readonly property bool crowded: strangers > 2

    signal touched(string text, bool known)

    function meaningOf(text: string, revision: int): scannedThing {
        return Scans.meaning(text)
    }

    Connections {
        target: Scans
        function onLearned(): void { ++root.revision }
    }
    Connections {
        target: TableController
        function onHappened(): void { ++root.revision }
    }
    Connections {
        target: GameLog
        function onJournalChanged(): void { ++root.revision }
    }

    // Labels of neighbours stand below one another. Not a binding: Qt 6.4 does not bear bindings from one delegate to
    // another while they are made.
    function arrange(): void {
        const placed = []
        for (let i = 0; i < labels.count; ++i) {
            const label = labels.itemAt(i)?.label
            if (!label || label.small)
                continue
            let y = label.base
            for (const other of placed) {
                if (label.x < other.x + other.width + 6 && other.x < label.x + label.width + 6 && y < other.y + other.height + 6 && other.y < y + label.height + 6)
                    y = other.y + other.height + 6
            }
            label.shift = y - label.base
            placed.push(Qt.rect(label.x, y, label.width, label.height))
        }
    }

    Timer {
        id: soon
        interval: 0
        onTriggered: root.arrange()
    }

    // One row a code, so that a label stays where it is while frames come and go.
    KeyedRows {
        id: rows
        source: {
            const times = ({})
            return root.codes.map(code => {
                times[code.text] = (times[code.text] ?? 0) + 1
                return { id: code.text + " " + times[code.text], text: code.text, corners: code.corners }
            })
        }
    }
    Repeater {
        id: labels
        onCountChanged: soon.restart()
        model: rows.model
        Item {
            id: code
            required property var model     // row: as rows.row() takes it
            readonly property var row: rows.row(model)     // object: a code in the picture
            readonly property scannedThing meaning: root.meaningOf(row.text ?? "", root.revision)
            readonly property var points: (row.corners ?? []).map(c => [root.content.x + c.x * root.content.width, root.content.y + c.y * root.content.height])     // object: its corners [x, y], in pixels
            anchors.fill: parent

            CodeFrame {
                anchors.fill: parent
                corners: code.points
                known: code.meaning.known
            }
            readonly property alias label: label

            CodeLabel {
                id: label
                objectName: "code-" + (code.row.text ?? "")
                readonly property real low: Math.max(...code.points.map(p => p[1]), 0) + 12
                readonly property real high: Math.min(...code.points.map(p => p[1])) - height - 12
                readonly property bool small: !known && root.crowded
                readonly property real middleX: code.points.reduce((sum, p) => sum + p[0], 0) / Math.max(1, code.points.length)
                readonly property real middleY: code.points.reduce((sum, p) => sum + p[1], 0) / Math.max(1, code.points.length)
                width: small ? Theme.touch : implicitWidth
                height: small ? Theme.touch : implicitHeight
                x: Math.max(8, Math.min(root.width - width - 8, small ? middleX - width / 2 : Math.min(...code.points.map(p => p[0]), root.width)))
                // Below its code, or above it at the lower edge; `shift` keeps it off its neighbours.
                readonly property real base: low + height <= root.height - 8 ? low : Math.max(8, high)
                property real shift: 0
                y: Math.min(small ? Math.max(8, middleY - height / 2) : base + shift, root.height - height - 8)
                onXChanged: soon.restart()
                onBaseChanged: soon.restart()
                onWidthChanged: soon.restart()
                known: code.meaning.known
                text: code.meaning.known ? code.meaning.name : small ? "?" : qsTr("New code: whose is it?")
                does: code.meaning.known ? code.meaning.note : small ? "" : code.meaning.why
                Accessible.name: small ? qsTr("New code %1: whose is it?").arg(code.row.text ?? "") : Theme.say([text, does])
                side: code.meaning.kind === "piece" ? code.meaning.colour : ""
                code: code.meaning.kind === "piece" ? code.meaning.id : ""
                sign: code.meaning.kind === "piece" ? code.meaning.sign : ""
                taken: root.counting && code.meaning.kind === "piece"
                onClicked: root.touched(code.row.text, known)
            }
        }
    }
}
