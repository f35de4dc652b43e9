// SPDX-License-Identifier: GPL-3.0-or-later
// A key of the dice pad: what the real die shows, to be touched. Die and numeral together, and below in words what
// it would mean, with tick or cross. Dice of more than six sides are numerals alone.
import QtQuick
import Adjutant

Touchable {
    id: root

    property int face: 1
    property int sides: 6
    property string label            // instead of the numeral
    property string outcome          // "7, stays"
    property string good             // "good", "bad" or "": which sign stands before the outcome
    property bool counts: false

    readonly property bool numeralOnly: sides > 6 || sides < 6 && label === "" && sides !== 2
    readonly property bool onBrass: numeralOnly && counts
    readonly property bool tall: height > width * 1.15
    readonly property real room: height - (outcome === "" ? 0 : outcomeRow.height + 14)
    readonly property real dieSize: tall ? Math.min(width * 0.5, room * 0.4) : Math.min(width * 0.4, room * 0.6)

    implicitWidth: 166
    implicitHeight: 138
    ringRadius: Theme.sheetRadius
    text: label !== "" ? label : String(face)
    Accessible.name: Theme.say([text, outcome])

    Plate {
        anchors.fill: parent
        radius: Theme.sheetRadius
        lip: root.height > 120 ? 6 : 4
        pressed: root.pressed
        fill: root.onBrass ? Theme.brass : Theme.raised
        border: root.onBrass ? Theme.brassEdge : Theme.edge
        lipColor: root.onBrass ? Theme.brassLip : Theme.lip

        DieFace {
            id: die
            visible: !root.numeralOnly
            width: root.dieSize
            x: root.tall ? (parent.width - width) / 2 : parent.width * 0.29 - width / 2
            y: root.tall ? root.room * 0.1 : (root.room - height) / 2
            face: root.face
            sides: root.sides
            label: root.label
            counts: root.counts
            pips: root.sides === 6
            Accessible.ignored: true
        }
        Words {
            readonly property real beside: root.numeralOnly ? 0 : root.tall ? 0 : die.x + die.width
            readonly property real above: root.tall && !root.numeralOnly ? die.y + die.height : 0
            x: beside + (parent.width - beside - width) / 2
            y: above + (root.room - above - height) / 2
            text: root.label !== "" ? root.label : root.face
            size: root.label !== "" ? Math.min(32 * Theme.scale, root.dieSize * 0.6)
                                    : root.numeralOnly ? Math.min(root.room * 0.8, root.width * 0.5, 84)
                                    : root.tall ? Math.min(root.room * 0.44, root.width * 0.56) : Math.min(root.room * 0.62, root.width * 0.42)
            font.bold: true
            color: root.onBrass ? Theme.brassOn : Theme.ink
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
        Row {
            id: outcomeRow
            visible: root.outcome !== ""
            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: Theme.isPhone ? 6 : 14 }
            spacing: 8
            readonly property color ink: root.onBrass ? Theme.brassOn : root.good === "good" ? Theme.good : root.good === "bad" ? Theme.bad : Theme.ink2

            // On a narrow key the word alone says it, in its colour.
            readonly property bool signed: root.good !== "" && outcomeText.longest + 44 <= root.width

            Icon {
                visible: outcomeRow.signed
                anchors.verticalCenter: parent.verticalCenter
                size: 20
                name: root.good === "good" ? "check" : "close"
                color: outcomeRow.ink
            }
            Measure {
                id: outcomeFont
                font { family: Theme.sans; bold: true; pixelSize: outcomeText.usual }
            }
            Words {
                id: outcomeText
                // Of the font alone: what a text says of itself depends on the room that it is given.
                readonly property real natural: (outcomeFont.height, Math.ceil(outcomeFont.advanceWidth(text)) + 1)
                readonly property real longest: (outcomeFont.height, Math.ceil(outcomeFont.longestWord(text)) + 1)
                readonly property int usual: Theme.size(21, 18, 21)
                width: Math.min(natural, root.width - (outcomeRow.signed ? 44 : 12))
                text: root.outcome
                // In one line, or in small ones that leave room for the numeral.
                size: natural <= width ? usual : Math.max(Theme.tightSize, Math.floor(usual * Math.min(1, width / longest) * (root.tall ? 1 : 0.8)))
                wrapMode: Text.Wrap
                font.bold: true
                color: outcomeRow.ink
                Accessible.ignored: true
            }
        }
    }
}
