// SPDX-License-Identifier: GPL-3.0-or-later
// Lies over a picture of rounds: a touch, or Enter after the arrows, asks for the table as it was at the end of the round
// that is marked.
import QtQuick
import Adjutant

Item {
    id: root

    property string title
    property list<string> labels: []
    property rect box                    // where the rounds lie in it
    property bool spread: false          // from edge to edge, as lines; else each in the middle of its share
    property int marked: -1

    signal touched(int index)

    function at(x: real): int {
        const share = (x - box.x) / Math.max(1, box.width)
        const index = spread ? Math.round(share * (labels.length - 1)) : Math.floor(share * labels.length)
        return Math.max(0, Math.min(labels.length - 1, index))
    }
    function middle(index: int): real {
        return box.x + box.width * (spread ? labels.length > 1 ? index / (labels.length - 1) : 0.5 : (index + 0.5) / labels.length)
    }
    function move(by: int): void {
        marked = marked < 0 ? labels.length - 1 : Math.max(0, Math.min(labels.length - 1, marked + by))
    }
    function look(): void {
        if (marked >= 0)
            touched(marked)
    }

    activeFocusOnTab: true
    onActiveFocusChanged: if (activeFocus && marked < 0) marked = labels.length - 1
    Keys.onLeftPressed: move(-1)
    Keys.onRightPressed: move(1)
    Keys.onReturnPressed: look()
    Keys.onEnterPressed: look()
    Accessible.role: Accessible.Button
    Accessible.name: marked < 0 ? qsTr("%1: look at the table as it was").arg(title) : qsTr("%1: look at the table as it was in round %2").arg(title).arg(labels[marked] ?? "")
    Accessible.focusable: true
    Accessible.onPressAction: look()

    Rectangle {
        visible: root.marked >= 0
        x: root.middle(Math.max(0, root.marked)) - 1
        y: root.box.y
        width: 2
        height: root.box.height
        color: Theme.brassLine
    }
    FocusRing { shown: root.activeFocus }
    TapHandler {
        onTapped: point => {
            root.marked = root.at(point.position.x)
            root.look()
        }
    }
}
