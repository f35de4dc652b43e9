// SPDX-License-Identifier: GPL-3.0-or-later
// Which campaign file: another that is there, a new one, where a backup goes; or a file that is brought in. Folders and
// files as rows for fingers, as in PictureSheet; a name is typed below.
pragma ComponentBehavior: Bound

import QtQuick
import Qt.labs.folderlistmodel
import Adjutant

Sheet {
    id: root

    property string task: "open"         // "open", "new", "backup", "import" or "deck"
    property url folder
    readonly property string path: decodeURIComponent(String(folder).replace(/^file:\/\//, ""))
    readonly property bool naming: task === "new" || task === "backup"
    readonly property string named: nameBox.text.trim() + (nameBox.text.trim().endsWith(".adjutant") ? "" : ".adjutant")
    readonly property bool there: {
        for (let i = 0; i < files.count; ++i)
            if (files.get(i, "fileName") === named)
                return true
        return false
    }

    signal brought                       // a file that something of can come in

    function openFor(what: string): void {
        task = what
        folder = Campaigns.folder()
        nameBox.text = what === "new" ? qsTr("campaigns") : qsTr("backup %1").arg(Qt.formatDate(new Date(), "yyyy-MM-dd"))
        open()
    }
    function done(file: url): void {
        if (task === "import") {
            if (Doors.look(file)) {
                close()
                brought()
            }
            return
        }
        if (task === "deck") {
            if (Prints.bringDeck(file))
                close()
            return
        }
        if (task === "new" ? Campaigns.makeFile(file) : task === "backup" ? Campaigns.backUpTo(file) : Campaigns.chooseFile(file))
            close()
    }

    title: task === "new" ? qsTr("A new campaign file") : task === "backup" ? qsTr("Save a backup") : task === "import" || task === "deck" ? qsTr("Which file?") : qsTr("Another campaign file")
    sub: path
    offers: !naming ? [] : [{ id: "name", text: task === "new" ? qsTr("Make it here") : qsTr("Save it here"), sign: "check", likely: true,
                              sub: task === "backup" && there ? qsTr("replaces the older backup") : "",
                              blocked: nameBox.text.trim() === "" || task === "new" && there,
                              reason: there ? qsTr("this name is taken") : qsTr("it needs a name") }]
    onChosen: done(String(folder) + "/" + encodeURIComponent(named))

    FolderListModel {
        id: files
        folder: root.folder
        nameFilters: root.task === "deck" ? ["*.csv"] : root.task === "import" ? ["*.zip", "*.json", "*.adjutant", "*.xml", "*.bgsplay"] : ["*.adjutant"]
        caseSensitive: false
        showDirsFirst: true
        showOnlyReadable: true
        sortField: FolderListModel.Name
    }
    TextBox {
        id: nameBox
        objectName: "fileName"
        visible: root.naming
        width: parent.width
        label: qsTr("Name")
    }
    ListRow {
        objectName: "above"
        width: parent.width
        visible: root.path !== "/"
        text: qsTr("Up one folder")
        sign: "up"
        onClicked: {
            if (String(files.parentFolder) !== "")  // that of "/", for a finger that comes twice
                root.folder = files.parentFolder
        }
    }
    Words {
        visible: files.status === FolderListModel.Ready && files.count === 0 && !root.naming
        width: parent.width
        text: root.task === "import" || root.task === "deck" ? qsTr("There is nothing here to import.") : qsTr("No campaign files here.")
        color: Theme.ink2
    }
    Repeater {
        model: root.opened ? files : null
        ListRow {
            required property string fileName
            required property url fileUrl
            required property bool fileIsDir
            objectName: "file-" + fileName
            visible: fileIsDir || !root.naming
            width: parent ? (parent as Item).width : 0
            text: fileName
            sign: fileIsDir ? "folder" : root.task === "deck" ? "card" : "book"
            leads: fileIsDir
            onClicked: {
                if (fileIsDir)
                    root.folder = fileUrl
                else
                    root.done(fileUrl)
            }
        }
    }
}
