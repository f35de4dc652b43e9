// SPDX-License-Identifier: GPL-3.0-or-later
// The head of a pad: what is asked, and who answers it. Its words get one room whatever they say, so that the pad stands
// where it stood for the next chance: long ones are set smaller.
import QtQuick
import Adjutant

Item {
    id: root

    property string title
    property string note                     // who rolls, and for what
    property string side                     // the colour of who answers; "": nobody by name
    property real beside: 0                  // the room that what stands at its end takes
    property real most: 0                    // the height of which it takes a part

    readonly property real room: words.y + words.titleRoom + words.noteRoom

    implicitHeight: words.y + words.height

    SideShape {
        id: shape
        visible: root.side !== ""
        x: Theme.fromStart(24, width, root.width)
        y: Theme.isPhone ? 18 : 28
        width: visible ? 44 : 0
        height: 44
        side: root.side === "" ? "nobody" : root.side
        color: Sides.ink(side)
    }
    Measure {
        id: titleFont
        font: titleWords.font
    }
    Measure {
        id: noteFont
        font: noteWords.font
    }
    Item {
        id: words
        readonly property real titleRoom: Math.min(root.most * 0.15, (Theme.isPhone ? 3 : Theme.isLandscape ? 1 : 2) * Math.ceil(titleFont.height * Theme.serifLine))
        readonly property real noteRoom: Math.min(root.most * 0.07, (Theme.isPhone ? 2 : 1) * Math.ceil(noteFont.height))
        readonly property real start: 24 + shape.width + (shape.visible ? 16 : 0)
        x: Theme.fromStart(start, width, root.width)
        y: Theme.isPhone ? 12 : 20
        width: root.width - start - root.beside
        height: noteWords.y + noteWords.height
        Sentence {
            id: titleWords
            objectName: "needTitle"
            width: parent.width
            height: words.titleRoom
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.tightSize
            title: true
            text: root.title
        }
        Words {
            id: noteWords
            objectName: "needWho"
            y: titleWords.contentHeight
            width: parent.width
            height: words.noteRoom
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.tightSize
            text: root.note
            size: Theme.size(22, 18, 22)
            color: Theme.ink2
        }
    }
}
