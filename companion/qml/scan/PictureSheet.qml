// SPDX-License-Identifier: GPL-3.0-or-later
// Which pictures and films to read, or which pictures to keep: the newest of a folder first, several at once; and whether what a phone sends into
// that folder is read as it comes. The system's own file dialog is not used: it is made for a mouse.
pragma ComponentBehavior: Bound

import QtQuick
import Qt.labs.folderlistmodel
import Adjutant

Sheet {
    id: root

    property url folder                  // which one is shown
    property bool watching: false        // what arrives in the folder is read
    property bool reading: true          // for codes, and films as well; else to be kept
    property var picked: []              // object: urls
    readonly property string path: decodeURIComponent(String(folder).replace(/^file:\/\//, ""))

    signal taken(var urls)
    signal watchAsked(string path, bool on)

    function openIn(where: url): void {
        picked = []
        folder = where
        open()
    }

    title: qsTr("Pictures and films")
    sub: path
    offers: (reading ? [{ id: "watch", text: watching ? qsTr("Stop watching") : qsTr("Watch this folder"), sign: "phone", sub: qsTr("for pictures from a phone") }] : [])
        .concat(picked.length > 0 ? [{ id: "read", text: reading ? qsTr("Read %n files", "", picked.length) : qsTr("Add %n pictures", "", picked.length), sign: "check", likely: true }] : [])
    onChosen: id => {
        if (id === "watch") {
            watchAsked(path, !watching)
        } else {
            const urls = picked
            close()
            taken(urls)
        }
    }

    FolderListModel {
        id: files
        folder: root.folder
        nameFilters: root.reading ? ["*.jpg", "*.jpeg", "*.png", "*.webp", "*.heic", "*.bmp", "*.gif", "*.mp4", "*.mov", "*.mkv", "*.webm", "*.avi"]
                                  : ["*.jpg", "*.jpeg", "*.png", "*.webp", "*.heic", "*.bmp", "*.gif"]
        caseSensitive: false
        showDirs: true
        showDirsFirst: true
        showOnlyReadable: true
        sortField: FolderListModel.Time
    }
    Words {
        visible: files.status === FolderListModel.Ready && files.count === 0
        width: parent.width
        text: qsTr("No pictures here.")
        color: Theme.ink2
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
    GridView {
        id: grid
        width: parent.width
        height: Math.max(180, Math.min(root.height * 0.45, Math.ceil(count / Math.max(1, columns)) * cellHeight))
        readonly property int columns: Math.max(2, Math.floor(width / 176))
        cellWidth: Math.floor(width / columns)
        cellHeight: 152
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: files
        delegate: Touchable {
            id: file
            required property string fileName
            required property url fileUrl
            required property bool fileIsDir
            readonly property bool isFilm: /\.(mp4|mov|mkv|webm|avi)$/i.test(fileName)
            readonly property bool chosen: root.picked.includes(String(fileUrl))
            objectName: "file-" + fileName
            width: grid.cellWidth - 8
            height: grid.cellHeight - 8
            text: fileName
            Accessible.name: Theme.say([fileName, fileIsDir ? qsTr("folder") : "", chosen ? qsTr("chosen") : ""])
            onClicked: {
                if (fileIsDir)
                    root.folder = fileUrl
                else
                    root.picked = chosen ? root.picked.filter(url => url !== String(fileUrl)) : root.picked.concat([String(fileUrl)])
            }

            Plate {
                anchors.fill: parent
                fill: file.chosen ? Theme.raised : Theme.card
                border: file.chosen ? Theme.brassLine : Theme.edge
                borderWidth: file.chosen ? 3 : 1
                radius: Theme.tileRadius
                lip: 3
                pressed: file.pressed

                Image {
                    anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: 8 }
                    width: parent.width - 16
                    height: 88
                    visible: status === Image.Ready
                    source: file.fileIsDir || file.isFilm ? "" : file.fileUrl
                    sourceSize { width: 200; height: 120 }
                    autoTransform: true
                    asynchronous: true
                    fillMode: Image.PreserveAspectFit
                }
                Icon {
                    anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: 24 }
                    visible: file.fileIsDir || file.isFilm
                    size: 56
                    name: file.fileIsDir ? "folder" : "play"
                    color: Theme.ink2
                }
                Icon {
                    anchors { right: parent.right; top: parent.top; margins: 8 }
                    visible: file.chosen
                    size: 32
                    name: "check"
                    color: Theme.brassInk
                }
                Words {
                    anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: 8 }
                    text: file.fileName
                    size: Theme.leastSize
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.WrapAnywhere
                    maximumLineCount: 2
                    Accessible.ignored: true
                }
            }
        }
    }
}
