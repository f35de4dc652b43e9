// SPDX-License-Identifier: GPL-3.0-or-later
// What the camera sees, to be kept as a photograph of the game's table by one touch.
// The scanner's own properties are in another room's library, which the linter of Qt 6.4 does not read.
// qmllint disable
pragma ComponentBehavior: Bound

import QtQuick
import QtMultimedia
import Adjutant

Sheet {
    id: root

    objectName: "cameraShot"
    title: qsTr("Take a photograph")
    sub: scanner.status === "" ? "" : qsTr("No camera shows a picture. Add one from a file instead.")
    sheetWidth: 900
    withRefuse: false
    offers: [{ id: "take", text: qsTr("Take it"), sign: "camera", likely: true, blocked: scanner.status !== "", reason: qsTr("no picture") }]
    onChosen: {
        if (GameRecord.takePhotograph(output.videoSink))
            close()
    }

    CodeScanner {
        id: scanner
        videoSink: output.videoSink
        cameraId: Settings.camera
        active: root.opened
    }
    Item {
        visible: scanner.status === ""
        width: parent ? parent.width : 0
        height: width * 0.6
        VideoOutput {
            id: output
            anchors.fill: parent
            fillMode: VideoOutput.PreserveAspectFit
        }
        // Without a GPU the output above draws nothing.
        FramePicture {
            anchors.fill: parent
            visible: GraphicsInfo.api === GraphicsInfo.Software
            sink: visible ? output.videoSink : null
        }
    }
}
