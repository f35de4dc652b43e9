// SPDX-License-Identifier: GPL-3.0-or-later
// The base of everything that is touched: a button without looks, with keys, name, role and focus ring.
import QtQuick
import QtQuick.Templates as T
import Adjutant

T.AbstractButton {
    id: root

    property real ringRadius: Theme.offerRadius

    focusPolicy: Qt.StrongFocus
    Keys.onReturnPressed: event => { if (!event.isAutoRepeat) root.clicked() }
    Keys.onEnterPressed: event => { if (!event.isAutoRepeat) root.clicked() }
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.onPressAction: if (enabled) root.clicked()

    FocusRing {
        shown: root.visualFocus
        around: root.ringRadius
    }
}
