// SPDX-License-Identifier: GPL-3.0-or-later
// One heap of the audit: its name and its pieces, as tiles or (`small`) as counters. A touch on a piece corrects the
// camera.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    property string name
    property color ink: Theme.ink2
    property RowsModel pieces: null
    property string mark                 // in words: "Take it off"
    property string markSign
    property bool small: false
    readonly property int columns: Math.max(1, Math.floor((width + 9) / 269))

    signal touched(string piece)

    visible: pieces && pieces.count > 0
    spacing: 9

    Caps {
        text: root.pieces ? qsTr("%1 · %2").arg(root.name).arg(root.pieces.count) : ""
        color: root.ink
    }
    Flow {
        id: flow
        width: parent.width
        spacing: 9

        Repeater {
            model: root.small ? null : root.pieces
            PieceTile {
                required property var model     // row: a row of pieces
                objectName: "audit-" + model.id
                width: (flow.width - flow.spacing * (root.columns - 1)) / root.columns
                side: model.side
                code: model.code
                sign: model.sign
                number: model.number
                name: model.name
                place: model.note
                mark: root.mark
                markSign: root.markSign
                onClicked: root.touched(model.id)
                ruled: true
                onRuleAsked: Rules.showPiece(model.id)
            }
        }
        Repeater {
            model: root.small ? root.pieces : null
            Touchable {
                id: seen
                required property var model     // row: a row of pieces
                objectName: "audit-" + model.id
                width: 72
                height: 72
                text: model.name
                Accessible.name: Theme.say([model.name, root.name])
                onClicked: root.touched(model.id)
                ruled: true
                onRuleAsked: Rules.showPiece(model.id)

                Counter {
                    anchors.centerIn: parent
                    width: 60
                    side: seen.model.side
                    code: seen.model.code
                    sign: seen.model.sign
                    number: seen.model.number
                    Accessible.ignored: true
                }
                Rectangle {
                    anchors { right: parent.right; bottom: parent.bottom; margins: 1 }
                    width: 26
                    height: 26
                    radius: 13
                    color: Theme.page
                    border { width: 1; color: Theme.edge }
                    Icon {
                        anchors.centerIn: parent
                        size: 18
                        name: "check"
                        color: Theme.good
                    }
                }
            }
        }
    }
}
