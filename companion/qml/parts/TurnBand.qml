// SPDX-License-Identifier: GPL-3.0-or-later
// Whose turn it is and what is left of it, in the side's colour with its shape. Side "nobody" for event stages
// and for looking back.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Rectangle {
    id: root

    property string side: "nobody"
    property string sign             // at its end, when it leads somewhere
    property string whose            // "The Soldier's turn"
    property string rest             // "first of two actions"
    property list<string> briefer    // instead of it, where it finds no room: the first that does, or the last
    readonly property real room: words.width
    readonly property real smallest: Theme.tightSize / Theme.bandSize       // of the title
    // More than a line has room for: it takes the lines of the rest.
    readonly property bool wordy: !Theme.far && titleWidth * smallest > room
    readonly property string shown: Theme.far || briefer.length === 0 || fits(rest) ? rest : Array.from(briefer).find(fits) ?? briefer[briefer.length - 1]

    // How many lines it takes in so wide a part of a font; a word that is wider than the room makes it too many.
    function linesOf(text: string, font: Measure, share: real): int {
        let lines = 1, line = ""
        for (const word of text.split(" ")) {
            const longer = line === "" ? word : line + " " + word
            const starts = font.advanceWidth(longer) * share > room
            if (starts && (line === "" || font.advanceWidth(word) * share > room))
                return 99
            lines += starts ? 1 : 0
            line = starts ? word : longer
        }
        return lines
    }
    // In two lines, at its smallest; where the window is wide in one.
    function fits(text: string): bool { return linesOf(text, leastFont, 1) <= (Theme.isLandscape ? 1 : 2) }
    // One height whatever it says, but for two metres away: long words are set smaller. A title that finds no room even so has more.
    readonly property real titleHigh: Math.ceil(Theme.bandSize * 1.2)
    readonly property real restHigh: Math.ceil(Math.max(Theme.bandSubSize * 1.2, Theme.isLandscape ? 0 : 2 * Theme.leastSize * 1.34))
    readonly property real bothHigh: Math.max(titleHigh + restHigh, wordy ? Math.ceil(Math.min(6, linesOf(whose, titleFont, smallest)) * titleFont.height * smallest) : 0)

    // Of the fonts alone: what a text says of itself depends on the room that it is given.
    readonly property real titleWidth: (titleFont.height, titleFont.advanceWidth(whose))
    readonly property real longestWord: (titleFont.height, titleFont.longestWord(whose))
    readonly property real restWidth: (restFont.height, restFont.advanceWidth(rest))

    // Where a word finds no room beside the shape even at its smallest, the colour alone says whose it is.
    readonly property bool narrow: !Theme.far && width - besideWords < longestWord * smallest
    readonly property real besideWords: (Theme.isPhone ? 53 : 60) + (sign === "" ? 0 : Theme.isPhone ? 23 : 32)     // the shape, the sign, the margins

    implicitWidth: Math.min(380, Math.max(titleWidth, restWidth) + 70 + (sign !== "" ? 32 : 0))
    implicitHeight: Math.max(Theme.far ? 132 * Theme.farScale : Theme.isPortrait ? 68 : Theme.isPhone ? 52 : 56, Theme.far ? words.implicitHeight + 2 : bothHigh)
    radius: Theme.far ? 0 : Theme.tileRadius
    color: Sides.fill(side)
    border { width: Theme.far ? 0 : 2; color: Theme.cut }
    Accessible.role: Accessible.StaticText
    Accessible.name: rest === "" ? whose : whose + ", " + rest

    Measure { id: titleFont; font: titleText.font }
    Measure {
        id: restFont
        font { family: Theme.sans; pixelSize: Theme.bandSubSize }
    }
    Measure {
        id: leastFont
        font { family: Theme.sans; pixelSize: Theme.tightSize }
    }
    SideShape {
        id: shape
        visible: !root.narrow
        anchors { left: parent.left; leftMargin: Theme.far ? 32 * Theme.farScale : Theme.isPhone ? 10 : 13; verticalCenter: parent.verticalCenter }
        width: Theme.far ? 60 * Theme.farScale : 26
        height: width
        side: root.side
        color: Sides.on(root.side)
    }
    Icon {
        visible: root.sign !== ""
        anchors { right: parent.right; rightMargin: Theme.isPhone ? 6 : 9; verticalCenter: parent.verticalCenter }
        size: Theme.isPhone ? 22 : 24
        name: root.sign
        color: Sides.on(root.side)
    }
    Column {
        id: words
        anchors { left: root.narrow ? parent.left : shape.right; leftMargin: Theme.far ? 36 * Theme.farScale : root.narrow ? 8 : Theme.isPhone ? 9 : 13; right: parent.right; rightMargin: root.sign === "" ? 8 : Theme.isPhone ? 31 : 40; verticalCenter: parent.verticalCenter
                  verticalCenterOffset: subText.visible ? subText.roomLeft / 2 : 0 }
        spacing: -3

        Words {
            id: titleText
            visible: !Theme.far
            width: parent.width
            height: root.wordy ? root.bothHigh : root.titleHigh
            text: root.whose
            size: Theme.bandSize
            wrapMode: !root.wordy ? Text.NoWrap : root.longestWord * root.smallest > root.room ? Text.Wrap : Text.WordWrap
            fontSizeMode: root.wordy ? Text.Fit : Text.HorizontalFit   // one long word has to fit beside a large round
            minimumPixelSize: Theme.tightSize
            verticalAlignment: Text.AlignVCenter
            font.bold: true
            color: Sides.on(root.side)
            Accessible.ignored: true
        }
        Words {
            id: subText
            visible: text !== "" && !root.wordy && !Theme.far
            width: parent.width
            height: root.restHigh
            text: root.shown
            size: cut ? Theme.tightSize : Theme.bandSubSize
            readonly property bool cut: !root.fits(root.shown)   // nothing that could be said finds room
            readonly property real roomLeft: Math.max(0, height - contentHeight)    // below it
            wrapMode: Text.Wrap
            fontSizeMode: cut ? Text.FixedSize : Text.Fit
            minimumPixelSize: Theme.tightSize
            maximumLineCount: cut ? Theme.isLandscape ? 1 : 2 : 99
            elide: cut ? Text.ElideRight : Text.ElideNone
            color: Sides.on(root.side)
            Accessible.ignored: true
        }
        // From far away both are as high as they need.
        Late {
            wanted: Theme.far
            Column {
                width: words.width
                spacing: words.spacing
                Words {
                    width: parent.width
                    text: root.whose
                    size: Theme.bandSize
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.tightSize
                    font.bold: true
                    color: Sides.on(root.side)
                    Accessible.ignored: true
                }
                Words {
                    visible: text !== ""
                    width: parent.width
                    text: root.shown
                    size: Theme.bandSubSize
                    color: Sides.on(root.side)
                    Accessible.ignored: true
                }
            }
        }
    }
}
