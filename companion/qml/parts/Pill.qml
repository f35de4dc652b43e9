// SPDX-License-Identifier: GPL-3.0-or-later
// A pill: a reason, a choice, a pointer to an older line, a small offer. `chosen` is brass.
import QtQuick
import Adjutant

Touchable {
    id: root

    property string sign
    property string sub              // a small line below, where there is room for it
    property bool chosen: false
    property bool blocked: false
    property real size: Theme.isPhone ? 18 * Theme.scale : 20 * Theme.scale

    readonly property real widthWithSign: Math.ceil(Math.max(words.implicitWidth, second.implicitWidth)) + 34 + 40     // with a sign
    implicitWidth: widthWithSign - (sign === "" ? 34 : 0)
    implicitHeight: Math.max(50, told.implicitHeight + 14)
    ringRadius: height / 2
    // A touch turns it by itself; what is chosen is said by who shows it.
    checked: checkable && chosen
    onToggled: checked = Qt.binding(() => checkable && chosen)
    Accessible.role: checkable ? Accessible.RadioButton : Accessible.Button
    Accessible.checkable: checkable
    Accessible.checked: chosen

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: root.pressed ? 2 : 0
        anchors.bottomMargin: root.pressed ? -2 : 0
        radius: height / 2
        color: root.chosen ? Theme.brass : "transparent"
        border { width: 2; color: root.chosen ? Theme.isLight ? Theme.brassLine : Theme.brass : root.blocked ? Theme.line : Theme.edge }

        Behavior on color { ColorAnimation { duration: Theme.select } }

        Row {
            id: row
            anchors.centerIn: parent
            spacing: 10

            Icon {
                visible: root.sign !== ""
                anchors.verticalCenter: parent.verticalCenter
                size: 24
                name: root.sign
                color: words.color
            }
            Column {
                id: told
                readonly property real room: Math.max(40, root.width - 38 - (root.sign === "" ? 0 : 34))

                Words {
                    id: words
                    width: Math.min(implicitWidth, told.room)
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: root.text
                    size: root.size
                    font.bold: true
                    horizontalAlignment: Text.AlignHCenter
                    color: root.chosen ? Theme.brassOn : root.blocked ? Theme.ink3 : Theme.ink
                    Accessible.ignored: true
                }
                Words {
                    id: second
                    visible: text !== "" && words.lineCount === 1 && implicitWidth <= told.room
                    width: Math.min(implicitWidth, told.room)
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: root.sub
                    size: Theme.noteSize
                    horizontalAlignment: Text.AlignHCenter
                    color: root.chosen ? Theme.brassOn : root.blocked ? Theme.ink3 : Theme.ink2
                    Accessible.ignored: true
                }
            }
        }
    }
}
