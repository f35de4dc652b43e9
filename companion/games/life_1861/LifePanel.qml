// SPDX-License-Identifier: GPL-3.0-or-later
// The tension track of life-1861 with its bands, and the counter to the next rise. Where the bands begin and how many
// rounds the counter takes is the engine's answer.
import QtQuick
import Adjutant

BandTrack {
    readonly property var extras: Standing.extras     // own: what only this game has
    readonly property var tension: extras.tension ?? ({ level: 1, counter: 0 })     // own: of the state

    name: qsTr("Tension")
    value: tension.level
    bands: Standing.figures.track.bands
    counter: tension.counter
    counterMost: Standing.figures.track.rounds
    ruled: true
    onRuleAsked: Rules.showClause(Standing.figures.track.clause, name)
    note: Theme.isLandscape ? "" : qsTr("rises in %n rounds", "", Standing.figures.track.left)
}
