// SPDX-License-Identifier: GPL-3.0-or-later
// A card as printed: paper in every theme, a double frame, sign, title, sentence, how long it lasts. Turns over when
// `faceUp` changes. Text shrinks to its box; nothing is cut.
import QtQuick
import Adjutant

Item {
    id: root

    property string title
    property string sign
    property string text
    property string lasts            // "until cured"
    property bool faceUp: true
    property real turned: faceUp ? 0 : 180

    implicitWidth: Theme.isPhone ? 300 : 400
    implicitHeight: width * 1.35
    Accessible.role: Accessible.StaticText
    Accessible.name: faceUp ? Theme.say([title, text, lasts]) : qsTr("A card, face down")

    Behavior on turned { NumberAnimation { duration: Theme.cardTurn; easing.type: Easing.OutCubic } }

    readonly property real unit: width / 400

    Item {
        anchors.fill: parent
        transform: Scale { origin.x: root.width / 2; xScale: Math.max(0.02, Math.abs(Math.cos(root.turned * Math.PI / 180))) }

        Rectangle {
            y: 8 * root.unit
            width: parent.width
            height: parent.height
            radius: 22 * root.unit
            color: Theme.lip
        }
        Rectangle {
            anchors.fill: parent
            radius: 22 * root.unit
            color: Theme.paper
            border { width: Theme.isLight ? 1 : 0; color: Theme.edge }

            Rectangle {
                anchors { fill: parent; margins: 14 * root.unit }
                radius: 14 * root.unit
                color: "transparent"
                border { width: 2; color: Theme.paperInk }
            }
            Rectangle {
                anchors { fill: parent; margins: 20 * root.unit }
                radius: 10 * root.unit
                color: "transparent"
                border { width: 1; color: "#B7A67E" }
            }
            Item {
                anchors { fill: parent; margins: 34 * root.unit; leftMargin: 42 * root.unit; rightMargin: 42 * root.unit }
                visible: root.turned < 90

                Icon {
                    id: picture
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: 34 * root.unit
                    size: (root.text.length > 160 ? 80 : 124) * root.unit
                    name: root.sign
                    color: Theme.paperInk
                }
                Sentence {
                    id: titleText
                    y: picture.y + picture.height + 26 * root.unit
                    width: parent.width
                    height: 130 * root.unit
                    fontSizeMode: Text.Fit
                    minimumPixelSize: Math.round(22 * root.unit)
                    font.pixelSize: Math.round(58 * root.unit)
                    title: true
                    horizontalAlignment: Text.AlignHCenter
                    text: root.title
                    color: Theme.paperInk
                    Accessible.ignored: true
                }
                Sentence {
                    y: titleText.y + Math.min(titleText.contentHeight, titleText.height) + 20 * root.unit
                    width: parent.width
                    height: Math.max(20, lastsText.y - y - 6 * root.unit)
                    fontSizeMode: Text.Fit
                    minimumPixelSize: Theme.tightSize
                    font.pixelSize: Math.round(28 * root.unit)
                    horizontalAlignment: Text.AlignHCenter
                    text: root.text
                    color: Theme.paperInk
                    Accessible.ignored: true
                }
                Words {
                    id: lastsText
                    anchors { bottom: parent.bottom; bottomMargin: 6 * root.unit }
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: root.lasts
                    size: Math.max(15, 20 * root.unit)
                    color: Theme.paperInk2
                    Accessible.ignored: true
                }
            }
            Icon {
                visible: root.turned >= 90
                anchors.centerIn: parent
                size: 150 * root.unit
                name: "star"
                color: Theme.paperInk2
            }
        }
    }
}
