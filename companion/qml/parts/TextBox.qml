// SPDX-License-Identifier: GPL-3.0-or-later
// A text field: label above, a card with an edge; the edge turns to brass where the keyboard is. `problem` says in a
// sentence what is wrong with the words.
import QtQuick
import QtQuick.Templates as T
import Adjutant

T.TextField {
    id: root

    property string label
    property string problem

    implicitWidth: 320
    implicitHeight: (label === "" ? 0 : labelText.implicitHeight + 4) + Math.max(56, contentHeight + 28) + (problem === "" ? 0 : problemText.implicitHeight + 4)
    leftPadding: 16
    rightPadding: 16
    topPadding: label === "" ? 0 : labelText.implicitHeight + 4
    bottomPadding: problem === "" ? 0 : problemText.implicitHeight + 4
    verticalAlignment: TextInput.AlignVCenter
    color: Theme.ink
    selectionColor: Theme.brass
    selectedTextColor: Theme.brassOn
    placeholderTextColor: Theme.ink3
    font { family: Theme.sans; pixelSize: Theme.size(22, 20, 22) }
    Accessible.name: Theme.say([label, problem])

    Words {
        id: labelText
        visible: root.label !== ""
        width: root.width
        text: root.label
        color: Theme.ink2
        Accessible.ignored: true
    }
    Words {
        visible: root.text === "" && root.preeditText === ""
        x: root.leftPadding
        y: root.topPadding
        width: root.width - root.leftPadding - root.rightPadding
        height: root.height - root.topPadding - root.bottomPadding
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.tightSize
        text: root.placeholderText
        size: root.font.pixelSize
        color: Theme.ink3
        Accessible.ignored: true
    }
    Sentence {
        id: problemText
        visible: root.problem !== ""
        anchors.bottom: parent.bottom
        width: parent.width
        text: root.problem
        size: Theme.size(19, 18, 19)
        color: Theme.bad
        Accessible.ignored: true
    }
    background: Item {
        Rectangle {
            y: root.topPadding
            width: parent.width
            height: root.height - root.topPadding - root.bottomPadding
            radius: Theme.tileRadius
            color: Theme.card
            border { width: root.activeFocus ? 3 : 1; color: root.problem !== "" ? Theme.bad : root.activeFocus ? Theme.brassLine : Theme.edge }
        }
    }
}
