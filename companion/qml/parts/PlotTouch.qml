// SPDX-License-Identifier: GPL-3.0-or-later
// Lies over a picture of rounds: a touch, or Enter after the arrows, asks for the table as it was at the end of the round
// that is marked.
import QtQuick
import Adjutant

Item {
    id: root

    property string title
    property PlotAxis axis: null         // below the picture
    readonly property int rounds: axis?.labels.length ?? 0
    property int marked: -1

    signal touched(int index)

    function move(by: int): void {
        marked = marked < 0 ? rounds - 1 : Math.max(0, Math.min(rounds - 1, marked + by))
    }
    function look(): void {
        if (marked >= 0)
            touched(marked)
    }

    activeFocusOnTab: true
    onActiveFocusChanged: if (activeFocus && marked < 0) marked = rounds - 1
    Keys.onLeftPressed: move(-1)
    Keys.onRightPressed: move(1)
    Keys.onReturnPressed: look()
    Keys.onEnterPressed: look()
    Accessible.role: Accessible.Button
    Accessible.name: marked < 0 ? qsTr("%1: look at the table as it was").arg(title) : qsTr("%1: look at the table as it was in round %2").arg(title).arg(axis?.labels[marked] ?? "")
    Accessible.focusable: true
    Accessible.onPressAction: look()

    Rectangle {
        visible: root.marked >= 0
        x: (root.axis?.middle(Math.max(0, root.marked)) ?? 0) - 1
        y: root.axis?.box.y ?? 0
        width: 2
        height: root.axis?.box.height ?? 0
        color: Theme.brassLine
    }
    FocusRing { shown: root.activeFocus }
    TapHandler {
        onTapped: point => {
            root.marked = root.axis.at(point.position.x)
            root.look()
        }
    }
}
