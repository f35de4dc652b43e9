// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the logs of the chosen campaign are as they were written, whether a seal fits, and what either proves.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

PageFrame {
    id: root

    title: qsTr("Check the logs")

    Component.onCompleted: Seals.check()

    Words {
        objectName: "checkTold"
        width: root.inner
        text: Seals.told
        font.bold: true
    }
    Repeater {
        model: Seals.logs
        Row {
            id: log
            required property var model     // row: a row of Seals.logs
            width: root.inner
            spacing: 14
            layoutDirection: Theme.mirrored ? Qt.RightToLeft : Qt.LeftToRight
            Icon {
                size: 28
                name: log.model.sound ? "check" : "warning"
                color: log.model.sound ? Theme.good : Theme.bad
            }
            Column {
                width: parent.width - 42
                Words {
                    width: parent.width
                    text: log.model.name
                    font.bold: true
                    wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                }
                Words {
                    objectName: "log-" + log.model.name
                    width: parent.width
                    text: log.model.note
                    color: log.model.sound ? Theme.ink2 : Theme.bad
                    wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                    Accessible.name: Theme.say([log.model.name, text])
                }
            }
        }
    }
    Caps { text: qsTr("A seal") }
    TextBox {
        id: sealBox
        objectName: "sealBox"
        width: root.inner
        label: qsTr("The seal you photographed or wrote down")
        placeholderText: "ADJUTANT SEAL …"
        onAccepted: Seals.compare(text)
    }
    Pill {
        objectName: "compare"
        text: qsTr("Compare")
        sign: "check"
        onClicked: Seals.compare(sealBox.text)
    }
    Words {
        objectName: "sealAnswer"
        visible: text !== ""
        width: root.inner
        text: Seals.answer
        color: Seals.fits ? Theme.good : Theme.bad
    }
    Caps { text: qsTr("What this proves") }
    Words {
        width: root.inner
        text: qsTr("A log in order has neither been damaged nor carelessly edited: every entry follows from the one before, and states, winners and times follow from the entries by the rules. Only a seal shows whether a whole log was rewritten: it stands under the battle report, and must have been kept elsewhere. Names, dates, documents, boards and settings have checksums: what another program changed is named, unless it rewrote those too.")
        color: Theme.ink2
    }
}
