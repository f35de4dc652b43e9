// SPDX-License-Identifier: GPL-3.0-or-later
// One page of the window's stack. Only the one on top is there: what lies below is made anew when it is come back to, so
// that no page answers what it does not show.
import QtQuick
import QtQuick.Templates as T

FocusScope {
    id: root

    property string page
    property url source
    readonly property Page item: loader.item as Page
    readonly property bool onTop: T.StackView.status === T.StackView.Active

    signal go(string page)

    function follow(): void {
        if (!onTop && item)
            item.gone()
        loader.active = onTop
    }

    onOnTopChanged: follow()
    Component.onCompleted: follow()

    Loader {
        id: loader
        anchors.fill: parent
        focus: true
        active: false
        source: root.source
        onLoaded: (item as Item).forceActiveFocus()
    }
    Connections {
        target: root.item
        function onGo(to: string): void { root.go(to) }
    }
}
