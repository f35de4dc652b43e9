// SPDX-License-Identifier: GPL-3.0-or-later
// The dice that are in and those that are due, the running total, and what the next die needs. The last die in can
// be touched to take it back.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Rectangle {
    id: root

    property list<int> dice: []            // sides of each die, in order
    property list<int> faces: []           // faces that are in
    property var labels: ({})        // object: names of faces by sides: { "2": ["Heads", "Tails"] }
    property string caption          // "First of two in"
    property string need             // the sentence of the next die
    property string total            // "" hides it
    property list<int> counting: []        // faces that count, drawn in brass

    signal takenBack

    readonly property bool upright: height > width * 0.9
    readonly property real inner: Theme.isPhone ? 14 : 20
    readonly property bool roomy: !upright && total !== ""
    readonly property real strip: roomy ? width - 2 * inner - Math.max(totalFigure.implicitWidth, 80) - 16 : width - 2 * inner
    readonly property real die: {
        const most = Theme.isPhone ? 64 : 96
        const high = upright ? height * 0.42 : height - flow.y - needText.height - inner
        for (let size = most; size > 34; size -= 2) {
            const across = Math.max(1, Math.floor((strip + 14) / (size + 14)))
            if (Math.ceil(dice.length / across) * (size * 1.06 + 14) - 14 <= high)
                return size
        }
        return 34
    }

    radius: Theme.tileRadius + 2
    color: Theme.card
    border { width: 1; color: Theme.line }
    implicitWidth: 360
    implicitHeight: 240

    Caps {
        id: captionText
        x: root.inner
        y: root.inner - 4
        text: root.caption
        size: Theme.size(17, 15, 17)
    }
    Flow {
        id: flow
        x: root.inner
        y: captionText.y + captionText.height + (Theme.isPhone ? 8 : 16)
        width: root.strip
        spacing: 14

        Repeater {
            model: root.dice.length

            Touchable {
                id: place
                required property int index
                readonly property bool isIn: index < root.faces.length
                readonly property bool isLast: index === root.faces.length - 1
                readonly property int sides: root.dice[index] ?? 6
                width: root.die
                height: root.die * 1.06
                enabled: isLast
                ringRadius: root.die * 0.2
                text: dieFace.Accessible.name
                // Two dice may show the same face: which of them it is belongs to the name.
                Accessible.name: !isLast ? text : root.dice.length < 2 ? qsTr("Take back the %1").arg(text)
                                                                       : qsTr("Take back the %1, die %2").arg(text).arg(index + 1)
                onClicked: root.takenBack()

                DieFace {
                    id: dieFace
                    width: root.die
                    sides: place.sides
                    due: !place.isIn
                    face: place.isIn ? root.faces[place.index] : 1
                    label: (root.labels[String(place.sides)] ?? [])[face - 1] ?? ""
                    counts: place.isIn && Array.from(root.counting).includes(face)
                    Accessible.ignored: true
                }
            }
        }
    }
    Caps {
        id: totalCaps
        visible: root.total !== ""
        x: root.roomy ? root.width - root.inner - width : root.inner
        y: root.roomy ? captionText.y : flow.y + flow.height + (Theme.isPhone ? 8 : 36)
        text: qsTr("So far")
        size: Theme.size(17, 15, 17)
    }
    Digits {
        id: totalFigure
        visible: root.total !== ""
        x: root.roomy ? root.width - root.inner - width : root.inner + 2
        y: totalCaps.y + totalCaps.height - (root.roomy ? 6 : 8)
        value: root.total
        size: root.roomy ? Math.min(Theme.size(130, 84, 130), (root.height - 26 - totalCaps.height - needText.height) / 1.1)
                         : Math.max(40, Math.min(150, root.height * 0.27, (root.height - root.inner - needText.height - totalCaps.y - totalCaps.height) / 1.1))
    }
    Sentence {
        id: needText
        x: root.inner
        y: root.upright ? Math.min(root.height - height - root.inner, root.total !== "" ? totalFigure.y + totalFigure.height - 4 : flow.y + flow.height + 20)
                        : root.height - height - root.inner + 6
        width: root.width - 2 * root.inner
        text: root.need
        size: Theme.size(26, 20, 46)
    }
}
