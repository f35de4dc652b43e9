// SPDX-License-Identifier: GPL-3.0-or-later
// The games of the campaign and how they came out: all, or those of one person, against another, of one system.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

PageFrame {
    id: root

    property string asking               // "person" or "opponent" while it is chosen; "" for neither

    function nameOf(person: string): string {
        const found = Object.assign({ name: "" }, Results.people.find(person))
        return found.name
    }
    function pick(person: string): void {
        if (asking === "opponent")
            Results.opponent = person
        else
            Results.person = person
        asking = ""
    }

    objectName: "resultsPage"
    title: qsTr("Games of %1").arg(Campaigns.campaign)
    Component.onCompleted: Results.refresh()

    Flow {
        width: root.inner
        spacing: 8
        layoutDirection: Theme.mirrored ? Qt.RightToLeft : Qt.LeftToRight
        Pill {
            objectName: "resultsPerson"
            width: Math.min(implicitWidth, parent.width)
            text: Results.person === "" ? qsTr("Everybody") : root.nameOf(Results.person)
            sign: root.asking === "person" ? "above" : "person"
            onClicked: root.asking = root.asking === "person" ? "" : "person"
        }
        Pill {
            objectName: "resultsOpponent"
            visible: Results.person !== ""
            width: Math.min(implicitWidth, parent.width)
            text: Results.opponent === "" ? qsTr("against anybody") : qsTr("against %1").arg(root.nameOf(Results.opponent))
            sign: root.asking === "opponent" ? "above" : "swords"
            onClicked: root.asking = root.asking === "opponent" ? "" : "opponent"
        }
    }
    Flow {
        visible: root.asking !== ""
        width: root.inner
        spacing: 8
        layoutDirection: Theme.mirrored ? Qt.RightToLeft : Qt.LeftToRight
        Pill {
            objectName: "pick-all"
            text: root.asking === "opponent" ? qsTr("Anybody") : qsTr("Everybody")
            onClicked: root.pick("")
        }
        Repeater {
            model: Results.people
            Pill {
                required property var model     // row: a row of Results.people
                objectName: "pick-" + model.name
                visible: root.asking === "person" || model.id !== Results.person
                width: Math.min(implicitWidth, parent.width)
                text: model.name
                sign: "person"
                chosen: model.id === (root.asking === "opponent" ? Results.opponent : Results.person)
                onClicked: root.pick(model.id)
            }
        }
    }
    Flow {
        visible: Results.systems.count > 1
        width: root.inner
        spacing: 8
        layoutDirection: Theme.mirrored ? Qt.RightToLeft : Qt.LeftToRight
        Pill {
            objectName: "ofAll"
            text: qsTr("All games")
            chosen: Results.system === ""
            onClicked: Results.system = ""
        }
        Repeater {
            model: Results.systems
            Pill {
                required property var model     // row: a row of Results.systems
                objectName: "of-" + model.id
                width: Math.min(implicitWidth, parent.width)
                text: model.name
                chosen: Results.system === model.id
                onClicked: Results.system = model.id
            }
        }
    }
    RadioPills {
        visible: Results.person !== ""
        width: root.inner
        choices: [{ id: "", text: qsTr("However they ended") }, { id: "win", text: qsTr("Won") }, { id: "draw", text: qsTr("Drawn") }, { id: "loss", text: qsTr("Lost") }]
        value: Results.outcome
        onChosen: id => Results.outcome = id
    }
    Sentence {
        objectName: "resultsSummary"
        width: root.inner
        text: Results.summary
    }
    ListRow {
        objectName: "toPerson"
        visible: Results.person !== ""
        width: root.inner
        text: root.nameOf(Results.person)
        note: qsTr("the whole record")
        sign: "person"
        leads: true
        onClicked: {
            Person.show(Results.person)
            root.go("person")
        }
    }
    Repeater {
        model: Results.games
        ListRow {
            required property var model     // row: a row of Results.games
            objectName: "result-" + model.name
            width: root.inner
            text: qsTr("%1, %2").arg(model.systemName).arg(model.name)
            note: [model.resultWords, model.played, model.when, model.archived ? qsTr("in the archive") : ""].filter(part => part !== "").join(" · ")
            side: model.colour
            sign: model.sign
            leads: true
            onClicked: {
                GameRecord.show(model.id)
                root.go("game")
            }
        }
    }
}
