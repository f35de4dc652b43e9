// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Adjutant

PartTest {
    name: "Every file of the look"
    width: 900
    height: 700
    visible: true

    Item { id: stage; anchors.fill: parent }

    function test_loadsWithoutAWarning_data() {
        return moduleFiles.map(file => ({ tag: file.split("/").pop(), file: file }))
    }
    function test_loadsWithoutAWarning(row) {
        for (const look of ["dark", "light", "contrast"]) {
            Theme.mode = look
            const component = Qt.createComponent(row.file)
            if (component.status === Component.Error && component.errorString().includes("ingleton"))
                return      // singletons are loaded by all the others
            compare(component.status, Component.Ready, component.errorString())
            const part = component.createObject(stage)
            verify(part !== null, component.errorString())
            waitForRendering(stage, 50)
            part.destroy()
        }
    }
    function test_listsAllFolders() {
        verify(moduleFiles.length > 80, "only " + moduleFiles.length + " files")
    }
}
