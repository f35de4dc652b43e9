// SPDX-License-Identifier: GPL-3.0-or-later
// The rule behind what it lies in: a touch on `button` that is held asks for it, and the menu key (or Shift+F10) that is
// forwarded here. For screen readers, as Qt has no second action for what is touched, it is a button of its own that no eye
// sees.
import QtQuick
import QtQuick.Templates as T
import Adjutant

Item {
    id: root

    property string about: ""                                    // the name of what it is the rule of
    property bool ruled: false
    property T.AbstractButton button: null
    property bool listening: false

    signal asked

    // Only where there is a rule: a button that somebody listens to does nothing more when it is let go after that.
    function listen(): void {
        if (button === null || listening === ruled)
            return
        listening = ruled
        if (listening)
            button.pressAndHold.connect(asked)
        else
            button.pressAndHold.disconnect(asked)
    }

    objectName: "ruleFor"
    visible: ruled
    width: parent.width
    height: 1
    onRuledChanged: listen()
    Component.onCompleted: listen()
    Keys.onMenuPressed: asked()
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_F10 && (event.modifiers & Qt.ShiftModifier) !== 0
        if (event.accepted)
            asked()
    }
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("The rule behind %1").arg(about)
    Accessible.onPressAction: if (enabled) root.asked()
}
