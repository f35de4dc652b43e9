// SPDX-License-Identifier: GPL-3.0-or-later
// Who is in the league: the campaign's people are entered by a touch each, or all at once; a new name is typed once. A switch
// takes somebody out from the next round on, or back in.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    readonly property int waiting: {
        let count = 0
        for (let row = 0; row < League.people.count; ++row)
            count += League.people.at(row).entered ? 0 : 1
        return count
    }

    function add(): void {
        if (nameBox.text.trim() !== "" && League.enterNamed(nameBox.text))
            nameBox.text = ""
        nameBox.forceActiveFocus()
    }

    spacing: Theme.groupGap

    Caps {
        visible: root.waiting > 0
        width: root.width
        text: qsTr("Of the campaign, not in yet")
    }
    Flow {
        visible: root.waiting > 0
        width: root.width
        spacing: 10
        layoutDirection: Theme.mirrored ? Qt.RightToLeft : Qt.LeftToRight
        Pill {
            objectName: "enterAll"
            visible: root.waiting > 1
            text: qsTr("All %1").arg(root.waiting)
            sign: "group"
            onClicked: League.enterAll()
        }
        Repeater {
            model: League.people
            Pill {
                required property var model     // row: a row of League.people
                objectName: "enter-" + model.name
                visible: !model.entered
                width: Math.min(implicitWidth, parent.width)
                text: model.name
                sign: "plus"
                onClicked: League.enter(model.id)
            }
        }
    }
    Flow {
        width: root.width
        spacing: 8
        TextBox {
            id: nameBox
            objectName: "newEntrant"
            width: Math.min(root.width, 480)
            label: League.people.count > 0 ? qsTr("Another name") : qsTr("Name")
            onAccepted: root.add()
        }
        Item {
            width: addPill.width
            height: nameBox.height
            Pill {
                id: addPill
                objectName: "addEntrant"
                anchors.bottom: parent.bottom
                text: qsTr("Enter")
                sign: "plus"
                blocked: nameBox.text.trim() === ""
                onClicked: root.add()
            }
        }
    }
    Caps {
        visible: League.people.count > root.waiting
        width: root.width
        text: League.ladder ? qsTr("On the ladder") : qsTr("In the league")
    }
    Repeater {
        model: League.people
        OnOff {
            required property var model     // row: a row of League.people
            objectName: "entrant-" + model.name
            visible: model.entered
            width: Math.min(root.width, 640)
            text: model.name
            note: Theme.say([model.plays ? qsTr("plays") : qsTr("out"), model.club])
            checked: model.plays
            onToggled: {
                if (checked)
                    League.enter(model.id)
                else
                    League.drop(model.id)
                checked = Qt.binding(() => model.plays)
            }
        }
    }
}
