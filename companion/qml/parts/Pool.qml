// SPDX-License-Identifier: GPL-3.0-or-later
// Lets a Repeater keep as many things as were ever shown at once and fill them anew, by their place: rows that come and go
// make nothing. Its model is `most`; a delegate shows `rows[index]`, and is to be seen where there is one.
import QtQuick

QtObject {
    id: root

    property var rows: []                // any: an array of anything
    property int most: 0

    function grow(): void { most = Math.max(most, rows.length) }

    onRowsChanged: grow()
    Component.onCompleted: grow()
}
