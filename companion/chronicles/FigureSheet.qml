// SPDX-License-Identifier: GPL-3.0-or-later
// What somebody has and the entries it comes from; and what can be written of it: more or less, given to another, corrected
// with a reason, a note, somebody who joins.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Sheet {
    id: root

    signal entryAsked(string entry)
    signal mustered

    property string whose
    property string act: "carry"
    property string field
    property string to
    property int amount: 1
    readonly property bool counts: act === "carry" || act === "give" || act === "correct"
    readonly property bool texts: act === "correct" || act === "note" || act === "join"
    readonly property var others: Array.from(Chronicle.everybody).filter(one => one.id !== whose)     // list: a namedChoice each
    readonly property bool ready: act === "carry" ? amount !== 0 : act === "give" ? amount > 0 && to !== "" : textBox.text.trim() !== ""
    readonly property var words: ({ carry: qsTr("Write it"), give: qsTr("Give it"), correct: qsTr("Correct it"), note: qsTr("Note it"), join: qsTr("Add them") })     // object: act to the words of its button
    readonly property var labels: ({ correct: qsTr("The reason"), note: qsTr("The note"), join: qsTr("Who joins") })     // object: act to the name of its text

    function openFor(id: string): void {
        whose = id
        Chronicle.show(id)
        act = "carry"
        amount = 1
        field = Chronicle.fields.length > 0 ? Chronicle.fields[0].id : ""
        to = others.length > 0 ? others[0].id : ""
        textBox.text = ""
        open()
    }
    function choose(id: string): void {
        act = id
        amount = id === "correct" ? Chronicle.countOf(whose, field) : 1
        textBox.text = ""
    }
    function write(): void {
        let done = false
        if (act === "carry")
            done = Chronicle.carry(whose, field, amount)
        else if (act === "give")
            done = Chronicle.transfer(field, amount, whose, to)
        else if (act === "correct")
            done = Chronicle.correct(whose, field, amount, textBox.text)
        else if (act === "note")
            done = Chronicle.note(whose, textBox.text)
        else
            done = Chronicle.join(whose, textBox.text)
        if (done)
            close()
    }

    objectName: "figureSheet"
    title: Chronicle.shownName
    sub: Chronicle.figures.count === 0 ? qsTr("Nothing is carried over yet.") : qsTr("Each figure leads to the line that it comes from.")
    sheetWidth: 760
    withRefuse: false

    Offer {
        objectName: "muster"
        visible: Chronicle.shownHead && Chronicle.rosterOf(root.whose) !== ""
        width: parent.width
        height: Math.max(implicitHeight, Theme.offerHeight)
        text: qsTr("The roster for the next game")
        sign: "group"
        sub: qsTr("without those who are out")
        onChosen: {
            root.close()
            if (Rosters.muster(Chronicle.rosterOf(root.whose), Chronicle.outOf(root.whose)))
                root.mustered()
        }
    }
    Repeater {
        model: Chronicle.figures
        ListRow {
            required property var model     // row: a row of Chronicle.figures
            objectName: "figure-" + model.id
            width: parent.width
            text: Theme.say([model.label, model.text])
            note: model.note
            figure: model.figure
            leads: true
            onClicked: {
                root.close()
                root.entryAsked(model.entry)
            }
        }
    }
    RadioPills {
        objectName: "figureAct"
        width: parent.width
        choices: {
            const list = [{ id: "carry", text: qsTr("More or less"), sign: "plus" }]
            if (root.others.length > 0)
                list.push({ id: "give", text: qsTr("Give"), sign: "move" })
            list.push({ id: "correct", text: qsTr("Correct"), sign: "pen" }, { id: "note", text: qsTr("Note"), sign: "log" })
            if (Chronicle.shownHead)
                list.push({ id: "join", text: qsTr("Somebody joins"), sign: "person" })
            return list
        }
        value: root.act
        onChosen: id => root.choose(id)
    }
    RadioPills {
        objectName: "figureField"
        visible: root.counts
        width: parent.width
        label: qsTr("What")
        choices: Chronicle.fields
        value: root.field
        onChosen: id => {
            root.field = id
            if (root.act === "correct")
                root.amount = Chronicle.countOf(root.whose, id)
        }
    }
    Stepper {
        objectName: "figureAmount"
        visible: root.counts
        width: parent.width
        label: root.act === "correct" ? qsTr("What it is") : qsTr("How much")
        value: root.amount
        from: root.act === "give" ? 1 : -999
        to: 999
        onStepTo: value => root.amount = value
    }
    RadioPills {
        objectName: "figureTo"
        visible: root.act === "give"
        width: parent.width
        label: qsTr("To whom")
        choices: root.others
        value: root.to
        onChosen: id => root.to = id
    }
    TextBox {
        id: textBox
        objectName: "figureText"
        visible: root.texts
        width: parent.width
        label: root.labels[root.act] ?? ""
    }
    Offer {
        objectName: "writeFigure"
        width: parent.width
        height: Math.max(implicitHeight, Theme.offerHeight)
        text: root.words[root.act]
        sign: "check"
        likely: true
        blocked: !root.ready
        reason: root.act === "correct" ? qsTr("A correction needs its reason.") : qsTr("It is not complete yet.")
        onChosen: root.write()
    }
}
