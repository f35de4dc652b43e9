// SPDX-License-Identifier: GPL-3.0-or-later
// The scanner: the camera's picture (or pictures and films in its place), codes outlined where they lie with what they
// mean, and the act that builds up; or an audit of the whole table. Without a camera it says so, and how it goes by hand.
// The scanner's own properties are in another room's library, which the linter of Qt 6.4 does not read.
// qmllint disable
pragma ComponentBehavior: Bound

import QtQuick
import QtMultimedia
import Adjutant

Page {
    id: root

    property url film                    // a film in the camera's place, from outside
    property string said                 // what the last code was
    readonly property TableAudit audit: Scans.audit
    readonly property PicturePile pile: Scans.pile
    readonly property bool auditing: audit.sweeping || audit.finished
    readonly property bool onFile: pile.current !== ""
    readonly property bool beside: Theme.isLandscape      // the audit's panel stands beside the picture, else below it
    readonly property alias scanner: scanner
    readonly property bool seeing: scanner.status === "" || onFile     // a picture comes from somewhere

    onFilmChanged: if (String(film) !== "") pile.add([film])
    Keys.onEscapePressed: root.go("back")
    onGone: {
        audit.leave()
        pile.clear()
        Scans.awaited = ""
    }

    // A code freshly appeared. An audit only looks; a picture of several codes waits for a touch on one of them.
    function take(text: string): void {
        pile.count(text)
        if (onFile && !pile.fresh)
            return
        if (Settings.sound && !audit.sweeping)
            tick.play()
        if (audit.sweeping)
            Scans.sweep([{ text: text }])
        else if (String(pile.picture) === "" || scanner.codes.length < 2)
            Scans.read(text)
        else
            root.said = qsTr("%n codes in this picture. Touch the one you mean.", "", scanner.codes.length)
    }

    CodeScanner {
        id: scanner
        videoSink: output.videoSink
        cameraId: Settings.camera
        film: root.pile.film
        picture: root.pile.picture
        active: true
        onRead: text => root.take(text)
        onCodesChanged: if (root.audit.sweeping) Scans.sweep(codes)
        onEnded: problem => root.pile.ended(problem)
        // What it is that nothing is seen by is said beside.
        onFailed: sentence => { if (sentence !== scanner.status) root.said = sentence }
    }
    PictureInbox {
        id: inbox
        onArrived: file => root.pile.add([file])
        onFailed: sentence => refusal.show(sentence, "", false)
    }
    SoundEffect {
        id: tick
        source: Qt.resolvedUrl("sounds/read.wav")
        volume: 0.5
    }
    Component.onCompleted: if (Scans.awaited !== "") root.said = qsTr("Scan the label of %1.").arg(Scans.fighterName(Scans.awaited))
    Connections {
        target: Scans
        function onLabelled(): void { root.go("back") }
        function onInvited(text: string): void {
            Club.offered = text
            root.go("club")
        }
        function onOpened(what: scannedThing): void { thing.openFor(what) }
        function onUnderstood(thing: scannedThing): void { root.said = thing.name }
        function onUnknown(text: string): void { if (TableController.open) bind.openFor(text); else root.said = qsTr("Unknown code. Open a game to assign it.") }
    }
    Connections {
        target: root.audit
        function onNoticed(piece: string): void { if (Settings.sound) tick.play() }
    }
    Connections {
        target: root.pile
        function onAgain(): void { scanner.restart() }
    }
    Connections {
        target: TableController
        function onRefused(code: string, message: string, clause: string): void { refusal.show(message, clause, false) }
        function onSheetWanted(): void { actionSheet.open() }
        function onHappened(): void { root.said = GameLog.sentence }
    }

    Rectangle {
        anchors.fill: parent
        visible: root.seeing
        color: "#14110D"
    }
    Item {
        id: view
        x: root.beside && Theme.mirrored && panel.visible ? panel.width : 0
        y: String(root.pile.picture) !== "" && saying.visible ? saying.y + saying.height + 8 : 0      // a still picture is looked at whole
        width: parent.width - (root.beside && panel.visible ? panel.width : 0)
        height: (root.beside || !panel.visible ? foot.y : panel.y) - y - (strip.visible ? strip.height + 16 : 0)

        VideoOutput {
            id: output
            anchors.fill: parent
            fillMode: VideoOutput.PreserveAspectFit
        }
        // Without a GPU the output above draws nothing.
        FramePicture {
            objectName: "framePicture"
            anchors.fill: parent
            visible: GraphicsInfo.api === GraphicsInfo.Software
            sink: visible ? output.videoSink : null
        }
        CodeOutlines {
            id: outlines
            anchors.fill: parent
            codes: scanner.codes
            content: output.contentRect
            counting: root.auditing
            onTouched: (text, known) => {
                if (!known && TableController.open)
                    bind.openFor(text)
                else if (!root.auditing)
                    Scans.read(text)
            }
        }
    }
    PictureStrip {
        id: strip
        visible: root.pile.files.count > 0
        x: view.x + 16
        y: view.y + view.height + 8
        width: view.width - 32
        pile: root.pile
    }
    Plate {
        id: saying
        visible: !root.auditing || scanner.status !== "" && !root.onFile
        x: root.seeing ? view.x + Theme.fromStart(16, width, view.width) : view.x + (view.width - width) / 2
        y: root.seeing || Theme.isPhone ? 16 : Math.max(16, foot.y / 2 - height - 90)
        width: Math.min(view.width - 32, 700)
        height: Math.max(72, words.height + 24)
        fill: Theme.page
        Icon {
            id: scanSign
            x: 20
            anchors.verticalCenter: parent.verticalCenter
            size: 32
            name: "scan"
        }
        Column {
            id: words
            anchors { left: scanSign.right; leftMargin: 16; right: parent.right; rightMargin: 16; verticalCenter: parent.verticalCenter }
            spacing: 4
            Sentence {
                id: said
                objectName: "said"
                width: parent.width
                text: root.said !== "" ? root.said
                    : scanner.status !== "" ? scanner.status
                    : outlines.crowded ? TableController.open ? qsTr("%1 new codes. Touch one to say whose it is.").arg(outlines.strangers) : qsTr("%1 new codes. Open a game to assign them.").arg(outlines.strangers)
                    : inbox.watching ? qsTr("Pictures saved to %1 are read as they arrive.").arg(inbox.folder)
                    : qsTr("Show the camera a piece, a place or a card.")
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
            // What a typed code was does not hide that no camera sees.
            Words {
                visible: root.said !== "" && scanner.status !== ""
                width: parent.width
                text: scanner.status
                size: Theme.noteSize
                color: Theme.ink2
            }
        }
    }
    TypedCode {
        visible: !root.seeing && !root.auditing
        x: saying.x
        y: saying.y + saying.height + 32
        width: saying.width
        onEntered: words => {
            const file = Scans.typed(words)
            if (String(file) !== "")
                root.pile.add([file])
        }
    }
    AuditPanel {
        id: panel
        objectName: "audit"
        visible: root.auditing
        audit: root.audit
        x: root.beside && !Theme.mirrored ? parent.width - width : 0
        y: root.beside ? 0 : foot.y - height
        width: root.beside ? 350 : parent.width
        height: root.beside ? foot.y : (foot.y) * 0.5
    }
    OfferBar {
        id: foot
        anchors.bottom: parent.bottom
        width: parent.width
        takesBack: GameLog.undoLabel
        canUndo: GameLog.canUndo
        onUndone: TableController.undo()
        readonly property var ofAudit: root.audit.sweeping     // object: as OfferBar takes them
            ? [{ id: "done", text: qsTr("Done"), sign: "check", sub: qsTr("the whole table has been covered"), likely: true }]
            : [{ id: "leave", text: qsTr("Close the audit"), sign: "check", likely: true }, { id: "audit", text: qsTr("Sweep again"), sign: "scan" }]
        readonly property var ofScan: [{ id: "hand", text: TableController.open ? qsTr("Choose by hand") : qsTr("Home"), sign: "hand", sub: TableController.open ? qsTr("two touches") : "", likely: true }]     // object: likewise
            .concat(TableController.open ? [{ id: "audit", text: qsTr("Audit the table"), sign: "eye", sub: qsTr("who is missing") }] : [])
        readonly property var ofSource: [{ id: "pictures", text: qsTr("Pictures"), sign: "picture", sub: inbox.watching ? qsTr("pictures from a phone are read") : qsTr("from files or a phone") }]     // object: likewise
            .concat(root.pile.files.count > 0 ? [{ id: "live", text: qsTr("Back to the camera"), sign: "camera" }] : [])
        readonly property var ofCamera: root.pile.files.count > 0 ? []     // object: likewise
            : (scanner.torchAvailable ? [{ id: "torch", text: qsTr("Light"), sign: "torch", sub: scanner.torch ? qsTr("off") : qsTr("on") }] : [])
            .concat(camera.useful ? [{ id: "camera", text: qsTr("Camera"), sign: "settings", sub: qsTr("which, focus, brightness") }] : [])
        offers: (root.auditing ? ofAudit : ofScan).concat(ofSource).concat(ofCamera)
        onMoreAsked: offers => {
            more.choices = offers
            more.open()
        }
        onChosen: id => root.choose(id)
    }

    function choose(id: string): void {
        refusal.hide()
        if (id === "hand")
            go("back")
        else if (id === "audit")
            audit.start()
        else if (id === "done")
            audit.finish()
        else if (id === "leave")
            audit.leave()
        else if (id === "pictures")
            pictures.openIn("file://" + encodeURI(inbox.folder))
        else if (id === "live")
            pile.clear()
        else if (id === "torch")
            scanner.torch = !scanner.torch
        else if (id === "camera")
            camera.open()
    }

    Refusal {
        id: refusal
        z: 60
        anchors { horizontalCenter: parent.horizontalCenter; bottom: foot.top; bottomMargin: 12 }
        ruleText: qsTr("Close")
        onRuleAsked: hide()
        onReasonAsked: Rules.showClause(clause, "")
    }
    MenuSheet {
        id: more
        title: qsTr("More")
        onPicked: id => root.choose(id)
    }
    CameraSheet {
        id: camera
        objectName: "camera"
        scanner: scanner
        camera: Settings.camera
        spare: foot.undoButton
        onCameraChosen: id => Settings.camera = id
    }
    PictureSheet {
        id: pictures
        objectName: "pictures"
        spare: foot.undoButton
        watching: inbox.watching
        onTaken: urls => root.pile.add(urls)
        onWatchAsked: (path, on) => {
            inbox.folder = path
            inbox.watching = on
            if (inbox.watching)
                root.said = ""
            close()
        }
    }
    ActionSheet {
        id: actionSheet
        spare: foot.undoButton
    }
    BindSheet {
        id: bind
        spare: foot.undoButton
        onBound: text => {
            if (root.audit.sweeping)
                Scans.sweep([{ text: text }])
            else if (!root.auditing)
                Scans.read(text)
        }
    }
    ThingSheet {
        id: thing
        objectName: "thing"
        spare: foot.undoButton
    }
    DiceSheet {}
    // Pictures and films, and a picture without a file, as browsers hand it over.
    DropArea {
        anchors.fill: parent
        onDropped: drop => {
            const image = drop.formats.find(format => format.startsWith("image/"))
            if (drop.hasUrls && drop.urls.some(url => String(url).startsWith("file:")) || image === undefined)
                root.pile.add(drop.urls)
            else
                scanner.readPicture(drop.getDataAsArrayBuffer(image))
        }
    }
}
