// SPDX-License-Identifier: GPL-3.0-or-later
// Home: resume is the biggest thing on it; a new game, scanning, printing; the other games below.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Page {
    id: root
    objectName: "homePage"

    readonly property lastGame last: Campaigns.lastGame
    readonly property bool hasLast: last.id !== ""
    readonly property real margin: Theme.isPhone ? 16 : 40
    readonly property bool wide: Theme.isLandscape
    readonly property real inner: width - 2 * margin
    readonly property int lastWidth: Math.round(inner * 0.63)     // of the last game beside the offers

    readonly property bool several: Campaigns.campaigns.count > 1
    readonly property int listed: Campaigns.games.count

    // Those of the chosen campaign, but for the one above.
    function isListed(game: var, finished: bool): bool {
        return game.id !== last.id && game.finished === finished && (!several || game.campaign === Campaigns.campaign)
    }
    function countOf(finished: bool): int {
        let count = 0
        for (let i = 0; i < listed; ++i)
            count += isListed(Campaigns.games.at(i), finished) ? 1 : 0
        return count
    }
    function askForFile(task: string): void { (fileSheet.make() as FileSheet).openFor(task) }
    function resume(id: string): void {
        if (Campaigns.resume(id))
            root.go("table")
    }

    Component.onCompleted: Campaigns.refresh()

    Flickable {
        anchors.fill: parent
        contentHeight: content.height + 40
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: content
            x: root.margin
            y: Theme.isPhone ? 16 : 24
            width: root.inner
            spacing: Theme.isPhone ? 16 : 24

            Item {
                width: parent.width
                height: Math.max(64, title.implicitHeight)

                Sentence {
                    id: title
                    anchors.verticalCenter: parent.verticalCenter
                    x: Theme.fromStart(0, implicitWidth, parent.width)
                    title: true
                    size: Theme.size(44, 34, 44)
                    text: "Adjutant"
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }
                Row {
                    anchors.verticalCenter: parent.verticalCenter
                    x: Theme.fromStart(parent.width - width, width, parent.width)
                    IconButton {
                        sign: Theme.isLight ? "contrast" : "sun"
                        text: Theme.isLight ? qsTr("Dark") : qsTr("Light")
                        onClicked: Settings.theme = Theme.isLight ? "dark" : "light"
                    }
                    IconButton {
                        objectName: "home-search"
                        visible: Campaigns.file !== ""
                        sign: "search"
                        text: qsTr("Search")
                        onClicked: root.go("search")
                    }
                    IconButton {
                        sign: "settings"
                        text: qsTr("Settings")
                        onClicked: root.go("settings")
                    }
                }
            }
            // Without a file nothing can be kept: first of all another way to one.
            Late {
                wanted: Campaigns.problem !== ""
                Column {
                    width: root.inner
                    spacing: 12
                    Words {
                        objectName: "problem"
                        width: parent.width
                        text: Campaigns.problem
                        color: Theme.bad
                    }
                    CampaignFileOffers {
                        width: parent.width
                        onFileAsked: task => root.askForFile(task)
                        onBackupsAsked: root.go("backups")
                    }
                }
            }
            Flow {
                width: parent.width
                spacing: Theme.isPhone ? 12 : 24
                layoutDirection: Theme.mirrored ? Qt.RightToLeft : Qt.LeftToRight

                Late {
                    wanted: root.hasLast
                    LastGameCard {
                        width: root.wide ? root.lastWidth : root.inner
                        wide: root.wide
                        game: root.last
                        onResumed: root.resume(root.last.id)
                    }
                }
                Flow {
                    id: offers
                    width: root.wide && root.hasLast ? parent.width - root.lastWidth - parent.spacing : parent.width
                    spacing: 16
                    layoutDirection: Theme.mirrored ? Qt.RightToLeft : Qt.LeftToRight
                    // Beside the last game, and on a phone, one has the width; else the games below are in sight.
                    readonly property real half: root.hasLast || Theme.isPhone ? width : Math.floor((width - spacing) / 2)

                    Repeater {
                        model: [
                            { page: "new", sign: "plus", text: qsTr("New game"), sub: qsTr("two touches with the usual rules") },
                            { page: "scan", sign: "scan", text: qsTr("Scan a piece or a card"), sub: qsTr("what it is, and whose") },
                            { page: "print", sign: "print", text: qsTr("Print"), sub: qsTr("cards, tags and places with their codes") },
                            { page: "boards", sign: "map", text: qsTr("Boards"), sub: qsTr("draw one, play on it") },
                            ...(root.hasLast ? [] : [{ page: "guide", sign: "book", text: qsTr("Guide"), sub: qsTr("how to use Adjutant") }])]
                        Offer {
                            required property var modelData     // object: one of the list above
                            objectName: "home-" + modelData.page
                            width: modelData.page === "new" ? offers.width : offers.half
                            height: Math.max(implicitHeight, Theme.isPhone ? 76 : 94)
                            likely: modelData.page === "new" && !root.hasLast && !blocked
                            blocked: Campaigns.problem !== "" && (modelData.page === "new" || modelData.page === "boards")
                            reason: qsTr("needs a campaign file")
                            onRefused: root.askForFile("open")
                            sign: modelData.sign
                            text: modelData.text
                            sub: modelData.sub
                            onChosen: root.go(modelData.page)
                        }
                    }
                }
            }
            Column {
                visible: Campaigns.file !== ""
                width: parent.width
                spacing: 12
                Caps {
                    width: parent.width
                    text: Campaigns.usual ? qsTr("Campaigns") : qsTr("Campaigns in %1").arg(Campaigns.file.split("/").pop())
                    wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                }
                CampaignChoice {
                    width: parent.width
                    leads: true
                    onOpened: root.go("campaign")
                    onLeagueAsked: root.go("league")
                    onClubAsked: root.go("club")
                }
            }
            Repeater {
                model: [{ finished: false, text: root.several ? qsTr("Games of %1").arg(Campaigns.campaign) : qsTr("Also on the table") },
                        { finished: true, text: qsTr("Finished games") }]
                Column {
                    id: shelf
                    required property var modelData     // object: one of the list above
                    visible: root.countOf(modelData.finished) > 0
                    width: root.inner
                    spacing: 16
                    Caps {
                        width: parent.width
                        text: shelf.modelData.text
                    }
                    Flow {
                        width: parent.width
                        spacing: 16
                        layoutDirection: Theme.mirrored ? Qt.RightToLeft : Qt.LeftToRight
                        Repeater {
                            model: Campaigns.games
                            GameTile {
                                visible: root.isListed(model, shelf.modelData.finished)
                                width: Theme.isPhone ? root.inner : Math.max(300, (root.inner - 32) / (root.wide ? 3 : 2))
                                onClicked: root.resume(model.id)
                            }
                        }
                    }
                }
            }
        }
    }
    Late {
        id: fileSheet
        FileSheet { objectName: "fileSheet" }
    }
}
