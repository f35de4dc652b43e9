// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures and films that stand in for the camera, each with what came of it. A touch looks at one again.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

ListView {
    id: root

    property PicturePile pile

    implicitHeight: 84
    orientation: ListView.Horizontal
    spacing: 8
    boundsBehavior: Flickable.StopAtBounds
    model: pile ? pile.files : null
    currentIndex: pile ? pile.files.rowOf(pile.current) : -1
    highlightFollowsCurrentItem: true
    highlightMoveDuration: Theme.move
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Pictures")

    delegate: Touchable {
        id: file
        required property var model     // row: a row of pile.files
        readonly property bool current: root.pile.current === model.id
        objectName: "picture-" + model.name
        width: 220
        height: 76
        text: model.name
        Accessible.name: Theme.say([model.name, model.note])
        onClicked: root.pile.show(model.id)

        Plate {
            anchors.fill: parent
            fill: file.current ? Theme.raised : Theme.card
            border: file.current ? Theme.brassLine : Theme.edge
            borderWidth: file.current ? 3 : 1
            radius: Theme.tileRadius
            lip: 3
            pressed: file.pressed

            Icon {
                anchors { left: parent.left; leftMargin: 14; verticalCenter: parent.verticalCenter }
                size: 28
                name: file.model.state === "failed" ? "warning" : file.model.film ? "play" : "picture"
                color: file.model.state === "failed" ? Theme.bad : Theme.ink
            }
            Column {
                id: words
                anchors { left: parent.left; leftMargin: 54; right: parent.right; rightMargin: 12; verticalCenter: parent.verticalCenter }
                Words {
                    width: parent.width
                    text: file.model.name
                    size: Theme.noteSize
                    font.bold: true
                    wrapMode: Text.WrapAnywhere
                    maximumLineCount: 2
                    Accessible.ignored: true
                }
                Words {
                    width: parent.width
                    text: file.model.state === "failed" ? qsTr("failed") : file.model.state === "waiting" ? qsTr("waiting") : file.model.state === "now" ? qsTr("reading") : file.model.note
                    size: Theme.noteSize
                    color: file.model.state === "failed" ? Theme.bad : Theme.ink2
                    Accessible.ignored: true
                }
            }
        }
    }
}
