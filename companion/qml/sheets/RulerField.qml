// SPDX-License-Identifier: GPL-3.0-or-later
// Who rules: one of the persons at the table, or the referee. Where nobody is named there is nothing to ask.
import QtQuick
import Adjutant

RadioPills {
    objectName: "ruler"
    visible: Seating.persons.length > 0
    label: qsTr("Who rules? (goes into the log)")
    choices: Array.from(Seating.persons).concat(qsTr("The referee")).map((name, place) => ({ id: place < Seating.persons.length ? name : "", text: name }))
    value: Seating.ruler
    onChosen: id => Seating.ruler = id
}
