// SPDX-License-Identifier: GPL-3.0-or-later
// The rule behind something, for screen readers: Qt has no second action for what is touched, so it is a button of its own,
// that no eye sees.
import QtQuick
import Adjutant

Item {
    id: root

    property string about: ""                                    // the name of what it is the rule of

    signal asked

    objectName: "ruleFor"
    width: parent.width
    height: 1
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("The rule behind %1").arg(about)
    Accessible.onPressAction: if (enabled) root.asked()
}
