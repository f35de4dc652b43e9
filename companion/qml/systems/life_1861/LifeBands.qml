// SPDX-License-Identifier: GPL-3.0-or-later
// The bands of the tension track, in the town's words.
pragma Singleton

import QtQuick

QtObject {
    readonly property var list: [
        { name: qsTr("Quiet"), from: 1, to: 3 },
        { name: qsTr("Watchful"), from: 4, to: 7 },
        { name: qsTr("Hostile"), from: 8, to: 10 }]

    function nameOf(level: int): string {
        return list.find(band => level >= band.from && level <= band.to)?.name ?? ""
    }
}
