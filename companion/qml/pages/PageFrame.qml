// SPDX-License-Identifier: GPL-3.0-or-later
// The frame of the pages that are not the table: a bar with a title and a way back, and a body that scrolls.
import QtQuick
import Adjutant

Page {
    id: root

    property string title
    property var offers: []              // object: at the foot, as OfferBar's
    default property alias content: column.data
    readonly property real inner: column.width
    readonly property real barHeight: bar.height

    signal chosen(string id)

    Keys.onEscapePressed: root.go("back")

    Rectangle {
        id: bar
        width: parent.width
        height: Math.max(Theme.barHeight, heading.implicitHeight + 16)
        color: Theme.page

        IconButton {
            id: back
            anchors.verticalCenter: parent.verticalCenter
            x: Theme.fromStart(12, width, parent.width)
            sign: "back"
            text: qsTr("Back")
            onClicked: root.go("back")
        }
        Sentence {
            id: heading
            anchors.verticalCenter: parent.verticalCenter
            x: Theme.fromStart(24 + back.width, width, parent.width)
            width: parent.width - back.width - 40
            horizontalAlignment: Theme.mirrored ? Text.AlignRight : Text.AlignLeft
            title: true
            text: root.title
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: Theme.line
        }
    }
    Flickable {
        anchors { top: bar.bottom; left: parent.left; right: parent.right; bottom: foot.visible ? foot.top : parent.bottom }
        contentHeight: column.height + 2 * Theme.sheetMargin
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        Column {
            id: column
            x: Math.max(Theme.sheetMargin, (parent.width - 1100) / 2)
            y: Theme.sheetMargin
            width: parent.width - 2 * x
            spacing: Theme.groupGap
        }
    }
    OfferBar {
        id: foot
        visible: root.offers.length > 0
        anchors.bottom: parent.bottom
        width: parent.width
        withUndo: false
        offers: root.offers
        onChosen: id => root.chosen(id)
    }
}
