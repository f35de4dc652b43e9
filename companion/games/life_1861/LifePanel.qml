// SPDX-License-Identifier: GPL-3.0-or-later
// The tension track of life-1861 with its bands, and the counter to the next rise. Where the bands begin and how many
// rounds the counter takes is the engine's answer.
import QtQuick
import Adjutant

BandTrack {
    readonly property var extras: TableController.extras
    readonly property var tension: extras.tension ?? ({ level: 1, counter: 0 })
    readonly property var facts: TableController.facts
    readonly property var track: Array.from(facts.tracks ?? []).find(one => one.of === "tension") ?? ({})
    readonly property int roundsLeft: counterMost - tension.counter

    name: qsTr("Tension")
    value: tension.level
    bands: Array.from(track.bands ?? []).map(band => ({ name: TableController.wordOf("band", band.name), from: band.from, to: band.to }))
    counter: tension.counter
    counterMost: track.rounds ?? 0
    note: Theme.isLandscape ? "" : qsTr("rises in %n rounds", "", roundsLeft)
}
