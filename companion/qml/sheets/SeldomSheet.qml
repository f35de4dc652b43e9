// SPDX-License-Identifier: GPL-3.0-or-later
// A sheet that is seldom opened: it is made when it is opened, and destroyed when it is closed and nobody has touched
// the app for a while (`SpareMoment`), or when several others have been made since. Sheets that are used every turn are
// kept (`Late`), so that no touch waits for them twice. It remembers nothing from one opening to the next. Put it inside.
import QtQuick
import Adjutant

Item {
    id: root

    default property Component sheet
    property Sheet made: null

    function make(): Item {
        if (made === null)
            SpareMoment.sheetMade()
        made = made ?? sheet.createObject(root, { parent: parent }) as Sheet     // owned by this
        madeSince = 0
        return made
    }
    function letGo(): void {
        made.destroy()
        made = null
    }

    property int madeSince: 0          // how many others, since this was last opened

    // Not by a Repeater or a Loader: they take the sheet's parent away first, and bindings to `parent.width` then complain.
    Connections {
        target: SpareMoment
        enabled: root.made !== null
        function onRested(): void {
            if (!root.made.opened)
                root.letGo()
        }
        // Closed sheets of a busy evening would take the memory that pages need.
        function onSheetMade(): void {
            if (++root.madeSince >= 3 && !root.made.opened && !root.made.visible)
                root.letGo()
        }
    }
}
