// SPDX-License-Identifier: GPL-3.0-or-later
// What may be done now: sign, label, one line of what it costs, odds at the right. `likely` is brass (only one
// on a screen). `blocked` lies flat and says why; touching it emits refused() instead of chosen().
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Touchable {
    id: root

    property string sign              // name of an icon
    property string sub               // what it costs
    property string odds              // "67%"
    property string chance            // of what: "to hit"; with it the room for the odds is kept before they are known
    property bool likely: false
    property bool blocked: false
    property string whose             // who does it, where another does what is called the same
    property string reason            // why it is blocked; takes the place of `sub`
    property bool given: false        // its height is given: a reason that is too long for it is set smaller
    property bool terse: Theme.isPhone  // room at most for who does it, not for what it costs; the name for screen readers keeps the words

    signal chosen
    signal refused

    readonly property string second: blocked ? reason : !terse ? sub : whoseFits ? whose : ""
    readonly property bool whoseFits: label.lineCount === 1 && (subFont.height, subFont.advanceWidth(whose)) <= words.width
    readonly property bool tight: given && blocked
    readonly property Words fittedText: fitted.made as Words
    readonly property real leftBelow: fittedText ? fittedText.height - fittedText.contentHeight : 0
    readonly property color inkNow: blocked ? Theme.ink3 : likely ? Theme.brassOn : Theme.ink
    readonly property real side: Theme.isPhone ? 14 : 16
    readonly property bool withOdds: odds !== "" || (chance !== "" && !blocked)
    readonly property real oddsRoom: withOdds ? Math.max(figures.advanceWidth("100%"), chanceText.implicitWidth) + (Theme.isPhone ? 10 : 16) : 0
    readonly property real signRoom: signShown ? 30 + (Theme.isPhone ? 10 : 14) : 0
    // A narrow offer that has odds lets its sign go, one with a long word, and one whose reason needs the room; the words never go.
    readonly property bool signShown: sign !== ""
                                      && width >= 44 + 2 * side + oddsRoom + (withOdds ? labelWidth : longestWord)
                                      && !(tight && subWidth * Theme.tightSize / Theme.noteSize > 1.8 * (width - 2 * side - 44))
    // Of the font alone: what a text says of itself depends on the room that it is given.
    readonly property real labelWidth: (labelFont.height, labelFont.advanceWidth(text))
    readonly property real longestWord: (labelFont.height, labelFont.longestWord(text))
    readonly property real labelSize: Theme.offerSize + (likely && !Theme.isPhone ? 2 : 0)
    // A word that is too long even so is set smaller, not broken.
    readonly property real share: words.width <= 0 || longestWord <= words.width ? 1 : Math.max(Theme.leastSize / labelSize, words.width / longestWord)
    readonly property real subWidth: (subFont.height, subFont.advanceWidth(second))

    implicitWidth: Math.ceil(2 * side + (sign === "" ? 0 : 44) + oddsRoom
                             + Math.max(labelWidth, subWidth)) + 2
    implicitHeight: Math.max(Theme.offerHeight, words.implicitHeight + Theme.lipHeight + 20)
    Accessible.name: Theme.say([text, Theme.chanceOf(root), blocked ? reason : sub])
    onClicked: blocked ? refused() : chosen()
    onTightChanged: if (tight) fitted.make()

    Plate {
        anchors.fill: parent
        flat: root.blocked
        fill: root.likely ? Theme.brass : Theme.raised
        border: root.likely ? Theme.brassEdge : Theme.edge
        lipColor: root.likely ? Theme.brassLip : Theme.lip
        pressed: root.pressed && !root.blocked

        Icon {
            visible: root.signShown
            anchors { left: parent.left; leftMargin: root.side; verticalCenter: parent.verticalCenter }
            size: 30
            name: root.sign
            color: root.inkNow
        }
        Column {
            id: words
            anchors {
                left: parent.left; leftMargin: root.side + root.signRoom
                right: parent.right; rightMargin: root.side + root.oddsRoom
                verticalCenter: parent.verticalCenter
                verticalCenterOffset: root.tight ? root.leftBelow / 2 : 0
            }
            Words {
                id: label
                width: parent.width
                text: root.text
                wrapMode: Text.Wrap
                size: Math.floor(root.labelSize * root.share)
                font.bold: true
                color: root.inkNow
                Accessible.ignored: true
            }
            Words {
                id: subText
                visible: text !== "" && !root.tight
                width: parent.width
                text: root.second
                size: Theme.noteSize
                color: root.blocked ? Theme.ink3 : root.likely ? Theme.brassOn : Theme.ink2
                Accessible.ignored: true
            }
            Late {
                id: fitted
                Words {
                    visible: text !== "" && root.tight
                    width: words.width
                    height: Math.max(0, root.height - Theme.lipHeight - 8 - label.implicitHeight)
                    text: root.tight ? root.second : ""
                    fontSizeMode: Text.Fit
                    minimumPixelSize: Theme.tightSize
                    size: Theme.noteSize
                    color: Theme.ink3
                    Accessible.ignored: true
                }
            }
        }
        Column {
            anchors { right: parent.right; rightMargin: root.side; verticalCenter: parent.verticalCenter }
            visible: root.odds !== ""
            spacing: -4
            Words {
                anchors.right: parent.right
                text: root.odds
                size: Theme.oddsSize
                font.bold: true
                color: root.inkNow
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
            Words {
                id: chanceText
                anchors.right: parent.right
                visible: text !== ""
                text: root.chance
                size: Theme.leastSize * Math.max(1, Theme.scale)
                color: root.blocked ? Theme.ink3 : root.likely ? Theme.brassOn : Theme.ink2
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }
    Measure {
        id: labelFont
        font { family: Theme.sans; bold: true; pixelSize: root.labelSize }
    }
    Measure { id: subFont; font: subText.font }
    Measure {
        id: figures
        font { family: Theme.sans; bold: true; pixelSize: Theme.oddsSize }
    }
}
