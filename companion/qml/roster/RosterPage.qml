// SPDX-License-Identifier: GPL-3.0-or-later
// The builder of rosters: who is in it and what each has, by touch. What is missing or too much is said at once, in the
// engine's sentence; what fits a game can be kept in the campaign.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

PageFrame {
    id: root

    property int opened: -1

    title: Rosters.word
    offers: [{ id: "save", text: qsTr("Keep it"), sign: "check", likely: true, blocked: Rosters.objection !== "", reason: Rosters.objection,
               sub: Rosters.saved ? qsTr("kept as it is") : qsTr("in the campaign") },
             { id: "export", text: qsTr("Export"), sign: "export", sub: qsTr("a JSON file") },
             { id: "new", text: qsTr("New game"), sign: "end" }]
    onChosen: id => {
        if (id === "save")
            Rosters.save()
        else if (id === "export")
            Rosters.exportFile()
        else
            go("new")
    }

    Connections {
        target: Rosters
        function onSaid(sentence: string): void { told.text = sentence }
        function onRefused(sentence: string): void { told.text = sentence }
        function onChanged(): void { if (!Rosters.saved) told.text = "" }
    }

    TextBox {
        objectName: "rosterName"
        width: Math.min(root.inner, 520)
        label: qsTr("Name")
        text: Rosters.name
        onEditingFinished: Rosters.name = text
    }
    Quote {
        objectName: "objection"
        visible: text !== ""
        width: root.inner
        text: Rosters.objection
    }
    Flow {
        width: root.inner
        spacing: 16
        Repeater {
            model: Rosters.uses
            Row {
                id: use
                required property var modelData
                spacing: 6
                height: 32
                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    size: 24
                    name: use.modelData.fits ? "check" : "close"
                    color: use.modelData.fits ? Theme.good : Theme.bad
                }
                Words {
                    anchors.verticalCenter: parent.verticalCenter
                    text: use.modelData.name
                    wrapMode: Text.NoWrap
                }
            }
        }
    }
    Words {
        id: told
        objectName: "told"
        visible: text !== ""
        width: root.inner
        color: Theme.brassInk
    }
    Flow {
        width: root.inner
        spacing: 8
        Repeater {
            model: Rosters.groups
            Pill {
                required property var modelData
                objectName: "add-" + modelData.value
                text: qsTr("Add: %1 (%2)").arg(modelData.label).arg(modelData.count)
                sign: "plus"
                onClicked: Rosters.add(modelData.value)
            }
        }
    }
    Repeater {
        model: Rosters.fighters.length
        RosterFighter {
            required property int index
            objectName: "recruit-" + index
            width: root.inner
            fighter: Rosters.fighters[index] ?? ({})
            opened: root.opened === index
            onTouched: root.opened = opened ? -1 : index
        }
    }
    Caps {
        visible: Rosters.library.count > 0
        text: qsTr("Kept in the campaign")
    }
    Repeater {
        model: Rosters.library
        ListRow {
            required property var model
            objectName: "kept-" + model.name
            width: root.inner
            text: model.name
            note: model.note
            sign: "group"
            leads: true
            onClicked: Rosters.edit(model.id)
        }
    }
}
