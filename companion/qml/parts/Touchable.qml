// SPDX-License-Identifier: GPL-3.0-or-later
// The base of everything that is touched: a button without looks, with keys, name, role and focus ring. What is `ruled`
// has a rule behind it, which the menu key (or Shift+F10) asks for, and helpers by a button of its own; who wants a touch
// that is held to ask for it as well says so by onPressAndHold.
import QtQuick
import QtQuick.Templates as T
import Adjutant

T.AbstractButton {
    id: root

    property real ringRadius: Theme.offerRadius
    property bool ruled: false

    signal ruleAsked

    function asksRule(): bool {
        if (ruled)
            ruleAsked()
        return ruled
    }

    focusPolicy: Qt.StrongFocus
    Keys.onReturnPressed: event => { if (!event.isAutoRepeat) root.clicked() }
    Keys.onEnterPressed: event => { if (!event.isAutoRepeat) root.clicked() }
    Keys.onMenuPressed: event => event.accepted = root.asksRule()
    Keys.onPressed: event => {
        if (event.key === Qt.Key_F10 && (event.modifiers & Qt.ShiftModifier))
            event.accepted = root.asksRule()
    }
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.onPressAction: if (enabled) root.clicked()

    RuleFor {
        visible: root.ruled && root.enabled
        about: root.text
        onAsked: root.ruleAsked()
    }
    FocusRing {
        shown: root.visualFocus
        around: root.ringRadius
    }
}
