// SPDX-License-Identifier: GPL-3.0-or-later
// The user's guide, to read, and to keep as a web page and as a PDF.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

PageFrame {
    id: root

    readonly property var parts: Guide.partsIn(Language.code)    // list: a guidePart each

    title: qsTr("Guide")
    offers: [{ id: "save", text: qsTr("Save it"), sign: "export", likely: true, sub: qsTr("as a web page and as a PDF, in your documents") }]
    onChosen: Guide.save(Language.code)

    Repeater {
        model: root.parts

        Column {
            id: part

            required property guidePart modelData
            readonly property bool heads: modelData.heads
            readonly property bool shows: modelData.picture !== ""

            width: Math.min(root.inner, 900)
            topPadding: heads ? Theme.gap : 0
            spacing: 8

            Sentence {
                visible: part.heads
                width: parent.width
                title: true
                text: part.heads ? part.modelData.plain : ""
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            ClauseText {
                objectName: "guideText"
                visible: !part.heads && !part.shows
                width: parent.width
                textFormat: Text.MarkdownText
                text: visible ? part.modelData.text : ""
                plain: part.modelData.plain
            }
            Image {
                objectName: "guidePicture"
                visible: part.shows
                width: parent.width
                height: visible ? width * 0.625 : 0
                source: part.modelData.picture
                asynchronous: true
                fillMode: Image.PreserveAspectFit
                sourceSize.width: 960
                Accessible.role: Accessible.Graphic
                Accessible.name: part.modelData.plain
            }
            Words {
                visible: part.shows
                width: parent.width
                text: visible ? part.modelData.plain : ""
                size: Theme.noteSize
                color: Theme.ink2
            }
        }
    }
}
