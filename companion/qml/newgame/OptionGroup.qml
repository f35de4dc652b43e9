// SPDX-License-Identifier: GPL-3.0-or-later
// Options that belong together, folded into one row that says whether all is as usual. A touch opens them below it.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Plate {
    id: root

    required property StartPlan plan
    property startGroup group
    property bool unfolded: false
    readonly property string changes: plan.changes(group.options)

    visible: Array.from(group.options).some(name => plan.isAsked(plan.param(name)))
    implicitHeight: head.height + (unfolded ? fields.height + 20 : 0) + lip
    fill: Theme.card
    border: changes !== "" ? Theme.brassLine : Theme.edge
    radius: Theme.tileRadius
    lip: 3

    Touchable {
        id: head
        objectName: "group-" + root.group.title
        width: parent.width
        height: Math.max(68, words.implicitHeight + 20)
        text: root.group.title
        ringRadius: Theme.tileRadius
        Accessible.name: Theme.say([text, standing.text, root.unfolded ? qsTr("open") : qsTr("folded")])
        onClicked: root.unfolded = !root.unfolded

        Icon {
            id: emblem
            x: Theme.fromStart(18, width, parent.width)
            anchors.verticalCenter: parent.verticalCenter
            size: 28
            name: root.group.sign || "book"
        }
        Column {
            id: words
            x: Theme.fromStart(62, width, parent.width)
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - 62 - 52
            Words {
                width: parent.width
                text: root.group.title
                size: Theme.size(22, 20, 22)
                font.bold: true
                Accessible.ignored: true
            }
            Words {
                id: standing
                width: parent.width
                text: root.changes !== "" ? root.changes : qsTr("as usual")
                size: Theme.noteSize
                color: root.changes !== "" ? Theme.brassInk : Theme.ink2
                Accessible.ignored: true
            }
        }
        Icon {
            x: Theme.fromStart(parent.width - 42, width, parent.width)
            anchors.verticalCenter: parent.verticalCenter
            size: 24
            name: root.unfolded ? "above" : "below"
            color: Theme.ink2
        }
    }
    Column {
        id: fields
        visible: root.unfolded
        x: 18
        y: head.height + 4
        width: parent.width - 36
        spacing: 24
        Repeater {
            model: root.unfolded ? root.group.options : []
            OptionField {
                required property string modelData
                visible: root.plan.isAsked(option)
                width: fields.width
                option: root.plan.param(modelData)
                system: root.plan.system.id
                choices: root.plan.choicesOf(option)
                pairs: root.plan.pairsOf(option)
                value: option.type === "pairs" ? root.plan.values[modelData] : root.plan.valueOf(option)
                usual: root.plan.usualOf(option)
                onPicked: value => root.plan.set(modelData, value)
            }
        }
    }
}
