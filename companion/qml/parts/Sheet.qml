// SPDX-License-Identifier: GPL-3.0-or-later
// A sheet over a scrim that spares Undo: 900 wide in the middle of a landscape window, from below in portrait and on
// phones. Put its content inside; `offers` stand at its foot, Not now left and the likeliest right. Fill the window
// with it.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

FocusScope {
    id: root

    default property alias content: body.data
    property alias head: headSlot.data       // counters before the title, say
    property string title
    property string sub
    property bool opened: false
    property Item spare                      // what the scrim leaves out: the Undo button
    property var offers: []                  // object: as OfferBar's; the last one is usually the likely one
    property string refuseText: qsTr("Not now")
    property bool withRefuse: true           // at the foot; else a cross in the corner
    property real sheetWidth: 900
    property bool stepsBack: false           // Escape is one step back within it, until there is none

    signal chosen(string id)
    signal refused(string id)                // a blocked offer was touched: say the rule
    signal ruleAsked(string id)              // of an offer that is `ruled`
    signal closed
    signal stepBack

    function open(): void {
        before = Window.activeFocusItem
        opened = true
        place()
        forceActiveFocus()
    }
    // Closes as Not now does.
    function close(): void {
        if (!opened)
            return
        opened = false
        // What has gone meanwhile is not gone back to.
        if (before && before.visible)
            before.forceActiveFocus()
        closed()
    }

    // Undo has the keys, or nobody: a button that goes, or is dimmed, leaves them to what it stands in.
    function keysAreBeside(): bool {
        const at = Window.activeFocusItem
        for (let around = root.parent; around; around = around.parent)
            if (around === at)
                return true
        return !at || (spare !== null && spare.activeFocus)
    }

    property Item before: null
    property rect hole: Qt.rect(0, 0, 0, 0)
    readonly property bool fromBelow: !Theme.isLandscape
    readonly property real inner: Theme.isPhone ? 16 : 28
    readonly property real most: Theme.isLying ? height - 16 : fromBelow ? Math.min(height * 0.85, floor - 12) : height - 40
    // Portrait sheets end above Undo, so that it is not covered; on a phone on its side they stand beside it.
    readonly property bool besideUndo: Theme.isLying && hole.height > 0
    readonly property real roomBeside: Theme.mirrored ? width - hole.x - hole.width : hole.x
    readonly property real floor: fromBelow && hole.height > 0 && !besideUndo ? hole.y - 10 : height

    function place(): void {
        hole = spare && spare.visible ? spare.mapToItem(root, 0, 0, spare.width, spare.height) : Qt.rect(0, 0, 0, 0)
    }

    anchors.fill: parent
    visible: opened || box.opacity > 0.01
    enabled: opened
    z: 100
    onWidthChanged: settled.restart()
    onHeightChanged: settled.restart()
    onOpenedChanged: place()
    onSpareChanged: settled.restart()
    Component.onCompleted: place()
    // Undo was touched beside the sheet: the keys are the sheet's again, once it is let go of. A button that loses them
    // before is not clicked.
    readonly property bool spareHeld: (spare as Touchable)?.pressed ?? false
    onActiveFocusChanged: if (opened && !activeFocus) back.restart()
    onSpareHeldChanged: if (!spareHeld) back.restart()
    Keys.onEscapePressed: stepsBack ? stepBack() : close()
    Keys.onBackPressed: stepsBack ? stepBack() : close()
    Accessible.role: Accessible.Dialog
    Accessible.name: title

    Curtain {
        before: root
        spare: root.spare
        drawn: root.opened
    }
    Timer {
        id: back
        interval: 0
        onTriggered: if (root.opened && !root.spareHeld && root.keysAreBeside()) root.forceActiveFocus()
    }
    // After the bar below has laid itself out anew.
    Timer {
        id: settled
        interval: 0
        onTriggered: root.place()
    }
    Connections {
        target: root.spare
        function onXChanged() { root.place() }
        function onYChanged() { root.place() }
        function onWidthChanged() { root.place() }
        function onHeightChanged() { root.place() }
    }

    Connections {
        target: root.spare ? root.spare.parent : null
        function onXChanged() { root.place() }
        function onYChanged() { root.place() }
    }

    // The scrim: four rectangles around the hole. They take every touch; one outside the sheet is Not now.
    Repeater {
        model: [
            Qt.rect(0, 0, root.width, root.hole.y),
            Qt.rect(0, root.hole.y, root.hole.x, root.hole.height),
            Qt.rect(root.hole.x + root.hole.width, root.hole.y, root.width - root.hole.x - root.hole.width, root.hole.height),
            Qt.rect(0, root.hole.y + root.hole.height, root.width, root.height - root.hole.y - root.hole.height)
        ]
        Rectangle {
            required property rect modelData
            x: modelData.x
            y: modelData.y
            width: modelData.width
            height: modelData.height
            color: Theme.scrim
            opacity: root.opened ? 1 : 0
            Behavior on opacity { NumberAnimation { duration: Theme.fade } }

            MouseArea {
                anchors.fill: parent
                onClicked: root.close()
                onWheel: event => event.accepted = true
            }
        }
    }

    // What is left of the hole: its corners, since Undo's are round, and all of it while there is nothing to undo.
    PathItem {
        objectName: "aroundSpare"
        readonly property bool spared: root.spare !== null && root.spare.enabled
        readonly property string all: "M0 0H%1V%2H0Z".arg(width).arg(height)
        readonly property string round: "M%1 0H%2a%1 %1 0 0 1 %1 %1V%3a%1 %1 0 0 1 -%1 %1H%1a%1 %1 0 0 1 -%1 -%1V%1a%1 %1 0 0 1 %1 -%1Z"
                                            .arg(Theme.offerRadius).arg(width - Theme.offerRadius).arg(height - Theme.offerRadius)
        x: root.hole.x
        y: root.hole.y
        width: root.hole.width
        height: root.hole.height
        visible: width > 0
        grid: 0
        path: spared ? all + round : all
        fill: Theme.scrim
        opacity: root.opened ? 1 : 0
        Behavior on opacity { NumberAnimation { duration: Theme.fade } }

        MouseArea {
            anchors.fill: parent
            visible: !parent.spared
            onClicked: root.close()
            onWheel: event => event.accepted = true
        }
    }

    Plate {
        id: box
        width: Math.min(root.sheetWidth, root.besideUndo ? root.roomBeside - 16 : root.width - (root.fromBelow ? Theme.isPhone ? 12 : 32 : 64))
        height: Math.min(root.most, top.height + body.implicitHeight + 8 + 10 + foot.height + root.inner - 6 + lip)
        x: root.besideUndo ? Theme.fromStart(8, width, root.width) : (root.width - width) / 2
        y: (root.fromBelow ? root.floor - height - (root.hole.height > 0 && !root.besideUndo ? 0 : 8) : Math.max(20, (root.height - height) * 0.72))
           + (root.opened ? 0 : root.fromBelow ? 60 : 16)
        opacity: root.opened ? 1 : 0
        radius: Theme.sheetRadius
        fill: Theme.page
        border: Theme.edge
        lip: 5

        Behavior on y { enabled: root.visible; NumberAnimation { duration: root.opened ? Theme.sheetIn : Theme.sheetOut; easing.type: Easing.OutCubic } }
        Behavior on opacity { NumberAnimation { duration: root.opened ? Theme.sheetIn : Theme.sheetOut; easing.type: Easing.OutCubic } }

        MouseArea { anchors.fill: parent; onWheel: event => event.accepted = true }   // touches of the sheet are its own

        // The keyboard stays in the sheet: leaving at one end comes in at the other.
        Item {
            id: firstStop
            activeFocusOnTab: root.opened
            onActiveFocusChanged: if (activeFocus) lastStop.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
        }
        Item {
            id: top
            x: root.inner
            width: parent.width - 2 * root.inner
            height: Math.max(headSlot.y + headSlot.height, titles.y + titles.height, root.title === "" ? 0 : 64) + 10
            // On a phone counters take too much beside a title, so it stands below them.
            readonly property bool stacked: Theme.isPhone && !Theme.isLying && headSlot.width > 100

            Row {
                id: headSlot
                y: Theme.isPhone ? 14 : 22
                spacing: 18
            }
            Column {
                id: titles
                x: headSlot.width > 0 && !top.stacked ? headSlot.width + 18 : 0
                y: top.stacked ? headSlot.y + headSlot.height + 8 : headSlot.y + (Math.max(headSlot.height, height) - height) / 2
                width: parent.width - x - (top.stacked || root.withRefuse ? 0 : 56)
                Sentence {
                    width: parent.width
                    title: true
                    text: root.title
                    size: Theme.size(32, 26, 58)
                    wrapMode: Text.Wrap   // people's names may be one long word
                }
                Words {
                    visible: text !== ""
                    width: parent.width
                    text: root.sub
                    size: Theme.valueSize
                    color: Theme.ink2
                }
            }
        }
        Flickable {
            id: view
            x: root.inner - 8
            y: top.height
            width: parent.width - 2 * x
            height: Math.max(0, foot.y - y - 10)
            contentHeight: body.implicitHeight + 8
            contentWidth: width
            boundsBehavior: Flickable.StopAtBounds
            interactive: contentHeight > height + 1
            clip: interactive

            Column {
                id: body
                x: 8
                y: 4
                width: view.width - 16
                spacing: Theme.isPhone ? 12 : 20
            }
        }
        Flow {
            id: foot
            x: root.inner
            y: box.face.height - height - root.inner + 6
            width: parent.width - 2 * root.inner
            spacing: 12
            layoutDirection: Theme.mirrored ? Qt.RightToLeft : Qt.LeftToRight
            readonly property int count: root.offers.length + (root.withRefuse ? 1 : 0)
            readonly property real natural: {
                let sum = root.withRefuse ? notNow.implicitWidth + spacing : 0
                for (let i = 0; i < footOffers.count; ++i)
                    sum += footOffers.itemAt(i) ? (footOffers.itemAt(i) as Item).implicitWidth + spacing : 0
                return sum - spacing
            }
            readonly property bool abreast: natural <= width
            readonly property real slack: abreast ? width - natural : 0

            Offer {
                id: notNow
                visible: root.withRefuse
                width: Math.min(foot.width, implicitWidth)
                height: !foot.abreast && Theme.isPhone && footOffers.count > 0 ? Math.max(implicitHeight, (footOffers.itemAt(0) as Item)?.implicitHeight ?? 0) : implicitHeight
                sign: "close"
                text: root.refuseText
                onChosen: root.close()
            }
            Repeater {
                id: footOffers
                model: root.offers
                Offer {
                    required property var modelData     // object: one of offers
                    required property int index
                    readonly property bool last: index === root.offers.length - 1
                    width: foot.abreast ? implicitWidth + (last ? foot.slack * 0.7 : foot.slack * 0.3 / Math.max(1, root.offers.length - 1))
                                          - (root.offers.length === 1 ? -foot.slack * 0.3 : 0)
                         : index === 0 && Theme.isPhone && root.withRefuse ? foot.width - notNow.width - foot.spacing
                         : last ? foot.width : Math.min(foot.width, implicitWidth)
                    text: modelData.text
                    sign: modelData.sign ?? ""
                    sub: modelData.sub ?? ""
                    odds: modelData.odds ?? ""
                    chance: modelData.chance ?? ""
                    likely: modelData.likely ?? false
                    blocked: modelData.blocked ?? false
                    reason: modelData.reason ?? ""
                    onChosen: root.chosen(modelData.id)
                    onRefused: root.refused(modelData.id)
                    ruled: modelData.ruled ?? false
                    onRuleAsked: root.ruleAsked(modelData.id)
                }
            }
        }
        // One way out: in the corner where none stands at the foot.
        IconButton {
            visible: !root.withRefuse
            x: parent.width - width - 12
            y: Theme.isPhone ? 4 : 10
            sign: "close"
            text: qsTr("Close")
            onClicked: root.close()
        }
        Item {
            id: lastStop
            activeFocusOnTab: root.opened
            onActiveFocusChanged: if (activeFocus) firstStop.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
        }
    }
}
