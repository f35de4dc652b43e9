// SPDX-License-Identifier: GPL-3.0-or-later
// The builder of rosters: who is in it and what each has, by touch. What is missing or too much is said at once, in the
// engine's sentence; what fits a game can be kept in the campaign. Beside it stand those that are kept.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

PageFrame {
    id: root

    property int opened: -1
    property recruit nobody              // while the row of a fighter is going
    readonly property bool wide: Theme.isLandscape && Rosters.open
    readonly property real aside: wide ? Math.max(340, inner * 0.36) : inner

    title: Rosters.open ? Rosters.word : qsTr("Rosters")
    offers: !Rosters.open ? [] : [
        { id: "save", text: qsTr("Save"), sign: "check", likely: !Rosters.saved, blocked: Rosters.objection !== "", reason: qsTr("not legal for a game yet"),
          sub: Rosters.saved ? qsTr("saved as it is") : qsTr("in the campaign") },
        { id: "print", text: qsTr("Print"), sign: "print", sub: qsTr("a card with codes"), blocked: Rosters.objection !== "", reason: qsTr("not legal for a game yet") },
        { id: "export", text: qsTr("Export"), sign: "export", sub: qsTr("a JSON file") },
        { id: "new", text: qsTr("New game"), sign: "end", likely: Rosters.saved }]
    onChosen: id => {
        if (id === "save")
            Rosters.save()
        else if (id === "export")
            Rosters.exportFile()
        else if (id === "new")
            go("new")
        else if (Rosters.saved || Rosters.save()) {      // so that the codes on the card are known
            Prints.roster = Rosters.kept
            go("print")
        }
    }

    Connections {
        target: Rosters
        function onSaid(sentence: string): void { told.text = sentence }
        function onRefused(sentence: string): void { told.text = sentence }
        function onChanged(): void { if (!Rosters.saved) told.text = "" }
        function onOpened(): void { root.opened = -1 }
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
        spacing: 24

        Column {
            visible: Rosters.open
            width: root.wide ? root.inner - root.aside - 24 : root.inner
            spacing: Theme.groupGap

            TextBox {
                objectName: "rosterName"
                width: parent.width
                label: qsTr("Name")
                text: Rosters.name
                onEditingFinished: Rosters.name = text
            }
            Flow {
                width: parent.width
                spacing: 20
                Repeater {
                    model: Rosters.uses
                    Row {
                        id: use
                        required property rosterUse modelData
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
            Quote {
                objectName: "objection"
                visible: text !== ""
                width: parent.width
                text: Rosters.objection
            }
            Flow {
                width: parent.width
                spacing: 8
                Repeater {
                    model: Rosters.groups
                    Pill {
                        required property rosterGroup modelData
                        objectName: "add-" + modelData.value
                        text: qsTr("%1 (%2)").arg(modelData.label).arg(modelData.count)
                        sign: "plus"
                        Accessible.name: qsTr("Add: %1").arg(modelData.label)
                        onClicked: Rosters.add(modelData.value)
                    }
                }
            }
            Repeater {
                model: Rosters.fighters.length
                RosterFighter {
                    required property int index
                    objectName: "recruit-" + index
                    width: parent.width
                    fighter: Rosters.fighters[index] ?? root.nobody
                    opened: root.opened === index
                    onTouched: root.opened = opened ? -1 : index
                    onGo: page => root.go(page)
                }
            }
        }
        KeptRosters {
            width: root.aside
            sheetParent: root
            onGo: page => root.go(page)
            onSaid: sentence => told.text = sentence
        }
    }
}
