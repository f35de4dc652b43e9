// SPDX-License-Identifier: GPL-3.0-or-later
// The tension track of life-1861 with its bands, and the counter to the next rise.
import QtQuick
import Adjutant

BandTrack {
    readonly property var extras: TableController.extras
    readonly property var tension: extras.tension ?? ({ level: 1, counter: 0 })

    name: qsTr("Tension")
    value: tension.level
    bands: LifeBands.list
    counter: tension.counter
    counterMost: 3
    note: Theme.isLandscape ? "" : tension.counter === 2 ? qsTr("rises this round") : qsTr("rises in %1 rounds").arg(3 - tension.counter)
}
