// SPDX-License-Identifier: GPL-3.0-or-later
// The scanner: the camera's picture (or a film, or a picture), codes outlined where they lie with what they mean, and
// the act that builds up beside it. Without a camera it says so, and how it goes by hand.
// The scanner's own properties are in another room's library, which the linter of Qt 6.4 does not read.
// qmllint disable
pragma ComponentBehavior: Bound

import QtQuick
import QtMultimedia
import Adjutant

FocusScope {
    id: root

    property url film
    property url picture
    property string said                 // what the last code was
    readonly property ActDraft draft: TableController.draft
    readonly property bool wide: Theme.isLandscape
    readonly property alias scanner: scanner

    signal go(string page)

    // A picture or a film in the camera's place.
    function take(source: url): void {
        const path = String(source).toLowerCase()
        if (path === "")
            return
        const isFilm = [".mp4", ".mkv", ".webm", ".mov", ".avi"].some(end => path.endsWith(end))
        film = isFilm ? source : ""
        picture = isFilm ? "" : source
    }

    Keys.onEscapePressed: root.go("back")

    CodeScanner {
        id: scanner
        videoSink: output.videoSink
        cameraId: Settings.camera
        film: root.film
        picture: root.picture
        active: true
        onRead: text => {
            if (Settings.sound)
                tick.play()
            Scans.read(text)
        }
        onFailed: sentence => root.said = sentence
    }
    SoundEffect {
        id: tick
        source: Qt.resolvedUrl("sounds/read.wav")
        volume: 0.5
    }
    Connections {
        target: Scans
        function onUnderstood(meaning: var): void { root.said = meaning.name }
        function onUnknown(text: string): void { if (TableController.open) bind.openFor(text); else root.said = qsTr("Nobody knows this code. Open a game to bind it.") }
    }
    Connections {
        target: TableController
        function onRefused(code: string, message: string, clause: string): void { refusal.show(message, clause, false) }
        function onSheetWanted(): void { actionSheet.open() }
        function onHappened(): void { root.said = TableController.sentence }
    }

    Rectangle {
        anchors.fill: parent
        color: "#14110D"
    }
    VideoOutput {
        id: output
        anchors { left: parent.left; top: parent.top; bottom: foot.top; right: parent.right }
        fillMode: VideoOutput.PreserveAspectFit
    }
    Repeater {
        model: scanner.codes
        Item {
            id: code
            required property var modelData
            readonly property var meaning: Scans.meaning(modelData.text)
            readonly property var points: modelData.corners.map(c => Qt.point(output.x + output.contentRect.x + c.x * output.contentRect.width,
                                                                              output.y + output.contentRect.y + c.y * output.contentRect.height))
            PathItem {
                width: root.width
                height: root.height
                grid: 0
                path: "M" + code.points.map(p => p.x.toFixed(1) + " " + p.y.toFixed(1)).join("L") + "Z"
                stroke: "#14110D"
                strokeWidth: 11
            }
            PathItem {
                width: root.width
                height: root.height
                grid: 0
                path: "M" + code.points.map(p => p.x.toFixed(1) + " " + p.y.toFixed(1)).join("L") + "Z"
                stroke: Theme.brass
                strokeWidth: 6
                dash: code.meaning.known ? [] : [8, 6]
            }
            Plate {
                x: Math.max(8, Math.min(root.width - width - 8, Math.min(...code.points.map(p => p.x))))
                y: Math.min(foot.y - height - 8, Math.max(...code.points.map(p => p.y)) + 12)
                width: label.width + 32
                height: 64
                fill: Theme.page
                lip: 4
                Row {
                    id: label
                    x: 14
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: 10
                    Counter {
                        visible: code.meaning.kind === "piece"
                        width: 46
                        side: code.meaning.colour ?? "nobody"
                        code: code.meaning.id ?? ""
                        sign: code.meaning.sign ?? ""
                    }
                    Words {
                        anchors.verticalCenter: parent.verticalCenter
                        text: code.meaning.known ? code.meaning.name : qsTr("New code: whose is it?")
                        size: Theme.size(22, 18, 22)
                        font.bold: true
                        wrapMode: Text.NoWrap
                    }
                    Icon {
                        visible: code.meaning.known
                        anchors.verticalCenter: parent.verticalCenter
                        size: 30
                        name: "check"
                        color: Theme.good
                    }
                }
            }
        }
    }
    Plate {
        x: 16
        y: 16
        width: Math.min(parent.width - 32, 700)
        height: Math.max(72, said.implicitHeight + 24)
        fill: Theme.page
        Icon {
            id: scanSign
            x: 20
            anchors.verticalCenter: parent.verticalCenter
            size: 32
            name: "scan"
        }
        Sentence {
            id: said
            objectName: "said"
            anchors { left: scanSign.right; leftMargin: 16; right: parent.right; rightMargin: 16; verticalCenter: parent.verticalCenter }
            text: scanner.status !== "" ? scanner.status : root.said !== "" ? root.said : qsTr("Show the camera a piece, a place or a card.")
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
    // Rooms are dark and cameras sulk: what the label says can be typed as well.
    Column {
        visible: scanner.status !== ""
        x: 16
        y: 16 + Math.max(72, said.implicitHeight + 24) + 24
        width: Math.min(parent.width - 32, 700)
        spacing: 12

        ParamField {
            id: typed
            objectName: "typed"
            width: parent.width
            type: "text"
            title: qsTr("A label's code, or a file")
            onPicked: value => typed.value = value
        }
        Offer {
            width: Theme.isPhone ? parent.width : 280
            height: Math.max(implicitHeight, 72)
            sign: "check"
            text: qsTr("Read it")
            onChosen: root.take(Scans.typed(String(typed.value ?? "")))
        }
    }
    OfferBar {
        id: foot
        anchors.bottom: parent.bottom
        width: parent.width
        takesBack: TableController.undoLabel
        canUndo: TableController.canUndo
        onUndone: TableController.undo()
        offers: [{ id: "hand", text: TableController.open ? qsTr("Choose by hand") : qsTr("Home"), sign: "hand", sub: TableController.open ? qsTr("two touches") : "", likely: true }]
            .concat(scanner.torchAvailable ? [{ id: "torch", text: qsTr("Light"), sign: "torch", sub: scanner.torch ? qsTr("off") : qsTr("on") }] : [])
            .concat(scanner.cameras.length > 1 ? [{ id: "camera", text: qsTr("Camera"), sign: "camera", sub: qsTr("another one") }] : [])
        onChosen: id => {
            if (id === "hand")
                root.go("back")
            else if (id === "torch")
                scanner.torch = !scanner.torch
            else if (id === "camera")
                cameras.open()
        }
    }
    Refusal {
        id: refusal
        z: 60
        anchors { horizontalCenter: parent.horizontalCenter; bottom: foot.top; bottomMargin: 12 }
        ruleText: qsTr("Close")
        onRuleAsked: hide()
    }
    Sheet {
        id: cameras
        title: qsTr("Which camera")
        ParamField {
            width: parent.width
            choices: scanner.cameras.map(c => ({ value: c.id, label: c.description, sign: "camera", chosen: c.id === Settings.camera }))
            onPicked: value => {
                Settings.camera = value
                cameras.close()
            }
        }
    }
    ActionSheet {
        id: actionSheet
        spare: foot.undoButton
    }
    BindSheet {
        id: bind
        spare: foot.undoButton
        onBound: text => Scans.read(text)
    }
    DiceSheet {}
    DropArea {
        anchors.fill: parent
        onDropped: drop => {
            if (drop.hasUrls)
                root.take(drop.urls[0])
        }
    }
}
