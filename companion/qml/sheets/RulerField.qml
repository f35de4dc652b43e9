// SPDX-License-Identifier: GPL-3.0-or-later
// Who rules: one of the persons at the table, or the referee. Where nobody is named there is nothing to ask.
import QtQuick
import Adjutant

RadioPills {
    objectName: "ruler"
    visible: TableController.persons.length > 0
    label: qsTr("Who rules? (goes into the log)")
    choices: Array.from(TableController.persons).concat(qsTr("The referee")).map((name, place) => ({ id: place < TableController.persons.length ? name : "", text: name }))
    value: TableController.ruler
    onChosen: id => TableController.ruler = id
}
