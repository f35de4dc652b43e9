// SPDX-License-Identifier: GPL-3.0-or-later
// The base of what is read, not touched: it has a name, and where it is `ruled`, a rule behind it, which a touch that is
// held asks for, or the menu key (or Shift+F10), or a screen reader (RuleFor). A `Touchable` would be a button to a screen
// reader: Qt gives its controls no other role than their own. Over what is touched by itself it passes touches on.
import QtQuick
import Adjutant

Item {
    id: root

    property string text: ""
    property bool ruled: false

    signal ruleAsked
    signal clicked

    activeFocusOnTab: ruled
    Keys.forwardTo: [rule]
    Accessible.role: Accessible.StaticText
    Accessible.name: text

    RuleFor {
        id: rule
        ruled: root.ruled && root.enabled
        about: root.text
        onAsked: root.ruleAsked()
    }
    MouseArea {
        anchors.fill: parent
        enabled: root.ruled
        onPressAndHold: root.ruleAsked()
        onClicked: root.clicked()
    }
    FocusRing {
        shown: root.activeFocus
        around: Theme.tileRadius
    }
}
