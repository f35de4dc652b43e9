// SPDX-License-Identifier: GPL-3.0-or-later
// The tension track of life-1861 with its bands, and the counter to the next rise. Where the bands begin and how many
// rounds the counter takes is the engine's answer.
import QtQuick
import Adjutant

BandTrack {
    readonly property tableTrack track: Standing.figures.track

    name: qsTr("Tension")
    value: track.at
    bands: track.bands
    counter: track.rounds - track.left
    counterMost: track.rounds
    ruled: true
    onRuleAsked: Rules.showClause(track.clause, name)
    note: Theme.isLandscape ? "" : qsTr("rises in %n rounds", "", track.left)
}
