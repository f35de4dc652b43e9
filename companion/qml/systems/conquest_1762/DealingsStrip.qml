// SPDX-License-Identifier: GPL-3.0-or-later
// For the table of a phone: what the last act makes each player take and pay, and the ways to the trader's table and the
// last roll.
import QtQuick
import Adjutant

Column {
    id: root
    spacing: 6

    DealingsList {
        compact: true
        width: root.width
    }
    ConquestDesk { width: root.width }
}
