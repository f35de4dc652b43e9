// SPDX-License-Identifier: GPL-3.0-or-later
// A page of the window's stack. What it has begun it ends in `onGone`, while it is whole, and not where it is destroyed: Qt 6.4
// may do that amid its collection of garbage, and whatever a script makes there breaks the heap (see ../README.md).
import QtQuick

FocusScope {
    signal go(string page)
    signal gone              // it is shown no longer, and goes
}
