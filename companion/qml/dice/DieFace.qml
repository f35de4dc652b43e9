// SPDX-License-Identifier: GPL-3.0-or-later
// One face of a die: pips for six sides, a numeral or a word for others, round for a coin. Brass when it counts,
// an outline while it is still due. Size it with width; the lip is below that square.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Item {
    id: root

    property int face: 1
    property int sides: 6
    property string label            // instead of the numeral: "Heads"
    property bool counts: false
    property bool due: false
    property bool faded: false
    property bool pips: sides === 6

    readonly property bool coin: sides === 2
    readonly property real extent: width
    readonly property real lip: Math.max(2, Math.round(extent * 0.06))
    readonly property real round: coin ? extent / 2 : extent * 0.2
    // Which of the nine places of a die hold a pip.
    readonly property var places: [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]]     // object: the pips of each face, among nine seats

    implicitWidth: 60
    implicitHeight: width + lip
    opacity: faded ? 0.6 : 1
    Accessible.role: Accessible.Graphic
    Accessible.name: due ? qsTr("a die is due") : label !== "" ? label : String(face)

    Rectangle {
        visible: !root.due
        y: root.lip
        width: root.extent
        height: root.extent
        radius: root.round
        color: root.counts ? Theme.brassLip : Theme.dieLip
    }
    Rectangle {
        width: root.extent
        height: root.extent
        radius: root.round
        color: root.due ? "transparent" : root.counts ? Theme.brass : Theme.dieFace
        border {
            width: root.due ? 2 : Theme.isLight ? 1 : 0
            color: root.counts && !root.due ? Theme.brassLine : Theme.edge
        }

        Repeater {
            model: !root.due && root.pips && root.face >= 1 && root.face <= 6 ? root.places[root.face] : []
            Rectangle {
                required property int modelData
                width: root.extent * 0.17
                height: width
                radius: width / 2
                x: root.extent * (0.25 + 0.25 * (modelData % 3)) - width / 2
                y: root.extent * (0.25 + 0.25 * Math.floor(modelData / 3)) - width / 2
                color: Theme.dieInk
            }
        }
        Words {
            visible: !root.due && !root.pips
            anchors.centerIn: parent
            width: parent.width * 0.86
            horizontalAlignment: Text.AlignHCenter
            text: root.label !== "" ? root.label : root.face
            size: root.extent * (text.length > 2 ? 0.9 / Math.max(3, text.length * 0.55) : 0.56)
            font.bold: true
            color: Theme.dieInk
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
}
