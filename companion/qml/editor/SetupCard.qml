// SPDX-License-Identifier: GPL-3.0-or-later
// Over the board of a game that waits for one: draw it, or take one of the campaign's.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Plate {
    id: root

    readonly property string system: TableController.system

    signal go(string page)

    width: Math.min(parent.width - 24, 520)
    height: content.height + 40
    fill: Theme.page
    border: Theme.edge
    radius: Theme.sheetRadius
    lip: 5

    Column {
        id: content
        x: 20
        y: 20
        width: parent.width - 40
        spacing: 12

        Sentence {
            width: parent.width
            title: true
            text: qsTr("This game still needs its board.")
        }
        Flow {
            width: parent.width
            spacing: 8
            Pill {
                objectName: "drawBoard"
                text: qsTr("Draw the board")
                sign: "pen"
                onClicked: {
                    if (Boards.beginBlank(root.system))
                        root.go("editor")
                }
            }
            Repeater {
                model: Boards.library
                Pill {
                    required property var model     // row: a row of Boards.library
                    visible: model.system === root.system
                    text: model.name
                    sign: "map"
                    onClicked: {
                        if (Boards.edit(model.id) && !Boards.layAtTable())
                            root.go("editor")
                    }
                }
            }
        }
    }
}
