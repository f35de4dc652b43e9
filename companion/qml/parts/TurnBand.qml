// SPDX-License-Identifier: GPL-3.0-or-later
// Whose turn it is and what is left of it, in the side's colour with its shape. Side "nobody" for event stages
// and for looking back.
import QtQuick
import Adjutant

Rectangle {
    id: root

    property string side: "nobody"
    property string whose            // "The Soldier's turn"
    property string rest             // "first of two actions"

    implicitWidth: Math.min(380, Math.max(titleText.implicitWidth, subText.implicitWidth) + 70)
    implicitHeight: Math.max(Theme.far ? 132 * Theme.farScale : Theme.isPortrait ? 68 : Theme.isPhone ? 52 : 56, words.implicitHeight + 2)
    radius: Theme.far ? 0 : Theme.tileRadius
    color: Sides.fill(side)
    border { width: Theme.far ? 0 : 2; color: Theme.cut }
    Accessible.role: Accessible.StaticText
    Accessible.name: rest === "" ? whose : whose + ", " + rest

    SideShape {
        id: shape
        anchors { left: parent.left; leftMargin: Theme.far ? 32 * Theme.farScale : Theme.isPhone ? 12 : 13; verticalCenter: parent.verticalCenter }
        width: Theme.far ? 60 * Theme.farScale : 26
        height: width
        side: root.side
        color: Sides.on(root.side)
    }
    Column {
        id: words
        anchors { left: shape.right; leftMargin: Theme.far ? 36 * Theme.farScale : 13; right: parent.right; rightMargin: 8; verticalCenter: parent.verticalCenter }
        spacing: -3

        Words {
            id: titleText
            width: parent.width
            height: contentHeight              // less than a long word asks for before it is fitted
            text: root.whose
            size: Theme.bandSize
            fontSizeMode: Text.HorizontalFit   // one long word has to fit beside a large round
            minimumPixelSize: Theme.leastSize
            font.bold: true
            color: Sides.on(root.side)
            Accessible.ignored: true
        }
        Words {
            id: subText
            visible: text !== ""
            width: parent.width
            text: root.rest
            size: Theme.bandSubSize
            color: Sides.on(root.side)
            Accessible.ignored: true
        }
    }
}
