// SPDX-License-Identifier: GPL-3.0-or-later
// A sheet that is seldom asked for: it is made when it is first opened, and let go of when it lies closed while people
// play at the table. Those of every turn stay (`Late`), so that no touch waits for them twice. What it shows is said when
// it is opened; it keeps nothing of its own between times. Put it inside.
import QtQuick
import Adjutant

Item {
    id: root

    default property Component sheet
    property Sheet made: null

    function make(): Item {
        made = made ?? sheet.createObject(root, { parent: parent }) as Sheet     // it goes with this
        return made
    }

    // No Repeater or Loader: they take a sheet out of the window first, and all in it that asks for its parent complains.
    Connections {
        target: SpareMoment
        enabled: root.made !== null
        function onRested(): void {
            if (root.made.opened)
                return
            root.made.destroy()
            root.made = null
        }
    }
}
