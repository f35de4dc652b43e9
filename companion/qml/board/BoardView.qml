// SPDX-License-Identifier: GPL-3.0-or-later
// The base of all boards: cells, lines, pieces; touch, zoom and pan, keyboard, names for screen readers. It knows no
// game. Models are arrays of objects or list models. BoardPicture paints what is printed; a BoardMark is a cell's name, and
// a BoardPiece a counter. Not mirrored.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

FocusScope {
    id: root

    property string grid: "pointy"           // "pointy", "flat", "square", "free"
    property var cells: []                   // object: { id, q, r | col, row | x, y; kind, name, number, sign, goods, state, odds, tint }
    property var pieces: []                  // object: { id, cell; as Counter; name }
    property var lines: []                   // object: { kind, through: [ids] | between: [id, id] | from: id, toward: [x, y] | points: [[x, y], …] }
    property list<string> field                  // the cells of a field of fire
    property var regions: []                 // object: { ids, tint }: shapes under the places of a free grid
    property var kinds: ({})                 // object: kinds of ground of a game's own
    property var lineStyles: ({})     // object: kind of line to { color, width, dash }
    property bool numberInCorner: false
    property real pieceShare: 1.08           // side of a counter, in radii
    property real placeSize: 42              // a radius on a free grid, before zoom
    property string name: qsTr("Board")
    property alias zoom: sight.zoom
    property real readable: 0                // a radius from which on this map can be read; 0 where any can
    property var matters: []                 // object: the cells that a map too small to be read opens on
    property bool zoomToReach: Theme.isPhone // show what may be touched at least 56 wide

    property var doesAt: cell => []          // function: what a touch on a cell would do, in words

    property real headroom: 0                    // what lies over the upper edge: the map can be drawn out from under it

    signal touched(string cell, string piece)    // either may be empty
    signal held(string cell, string piece)       // touched and held
    signal missed(real x, real y)                // a touch beside every cell, in the cells' own units

    // With `strokes` a drag of one finger goes over the cells instead of moving the board.
    property bool strokes: false
    property rect frame: Qt.rect(0, 0, 0, 0)     // of a free grid: shown even where no place is
    signal strokeBegan(string cell, string piece)
    signal strokeMoved(string cell)              // the next cell that it comes to
    signal strokeEnded(real x, real y, real dx, real dy)  // where, in the cells' own units, and how far, in radii

    readonly property var centres: plan.centres          // object: id to centre, in units
    readonly property rect extent: plan.extent
    readonly property real radius: fitRadius * zoom
    readonly property point eye: Qt.point(view.contentX, view.contentY)  // the corner of what is seen, in pixels
    readonly property bool isWhole: zoom < 1.05
    readonly property bool isOverview: sight.isOverview  // too small to be read: owners and numbers alone
    readonly property real fitRadius: extent.width > 0 && extent.height > 0
        ? Math.max(4, Math.min((width - 2) / extent.width, (height - 2) / extent.height)) : 20
    readonly property point origin: Qt.point(Math.max(0, (width - extent.width * radius) / 2) - extent.x * radius,
                                             Math.max(0, (height - extent.height * radius) / 2) - extent.y * radius)
    property string cursor: ""               // the cell under the keyboard
    readonly property int cursorIndex: plan.indices[cursor] ?? -1

    property var landmarks: []               // object: cells whose names stand above everything: [{ id, name }]
    property bool still: false               // pieces glide only after the first look

    implicitWidth: 560
    implicitHeight: 560
    activeFocusOnTab: true
    Accessible.role: Accessible.Grouping
    Accessible.name: name

    // Where everything is, and what of it is seen; again whenever a cell comes or goes.
    function survey(): void {
        const rows = census.cellRows()
        plan.survey(rows, width / placeSize, height / placeSize, frame, placeSize)
        const named = rows.filter(row => row.landmark ?? false).map(row => ({ id: row.id, name: row.name }))
        if (JSON.stringify(named) !== JSON.stringify(landmarks))
            landmarks = named
        sight.reach(rows, matters, zoomToReach && width > 0)
    }
    // What is lit asks for the eye, where the eye goes along.
    function follow(): void {
        if (zoomToReach && width > 0)
            sight.reach(census.cellRows(), matters, true)
    }
    function count(): void {
        census.count()
        if (flags.flying)
            flagged.restart()
        ready.restart()
    }
    function pixel(centre: point): point { return Qt.point(origin.x + centre.x * radius, origin.y + centre.y * radius) }
    // Which piece and cell are at a place of the board, in pixels; a counter is touched within 30 of its middle.
    function at(x: real, y: real): var {
        const near = census.pieceNear(x, y, Math.max(30, radius * pieceShare * 0.55))
        const cell = under(Qt.point(x, y))
        // A cell that may be touched wins over a counter that only reaches into it.
        const beside = near !== null && cell !== near.cell && cell !== "" && census.stateAt(plan.indices[cell] ?? -1) !== "" && near.far > radius * 0.5
        return near !== null && !beside ? { cell: near.cell, piece: near.piece } : { cell: cell, piece: "" }
    }
    // Without a cell of its own the keyboard begins where a piece is chosen, or at what may be touched.
    onActiveFocusChanged: if (activeFocus && cursor === "") cursor = census.start()
    function pieceOn(cell: string): string { return census.pieceOn(cell) }
    function show(ids: var): void { sight.show(ids) }
    function zoomAt(x: real, y: real, to: real): void { sight.zoomAt(x, y, to) }
    function turnWhole(): void { sight.turn(census.cellRows(), matters) }

    // A cell that lies under a point of the board, in pixels.
    function under(p: point): string { return plan.holding((p.x - origin.x) / radius, (p.y - origin.y) / radius) }
    function ownPoint(p: point): point { return plan.own((p.x - origin.x) / radius, (p.y - origin.y) / radius) }

    // A window of another form is looked at afresh.
    readonly property string form: Theme.isPhone ? "phone" : Theme.isLandscape ? "landscape" : "portrait"
    onRadiusChanged: if (flags.flying) flagged.restart()
    onCentresChanged: if (flags.flying) flagged.restart()
    onFormChanged: {
        sight.showAll()
        settle.restart()
    }
    onFrameChanged: settle.restart()
    onGridChanged: settle.restart()
    onWidthChanged: settle.restart()
    onHeightChanged: settle.restart()
    onMattersChanged: settle.restart()
    onPlaceSizeChanged: settle.restart()
    onReadableChanged: settle.restart()
    Component.onCompleted: {
        survey()
        count()
    }
    Keys.onPressed: event => {
        const arrow = { [Qt.Key_Left]: [-1, 0], [Qt.Key_Right]: [1, 0], [Qt.Key_Up]: [0, -1], [Qt.Key_Down]: [0, 1] }[event.key]
        if (arrow) {
            cursor = walk.step(cursor, arrow[0], arrow[1])
            sight.follow(cursor)
        } else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space)
            touched(cursor, pieceOn(cursor))
        else if (event.key === Qt.Key_Plus || event.key === Qt.Key_Equal)
            zoomAt(width / 2, height / 2, zoom * 1.25)
        else if (event.key === Qt.Key_Minus)
            zoomAt(width / 2, height / 2, zoom / 1.25)
        else
            return
        event.accepted = true
    }

    BoardPlan { id: plan; grid: root.grid }
    BoardCensus { id: census; cells: cellRepeater; pieces: pieceRepeater }
    BoardFlags { id: flags; pieces: pieceRepeater }
    BoardSight {
        id: sight
        view: view
        plan: plan
        census: census
        fitRadius: root.fitRadius
        readable: root.readable
        // Counters glide when they move, not when the eye does.
        onMoved: {
            root.still = false
            ready.restart()
        }
    }
    KeyedRows { id: cellRows; source: root.cells; onByIdChanged: settle.restart() }
    KeyedRows { id: pieceRows; source: root.pieces }
    BoardWalk { id: walk; centres: plan.centres }
    Timer { id: lit; interval: 0; onTriggered: root.follow() }
    Timer { id: settle; interval: 0; onTriggered: root.survey() }
    Timer { id: flagged; interval: 0; onTriggered: flags.place() }
    Timer { id: ready; interval: 50; onTriggered: root.still = true }

    Flickable {
        id: view
        anchors.fill: parent
        contentWidth: Math.max(width, root.extent.width * root.radius)
        contentHeight: Math.max(height, root.extent.height * root.radius)
        topMargin: root.zoom > 1 ? root.headroom : 0
        interactive: root.zoom > 1 && !root.strokes
        clip: root.zoom > 1
        boundsBehavior: Flickable.StopAtBounds

        // As large as the view, and goes along with it.
        BoardPicture {
            objectName: "picture"
            x: view.contentX
            y: view.contentY
            width: view.width
            height: view.height
            grid: root.grid
            cells: root.cells
            lines: root.lines
            regions: root.regions
            field: root.field
            centres: root.centres
            radius: root.radius
            origin: root.origin
            eye: root.eye
            occupied: census.occupied
            pieceShare: root.pieceShare
            numberInCorner: root.numberInCorner
            overview: root.isOverview
            cursor: root.activeFocus ? root.cursor : ""
            kinds: Object.assign({}, BoardSigns.kinds, root.kinds)
            lineStyles: Object.assign({}, BoardSigns.lines, root.lineStyles)
            tints: BoardSigns.tints
            look: BoardSigns.look
            sides: Sides.table
        }
        Repeater {
            id: cellRepeater
            model: cellRows.model
            onItemAdded: settle.restart()
            onItemRemoved: settle.restart()

            BoardMark {
                required property var model     // row: as cellRows.row() takes it
                required property int index
                readonly property point centre: root.pixel(root.centres[row?.id] ?? Qt.point(0, 0))
                row: cellRows.row(model)
                x: centre.x - width / 2
                y: centre.y - height / 2
                z: 2
                radius: root.radius
                cursor: root.activeFocus && root.cursorIndex === index
                standing: cursor ? (root.pieces, census.occupied, census.toldOn(row.id)) : ""
                does: cursor ? (cellState, root.doesAt(row.id)) : []
                // The keyboard's cell has the focus itself, so that it is read when the cursor comes.
                onCursorChanged: if (cursor) forceActiveFocus(Qt.OtherFocusReason)
                onCellStateChanged: if (root.zoomToReach) lit.restart()
                onNameChanged: settle.restart()
                Accessible.onPressAction: if (enabled) root.touched(row?.id, root.pieceOn(row?.id))
            }
        }
        Repeater {
            id: pieceRepeater
            model: pieceRows.model
            onItemAdded: root.count()
            onItemRemoved: root.count()

            BoardPiece {
                required property var model     // row: as pieceRows.row() takes it
                row: pieceRows.row(model)
                visible: root.centres[cell] !== undefined
                centre: root.pixel(root.centres[cell] ?? Qt.point(0, 0))
                radius: root.radius
                share: root.isOverview ? 1.5 : root.pieceShare
                overview: root.isOverview
                among: census.occupied[cell] ?? 1
                order: census.orders[row?.id] ?? 0
                gliding: root.still && !view.moving && !pinch.active
                onFlagSizeChanged: if (odds !== "") flagged.restart()
                onCellChanged: root.count()
                Accessible.onPressAction: if (enabled) root.touched(cell, row?.id)
            }
        }
        BoardLandmarks {
            anchors.fill: parent
            z: 4.5
            landmarks: root.landmarks
            cells: root.centres
            radius: root.radius
            origin: root.origin
        }
        BoardStroke {
            property string cell
            enabled: root.strokes
            step: root.radius * 0.4
            onBegan: at => {
                const hit = root.at(at.x, at.y)
                cell = hit.cell
                root.strokeBegan(hit.cell, hit.piece)
            }
            onPassed: at => {
                const next = root.under(at)
                if (next === "" || next === cell)
                    return
                cell = next
                root.strokeMoved(next)
            }
            onEnded: {
                const own = root.ownPoint(last)
                root.strokeEnded(own.x, own.y, (last.x - first.x) / root.radius, (last.y - first.y) / root.radius)
            }
        }
        TapHandler {
            onTapped: point => {
                // Where nothing can be read a touch brings the eye near.
                if (root.isOverview) {
                    const here = Qt.point((point.position.x - root.origin.x) / root.radius, (point.position.y - root.origin.y) / root.radius)
                    return sight.approachPoint(here.x, here.y)
                }
                const hit = root.at(point.position.x, point.position.y)
                root.cursor = hit.cell
                if (hit.cell !== "" || hit.piece !== "") {
                    root.touched(hit.cell, hit.piece)
                } else {
                    const own = root.ownPoint(point.position)
                    root.missed(own.x, own.y)
                }
            }
            onLongPressed: {
                const hit = root.at(point.position.x, point.position.y)
                if (hit.cell !== "" || hit.piece !== "")
                    root.held(hit.cell, hit.piece)
            }
        }
    }
    PinchHandler {
        id: pinch
        target: null
        property real start: 1
        onActiveChanged: if (active) start = root.zoom
        onActiveScaleChanged: if (active) root.zoomAt(centroid.position.x, centroid.position.y, start * activeScale)
    }
    WheelHandler {
        acceptedModifiers: Qt.ControlModifier
        onWheel: event => root.zoomAt(event.x, event.y, root.zoom * (event.angleDelta.y > 0 ? 1.2 : 1 / 1.2))
    }
    FocusRing {
        shown: root.activeFocus && root.cursor === ""
        around: 8
        anchors.margins: 0
    }
}
