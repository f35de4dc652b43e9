// SPDX-License-Identifier: GPL-3.0-or-later
// The camera's own settings: which one, and light, focus and exposure where the device has them. What it has not is
// not there.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Sheet {
    id: root

    property var scanner                 // object: CodeScanner
    property string camera               // the id of the chosen one; empty for the system's own choice

    signal cameraChosen(string id)

    // Whether there is anything to choose at all.
    readonly property bool useful: scanner !== null && scanner !== undefined
                                   && (scanner.cameras.length > 1 || scanner.focusAvailable || scanner.exposureAvailable || scanner.torchAvailable)

    title: qsTr("Camera")
    sheetWidth: 640
    withRefuse: false

    ParamField {
        objectName: "cameras"
        visible: root.scanner !== undefined && root.scanner.cameras.length > 1
        width: parent.width
        title: qsTr("Which camera")
        choices: root.scanner ? root.scanner.cameras.map(c => ({ value: c.id, label: c.description, sign: "camera", chosen: c.id === root.camera })) : []
        onPicked: value => root.cameraChosen(value)
    }
    OnOff {
        objectName: "torch"
        visible: root.scanner !== undefined && root.scanner.torchAvailable
        width: parent.width
        text: qsTr("Light")
        checked: root.scanner !== undefined && root.scanner.torch
        onToggled: root.scanner.torch = checked
    }
    OnOff {
        id: byItself
        objectName: "autofocus"
        visible: root.scanner !== undefined && root.scanner.focusAvailable
        width: parent.width
        text: qsTr("Autofocus")
        note: qsTr("Off keeps the focus where it is: best for a camera on a stand")
        checked: root.scanner !== undefined && root.scanner.focus < 0
        onToggled: root.scanner.focus = checked ? -1 : 0.2
    }
    SliderBar {
        objectName: "focus"
        visible: byItself.visible && root.scanner.focus >= 0
        width: parent.width
        label: qsTr("Focus")
        from: 0
        to: 1
        value: root.scanner !== undefined ? Math.max(0, root.scanner.focus) : 0
        shown: value < 0.34 ? qsTr("near") : value > 0.66 ? qsTr("far") : qsTr("in between")
        onMoved: root.scanner.focus = value
    }
    SliderBar {
        objectName: "exposure"
        visible: root.scanner !== undefined && root.scanner.exposureAvailable
        width: parent.width
        label: qsTr("Brightness")
        from: -2
        to: 2
        stepSize: 0.5
        value: root.scanner !== undefined ? root.scanner.exposure : 0
        shown: value === 0 ? qsTr("automatic") : (value > 0 ? "+" : "−") + Math.abs(value).toLocaleString(Qt.locale(), "f", 1)
        onMoved: root.scanner.exposure = value
    }
}
