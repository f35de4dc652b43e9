// SPDX-License-Identifier: GPL-3.0-or-later
// One thing that is made when it is first asked for, where it stands: a sheet that an evening never opens costs nothing.
// Put it inside.
import QtQuick

Repeater {
    id: root

    property bool wanted: false
    readonly property Item made: count > 0 ? itemAt(0) : null

    function make(): Item {
        wanted = true
        return itemAt(0)
    }

    model: wanted ? 1 : 0
    enabled: false                       // no touch looks here: what is made has another parent
}
