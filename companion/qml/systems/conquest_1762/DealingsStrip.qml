// SPDX-License-Identifier: GPL-3.0-or-later
// What the last act makes each player take and pay, for the table of a phone.
DealingsList {
    compact: true
}
