// SPDX-License-Identifier: GPL-3.0-or-later
// All rules of the game at hand, chapter by chapter; a search by words or by a clause's id sets the words off. A touch on
// a clause shows it with its neighbours.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Page {
    id: root

    readonly property real margin: Math.max(Theme.sheetMargin, (width - 1100) / 2)
    readonly property bool narrowed: Rules.find !== "" || Rules.chapter !== ""

    function everything(): void {
        field.text = ""
        Rules.find = ""
        Rules.chapter = ""
    }

    Keys.onEscapePressed: narrowed ? everything() : root.go("back")
    Keys.onPressed: event => {
        if (event.key !== Qt.Key_PageDown && event.key !== Qt.Key_PageUp)
            return
        const by = (event.key === Qt.Key_PageDown ? 1 : -1) * list.height * 0.8
        list.contentY = Math.max(list.originY, Math.min(list.contentY + by, list.originY + list.contentHeight - list.height))
        event.accepted = true
    }
    Component.onCompleted: everything()

    PageFrame {
        id: frame
        anchors.fill: parent
        title: Rules.game !== "" ? qsTr("Rules: %1").arg(Rules.game) : qsTr("Rules")
        onGo: page => root.go(page)

        EmptyState {
            visible: Rules.game === ""
            width: parent ? (parent as Item).width : 0
            sign: "book"
            sentence: qsTr("No game is open.")
            note: qsTr("The rules of a game are shown while it is on the table.")
        }
    }
    Column {
        id: head
        visible: Rules.game !== ""
        x: root.margin
        y: frame.barHeight + Theme.gap
        width: root.width - 2 * root.margin
        spacing: Theme.gap

        Flow {
            width: parent.width
            spacing: 12
            layoutDirection: Theme.mirrored ? Qt.RightToLeft : Qt.LeftToRight

            TextBox {
                id: field
                objectName: "find"
                width: Theme.isPhone ? head.width : Math.max(240, head.width - chapters.width - 12)
                label: qsTr("Find words, or a rule by its number")
                focus: true
                onTextChanged: Rules.find = text
            }
            Item {
                width: chapters.width
                height: Theme.isPhone ? chapters.height : Math.max(field.height, chapters.height)
                Pill {
                    id: chapters
                    objectName: "chapters"
                    anchors.bottom: parent.bottom
                    text: Rules.chapter !== "" ? Rules.chapter : qsTr("Chapters")
                    width: Math.min(implicitWidth, Theme.isPhone ? head.width : head.width * 0.4)
                    sign: "book"
                    chosen: Rules.chapter !== ""
                    onClicked: menu.open()
                }
            }
        }
        Words {
            objectName: "howMany"
            width: parent.width
            text: root.narrowed ? qsTr("%n rules found", "", Rules.found.count) : qsTr("%n rules", "", Rules.found.count)
            size: Theme.noteSize
            color: Theme.ink2
        }
        OwnWords { width: parent.width }
    }
    ListView {
        id: list
        objectName: "clauses"
        visible: head.visible
        x: root.margin
        anchors { top: head.bottom; topMargin: Theme.gap; bottom: parent.bottom }
        width: head.width
        clip: true
        spacing: 10
        boundsBehavior: Flickable.StopAtBounds
        cacheBuffer: 0                       // Qt 6.4 complains where a search ends what it is still making
        model: Rules.found
        delegate: Column {
            id: row
            required property string clause
            required property string chapter
            required property string source
            required property string words
            required property string plain
            required property bool heads         // the first of its chapter
            width: list.width
            spacing: 6

            Caps {
                objectName: "clauseChapter"
                visible: row.heads
                width: parent.width
                topPadding: 14
                text: row.chapter
            }
            Touchable {
                id: entry
                objectName: "clause-" + row.clause
                width: parent.width
                implicitHeight: Math.max(48, card.height + 24)
                ringRadius: Theme.tileRadius
                text: row.clause
                Accessible.name: Theme.say([row.clause, row.plain])
                ruled: true
                onRuleAsked: Rules.showClause(row.clause, "")
                onClicked: ruleAsked()

                Plate {
                    anchors.fill: parent
                    fill: Theme.card
                    border: Theme.line
                    radius: Theme.tileRadius
                    lip: 3
                    pressed: entry.pressed
                    ClauseCard {
                        id: card
                        x: 16
                        y: 10
                        width: parent.width - 32
                        clause: row.clause
                        source: row.source
                        words: row.words
                        plain: row.plain
                    }
                }
            }
        }
    }
    MenuSheet {
        id: menu
        objectName: "chapterMenu"
        title: qsTr("Chapters")
        choices: [{ id: "", text: qsTr("All chapters") }, ...Array.from(Rules.chapters, chapter => ({ id: chapter, text: chapter }))]
        onPicked: id => Rules.chapter = id
    }
}
