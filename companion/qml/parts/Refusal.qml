// SPDX-License-Identifier: GPL-3.0-or-later
// What cannot be done, as a sentence, with its clause: above the offers, never over Undo, until the next touch. With
// `toast` it is a plain remark without red and cross that goes by itself.
import QtQuick
import Adjutant

Rectangle {
    id: root

    property string message
    property string clause           // "L61-MOVE-01"
    property bool toast: false
    property string ruleText: qsTr("Rule")

    signal ruleAsked                 // to rule otherwise
    signal reasonAsked               // the clause itself

    // Shows a refusal, or with `asToast` a remark.
    function show(text: string, clauseId: string, asToast: bool): void {
        message = text
        clause = clauseId
        toast = asToast
        opacity = 1
        if (asToast)
            stays.restart()
        else
            stays.stop()
    }
    // For the screen to call at the next touch.
    function hide(): void {
        if (opacity === 0)
            return
        opacity = 0
        stays.stop()
    }

    readonly property bool shown: opacity > 0
    // Where the sentence would be a column of many lines beside the button, the button stands below it.
    readonly property bool stacked: rule.visible
                                    && (measure.height, measure.advanceWidth(message)) > 3.5 * (width - cross.x - cross.width - 8 - rule.width - 17 - 14)

    implicitWidth: Math.min(640, Theme.windowWidth - 2 * Theme.boardMargin)
    implicitHeight: Math.max(toast ? 64 : 96, words.implicitHeight + (stacked ? rule.height + 8 : 0) + 24)
    radius: Theme.offerRadius
    color: Theme.page
    border { width: 1; color: toast ? Theme.edge : Theme.bad }
    opacity: 0
    visible: opacity > 0
    Accessible.role: Accessible.AlertMessage
    Accessible.name: Theme.say([message, clause])

    Behavior on opacity { NumberAnimation { duration: Theme.fade } }

    Measure { id: measure; font: sentence.font }
    Timer {
        id: stays
        interval: Theme.toastStays
        onTriggered: root.hide()
    }
    Rectangle {
        z: -1
        y: 4
        width: parent.width
        height: parent.height
        radius: parent.radius
        color: Theme.lip
    }
    Rectangle {
        visible: !root.toast
        anchors { left: parent.left; top: parent.top; bottom: parent.bottom; topMargin: 9; bottomMargin: 9 }
        width: 6
        color: Theme.bad
    }
    IconButton {
        id: cross
        objectName: "refusalClose"
        visible: !root.toast
        anchors { left: parent.left; leftMargin: 8; verticalCenter: parent.verticalCenter }
        size: 32
        sign: "close"
        text: qsTr("Close the message")
        color: Theme.bad
        onClicked: root.hide()
    }
    Shortcut {
        sequence: "Escape"
        enabled: root.shown && root.enabled     // not while a sheet or a rule lies over it
        onActivated: root.hide()
    }
    // The sentence leads to the text of its clause.
    Touchable {
        objectName: "reason"
        visible: root.clause !== "" && !root.toast
        anchors { left: cross.right; right: root.stacked ? parent.right : rule.left; top: parent.top; bottom: root.stacked ? rule.top : parent.bottom; margins: 4 }
        text: qsTr("Rule %1").arg(root.clause)
        ruled: true
        onRuleAsked: root.reasonAsked()
        onClicked: ruleAsked()
    }
    Column {
        id: words
        anchors {
            left: root.toast ? parent.left : cross.right; leftMargin: root.toast ? 20 : 8
            right: rule.visible && !root.stacked ? rule.left : parent.right; rightMargin: 14
        }
        y: root.stacked ? 12 : (root.height - height) / 2
        Sentence {
            id: sentence
            width: parent.width
            text: root.message
            size: Theme.size(22, 20, 46)
            Accessible.ignored: true
        }
        Words {
            visible: text !== ""
            text: root.clause
            size: Theme.idSize
            color: Theme.ink2
            Accessible.ignored: true
        }
    }
    Touchable {
        id: rule
        visible: root.clause !== "" && !root.toast
        anchors { right: parent.right; rightMargin: 17 }
        y: root.stacked ? root.height - height - 14 : (root.height - height) / 2
        implicitWidth: Math.max(Theme.isPhone ? 76 : 100, ruleWords.implicitWidth + 30)
        implicitHeight: 64
        text: root.ruleText
        onClicked: root.ruleAsked()

        Plate {
            anchors.fill: parent
            radius: Theme.tileRadius
            lip: 2
            pressed: rule.pressed
            Words {
                id: ruleWords
                anchors.centerIn: parent
                text: root.ruleText
                size: Theme.valueSize + 1
                font.bold: true
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }
}
