// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant
import Adjutant.Gallery

GalleryPage {
    id: root

    spacing: 6

    Repeater {
        model: IconPaths.names

        Item {
            id: specimen
            required property string modelData
            width: 196
            height: 122

            Row {
                spacing: 6
                Icon { anchors.bottom: parent.bottom; size: 24; name: specimen.modelData }
                Icon { anchors.bottom: parent.bottom; size: 48; name: specimen.modelData }
                Icon { anchors.bottom: parent.bottom; size: 96; name: specimen.modelData }
            }
            Text {
                y: 99
                text: specimen.modelData
                color: Theme.ink2
                font { family: Theme.sans; pixelSize: 15 }
            }
        }
    }
    Repeater {
        model: Object.keys(Sides.table)

        SideShape {
            required property string modelData
            side: modelData
            width: 40
            height: 40
        }
    }
}
