// SPDX-License-Identifier: GPL-3.0-or-later
// What was put together of a new game while its page is left for a board, a roster or a sheet to print: there again when
// it is come back to, and forgotten at home and at the table.
pragma Singleton

import QtQuick

QtObject {
    property var plan: null              // object: { system, values, people, board, rosters, name }
    property var players: []             // object: who is to play, in the order of the seats, where somebody has said so
    property string called               // the name of the game, with them

    function forget(): void {
        plan = null
        players = []
        called = ""
    }
}
