// SPDX-License-Identifier: GPL-3.0-or-later
// Where the group plays on a board of its own: the places that the program knows, with who stands there.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Flickable {
    id: root

    contentHeight: flow.height
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    Flow {
        id: flow
        width: root.width
        spacing: 8

        Repeater {
            model: TableController.places
            Touchable {
                id: place
                required property var model
                implicitWidth: Math.max(120, name.implicitWidth + 60)
                implicitHeight: 64
                text: model.title
                onClicked: TableController.touchPlace(model.id)

                Plate {
                    anchors.fill: parent
                    fill: place.model.state === "legal" ? Theme.legalFill : Theme.card
                    border: place.model.state === "legal" ? Theme.brassLine : Theme.line
                    borderWidth: place.model.state === "legal" ? 2 : 1
                    lip: place.model.state === "legal" ? 3 : 0
                    pressed: place.pressed
                    Row {
                        anchors.centerIn: parent
                        spacing: 8
                        Icon {
                            visible: place.model.good !== "" || place.model.sign !== ""
                            size: 28
                            name: place.model.good !== "" ? place.model.good : place.model.sign
                        }
                        Words {
                            id: name
                            anchors.verticalCenter: parent.verticalCenter
                            text: place.text
                            font.bold: true
                            wrapMode: Text.NoWrap
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
}
