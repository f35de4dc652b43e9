// SPDX-License-Identifier: GPL-3.0-or-later
// A sentence that belongs to no page, in a row of its own over all of them, so that it covers nothing: what failed, or
// what was saved where. It goes by its cross, by Escape, and when something succeeds; a remark also by itself.
import QtQuick
import Adjutant

Rectangle {
    id: root

    property string message
    property bool bad: false
    readonly property bool shown: message !== ""

    function tell(sentence: string, isBad: bool): void {
        message = sentence
        bad = isBad
        if (isBad)
            stays.stop()
        else
            stays.restart()
    }
    function hide(): void {
        stays.stop()
        message = ""
    }
    // What failed is over: a remark stays as long as it would.
    function succeeded(): void {
        if (bad)
            hide()
    }

    implicitWidth: Theme.windowWidth
    implicitHeight: shown ? Math.max(cross.height, words.implicitHeight + 20) : 0
    visible: shown
    color: Theme.page
    Accessible.role: Accessible.AlertMessage
    Accessible.name: message

    Timer {
        id: stays
        interval: 2 * Theme.toastStays
        onTriggered: root.hide()
    }
    Shortcut {
        sequence: "Escape"
        enabled: root.shown
        onActivated: root.hide()
    }
    Rectangle {
        width: 6
        height: parent.height
        color: root.bad ? Theme.bad : Theme.brassLine
    }
    Sentence {
        id: words
        anchors { left: parent.left; leftMargin: 24; right: cross.left; rightMargin: 8; verticalCenter: parent.verticalCenter }
        text: root.message
        size: Theme.size(22, 18, 46)
        wrapMode: Text.Wrap                  // a path has no blanks
        Accessible.ignored: true
    }
    IconButton {
        id: cross
        objectName: "noticeClose"
        anchors { right: parent.right; rightMargin: 8; verticalCenter: parent.verticalCenter }
        sign: "close"
        color: root.bad ? Theme.bad : Theme.ink
        text: qsTr("Close the message")
        focusPolicy: Qt.TabFocus             // a touch leaves the keys with the page
        onClicked: {
            if (activeFocus)
                nextItemInFocusChain(false).forceActiveFocus()
            root.hide()
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.line
    }
}
