// SPDX-License-Identifier: GPL-3.0-or-later
// What a board is painted with: the headings of the palette, the brushes under the one that is chosen, and what comes
// with them (regions, those in reserve). From the palette alone.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    property int group: 0
    readonly property var groups: Boards.brushes.groups     // list: a brushGroup each
    readonly property var brushes: groups[group]?.brushes ?? []     // list: a namedChoice each
    readonly property bool wide: Theme.isLandscape

    signal regionWanted(string id)           // its name and numbers; "" for a new one

    function take(index: int): void {
        group = index
        if (!brushes.some(brush => brush.id === Boards.brushes.chosen) && brushes.length > 0 && Boards.brushes.paintsOf(brushes[0].id) !== "reserve")
            Boards.brushes.chosen = brushes[0].id
    }

    spacing: 8

    // One line to scroll on narrow screens, where the board needs the room; as many as it takes beside it.
    component Choices: Flickable {
        default property alias content: flow.data
        width: root.width
        height: flow.height
        contentWidth: root.wide ? width : flow.implicitWidth
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        Flow {
            id: flow
            width: root.wide ? root.width : 4000
            spacing: 8
        }
    }

    Choices {
        Repeater {
            model: root.groups
            Pill {
                required property brushGroup modelData
                required property int index
                objectName: "group-" + modelData.name
                text: modelData.name
                chosen: root.group === index
                onClicked: root.take(index)
            }
        }
    }
    Rectangle {
        width: parent.width
        height: 1
        color: Theme.line
    }
    Choices {
        Repeater {
            model: root.brushes
            Pill {
                required property namedChoice modelData
                objectName: "brush-" + modelData.id
                text: modelData.text
                sign: modelData.sign
                chosen: Boards.brushes.chosen === modelData.id
                onClicked: Boards.brushes.chosen = modelData.id
            }
        }
    }
    Caps {
        visible: Boards.brushes.paints === "region"
        text: Boards.drawn.regionWord
    }
    Choices {
        visible: Boards.brushes.paints === "region"
        Repeater {
            model: Boards.brushes.paints === "region" ? Boards.drawn.regions : []
            Pill {
                required property paintedRegion modelData
                objectName: "region-" + modelData.id
                text: modelData.name
                chosen: modelData.chosen
                onClicked: chosen ? root.regionWanted(modelData.id) : Boards.chooseRegion(modelData.id)
            }
        }
        Pill {
            text: qsTr("New")
            sign: "plus"
            onClicked: root.regionWanted("")
        }
    }
    Caps {
        visible: Boards.drawn.reserves.length > 0
        width: parent.width
        wrapMode: Text.Wrap
        text: qsTr("In reserve: touch to take one away")
    }
    Choices {
        visible: Boards.drawn.reserves.length > 0
        Repeater {
            model: Boards.drawn.reserves
            Touchable {
                id: reserve
                required property paintedReserve modelData
                width: 52
                height: 52
                text: qsTr("%1 in reserve").arg(modelData.name)
                onClicked: Boards.dropReserve(modelData.index)
                Counter {
                    anchors.centerIn: parent
                    width: 44
                    side: reserve.modelData.colour
                    sign: reserve.modelData.sign
                    Accessible.ignored: true
                }
            }
        }
    }
    Words {
        width: root.width
        text: Boards.brushes.hint
        size: Theme.noteSize
        color: Theme.ink2
    }
}
