// SPDX-License-Identifier: GPL-3.0-or-later
// A menu: a sheet with one row for each choice. `choices` are { id, text, note, sign, blocked,
// reason }, or offers as they are: so More of an OfferBar opens one.
pragma ComponentBehavior: Bound

import QtQuick
import Adjutant

Sheet {
    id: root

    property var choices: []     // object: [{ id, text, note, sign, leads, blocked, reason }]

    signal picked(string id)         // an open choice; the sheet closes itself first

    sheetWidth: 560
    withRefuse: false

    Repeater {
        model: root.choices
        ListRow {
            id: row
            required property var modelData     // object: one of choices
            width: parent ? (parent as Item).width : 0
            text: modelData.text
            note: (modelData.blocked ? modelData.reason : modelData.note ?? modelData.sub) ?? ""
            sign: modelData.sign ?? ""
            figure: modelData.odds ?? ""
            opacity: modelData.blocked ? 0.7 : 1
            leads: modelData.leads ?? false
            onClicked: {
                if (modelData.blocked) {
                    root.refused(modelData.id)
                } else {
                    root.close()
                    root.picked(modelData.id)
                }
            }
        }
    }
}
