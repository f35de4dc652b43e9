// SPDX-License-Identifier: GPL-3.0-or-later
// The base of everything that is touched: a button without looks, with keys, name, role and focus ring. What is `ruled`
// has a rule behind it: a touch that is held asks for it, the menu key (or Shift+F10), and a screen reader (RuleFor).
import QtQuick
import QtQuick.Templates as T
import Adjutant

T.AbstractButton {
    id: root

    property real ringRadius: Theme.offerRadius
    property bool ruled: false
    property bool heldForRule: true      // false where a touch that is held means something of its own

    signal ruleAsked

    // Only the button that has the keyboard focus has a ring: a window has hundreds of buttons.
    property FocusRing ring: null
    onVisualFocusChanged: {
        ring?.destroy()
        ring = visualFocus ? Qt.createComponent("FocusRing.qml").createObject(root, { shown: true, around: Qt.binding(() => root.ringRadius) }) as FocusRing : null
    }

    focusPolicy: Qt.StrongFocus
    Keys.onReturnPressed: event => { if (!event.isAutoRepeat) root.clicked() }
    Keys.onEnterPressed: event => { if (!event.isAutoRepeat) root.clicked() }
    Keys.forwardTo: [rule]
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.onPressAction: if (enabled) root.clicked()

    RuleFor {
        id: rule
        ruled: root.ruled && root.enabled
        about: root.text
        button: root.heldForRule ? root : null
        onAsked: root.ruleAsked()
    }
}
