// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Adjutant

PartTest {
    name: "CameraSheet"
    width: 800
    height: 1000
    visible: true

    QtObject {
        id: bare
        property var cameras: [{ id: "a", description: "Front" }]
        property bool torchAvailable: false
        property bool torch: false
        property bool focusAvailable: false
        property double focus: -1
        property bool exposureAvailable: false
        property double exposure: 0
    }
    QtObject {
        id: rich
        property var cameras: [{ id: "a", description: "Front" }, { id: "b", description: "Back" }]
        property bool torchAvailable: true
        property bool torch: false
        property bool focusAvailable: true
        property double focus: -1
        property bool exposureAvailable: true
        property double exposure: 0
    }
    CameraSheet {
        id: sheet
        scanner: bare
        onCameraChosen: id => camera = id
    }

    function part(name) {
        return findChild(sheet, name)
    }
    function test_whatTheDeviceHasNotIsNotThere() {
        sheet.scanner = bare
        verify(!sheet.useful)
        sheet.open()
        for (const name of ["cameras", "torch", "autofocus", "focus", "exposure"])
            verify(!part(name).visible, name)
        sheet.close()
    }
    function test_whatItHasIsSetByTouch() {
        sheet.scanner = rich
        verify(sheet.useful)
        sheet.open()
        waitForRendering(sheet)
        mouseClick(part("torch"))
        verify(rich.torch)
        verify(!part("focus").visible)
        mouseClick(part("autofocus"))
        compare(rich.focus, 0.2)
        verify(part("focus").visible)
        part("exposure").forceActiveFocus()
        keyClick(Qt.Key_Right)
        compare(rich.exposure, 0.5)
        waitForRendering(sheet)
        mouseClick(named(sheet, "Back"))
        compare(sheet.camera, "b")
        sheet.close()
    }
    function test_whatTheDeviceLosesGoes() {
        sheet.scanner = rich
        sheet.open()
        rich.torchAvailable = false
        verify(!part("torch").visible)
        rich.torchAvailable = true
        sheet.close()
    }
}
