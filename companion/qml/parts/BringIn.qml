// SPDX-License-Identifier: GPL-3.0-or-later
// Ways of bringing a file of JSON in: from the clipboard, one of those found among the documents, or by its path.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Column {
    id: root

    property var found: []               // list: a foundFile each

    signal pasted
    signal picked(string path)

    spacing: 10

    Caps {
        width: parent.width
        text: qsTr("Import")
    }
    Flow {
        width: root.width
        spacing: 8
        Pill {
            text: qsTr("Paste JSON")
            sign: "import"
            onClicked: root.pasted()
        }
        Repeater {
            model: root.found
            Pill {
                required property foundFile modelData
                objectName: "file-" + modelData.name
                text: modelData.name
                sign: "import"
                onClicked: root.picked(modelData.path)
            }
        }
    }
    TextBox {
        objectName: "path"
        width: root.width
        label: qsTr("or the path of a file")
        onAccepted: if (text !== "") root.picked(text)
    }
}
