// SPDX-License-Identifier: GPL-3.0-or-later
// A page of the gallery: a flow of specimens that scrolls when the window is small.
import QtQuick
import Adjutant

Flickable {
    id: root

    default property alias specimens: flow.data
    property alias spacing: flow.spacing

    contentWidth: width
    contentHeight: flow.implicitHeight + 2 * Theme.sheetMargin
    boundsBehavior: Flickable.StopAtBounds

    Flow {
        id: flow
        x: Theme.sheetMargin
        y: Theme.sheetMargin
        width: root.width - 2 * x
        spacing: 16
    }
}
