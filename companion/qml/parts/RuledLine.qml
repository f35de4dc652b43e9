// SPDX-License-Identifier: GPL-3.0-or-later
// The base of a line that is read, not touched: it has a name, and where it is `ruled`, a rule behind it, which a touch that
// is held asks for, or the menu key (or Shift+F10), or a screen reader. A `Touchable` would be a button to a screen reader:
// Qt gives its controls no other role than their own.
import QtQuick
import Adjutant

Item {
    id: root

    property string text: ""
    property bool ruled: false

    signal ruleAsked

    function asksRule(): bool {
        if (ruled)
            ruleAsked()
        return ruled
    }

    activeFocusOnTab: ruled
    Keys.onMenuPressed: event => event.accepted = root.asksRule()
    Keys.onPressed: event => {
        if (event.key === Qt.Key_F10 && (event.modifiers & Qt.ShiftModifier))
            event.accepted = root.asksRule()
    }
    Accessible.role: Accessible.StaticText
    Accessible.name: text

    RuleFor {
        visible: root.ruled && root.enabled
        about: root.text
        onAsked: root.ruleAsked()
    }
    MouseArea {
        anchors.fill: parent
        enabled: root.ruled
        onPressAndHold: root.asksRule()
    }
    FocusRing {
        shown: root.activeFocus
        around: Theme.tileRadius
    }
}
