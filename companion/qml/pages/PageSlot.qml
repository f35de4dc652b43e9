// SPDX-License-Identifier: GPL-3.0-or-later
// One page of the window's stack. Only the one on top is there: what lies below is made anew when it is come back to, so
// that no page answers what it does not show.
import QtQuick
import QtQuick.Templates as T

FocusScope {
    id: root

    property string page
    property url source
    readonly property Item item: loader.item as Item

    signal go(string page)

    Loader {
        id: loader
        anchors.fill: parent
        focus: true
        active: root.T.StackView.status === T.StackView.Active
        source: root.source
        onLoaded: (item as Item).forceActiveFocus()
    }
    Connections {
        target: loader.item
        ignoreUnknownSignals: true
        function onGo(to: string): void { root.go(to) }
    }
}
