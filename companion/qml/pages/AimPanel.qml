// SPDX-License-Identifier: GPL-3.0-or-later
// Beside a board of stacks: who of the chosen stack goes, what an act on the place that is aimed at would cost, and
// who falls on either side. Empty, and without height, while nothing is chosen.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    readonly property bool aiming: Selection.aimed !== ""
    readonly property bool shown: Selection.group.length > 1 || Selection.prospects.length > 0
                                  || Selection.beside.length > 0 || Selection.thrown.length > 0

    visible: shown
    spacing: Theme.isPhone ? 8 : 12

    ThrownDice {
        objectName: "thrown"
        width: parent.width
    }
    BesideChoices {
        objectName: "beside"
        width: parent.width
    }
    ProspectList {
        objectName: "prospects"
        width: parent.width
        rows: Selection.prospects
        onPicked: value => TableController.touchProspect(value)
        onRuleAsked: (action, outcomes, name) => Rules.showOutcomes(action, outcomes, name)
    }
    GroupChips {
        objectName: "group"
        width: parent.width
    }
    // What is left to choose of it: who falls, who stays.
    Repeater {
        model: root.aiming && TableController.draft.open ? TableController.draft.params : null
        Column {
            id: field
            required property var model     // row: a row of TableController.draft.params
            objectName: "aim-" + model.name
            visible: !model.actor && model.type !== "place" && !Names.isTabled(model.name)
            width: root.width
            spacing: 6

            Caps {
                width: parent.width
                text: field.model.title
            }
            Words {
                visible: text !== ""
                width: parent.width
                text: field.model.note
                size: Theme.noteSize
                color: Theme.ink2
            }
            Flow {
                width: parent.width
                spacing: 8
                Repeater {
                    model: field.model.choices
                    Pill {
                        required property var modelData     // object: one of field.model.choices
                        text: modelData.brief
                        Accessible.name: modelData.label
                        sign: modelData.sign
                        size: Theme.labelSize
                        chosen: modelData.chosen
                        checkable: true
                        ruled: true
                        onRuleAsked: Rules.showParameter(TableController.draft.action, field.model.name, field.model.title)
                        onClicked: field.model.type === "list" ? TableController.draft.toggle(field.model.name, modelData.value)
                                                               : TableController.draft.set(field.model.name, modelData.value)
                    }
                }
            }
        }
    }
}
