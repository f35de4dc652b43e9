// SPDX-License-Identifier: GPL-3.0-or-later
// The photographs of the game: a touch shows one large; more come from files, from a phone, or from the camera.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    signal shown(string name, string picture, string words)
    signal filesWanted
    signal cameraWanted

    readonly property int columns: Math.max(2, Math.floor(width / 220))

    spacing: 12

    Grid {
        visible: GameRecord.photographs.count > 0
        columns: root.columns
        spacing: 12
        layoutDirection: Theme.mirrored ? Qt.RightToLeft : Qt.LeftToRight
        Repeater {
            model: GameRecord.photographs
            Touchable {
                id: tile
                required property var model          // row: a row of GameRecord.photographs
                objectName: "photograph-" + model.index
                width: Math.floor((root.width - (root.columns - 1) * 12) / root.columns)
                height: Math.round(width * 0.75)
                text: model.words === "" ? qsTr("Photograph %1").arg(model.index + 1) : model.words
                Accessible.name: text
                onClicked: root.shown(model.id, model.picture, model.words)

                Plate {
                    anchors.fill: parent
                    radius: Theme.tileRadius
                    lip: 3
                    pressed: tile.pressed
                    PhotographPicture {
                        anchors { fill: parent; margins: 8 }
                        picture: tile.model.picture
                    }
                }
            }
        }
    }
    Flow {
        width: parent.width
        spacing: 8
        layoutDirection: Theme.mirrored ? Qt.RightToLeft : Qt.LeftToRight
        Pill {
            objectName: "photographFiles"
            width: Math.min(implicitWidth, parent.width)
            text: qsTr("Add pictures")
            sign: "picture"
            onClicked: root.filesWanted()
        }
        Pill {
            objectName: "photographCamera"
            width: Math.min(implicitWidth, parent.width)
            text: qsTr("Take a photograph")
            sign: "camera"
            onClicked: root.cameraWanted()
        }
    }
}
