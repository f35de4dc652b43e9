// SPDX-License-Identifier: GPL-3.0-or-later
// A clause to be touched: how it begins, and its id.
import QtQuick
import Adjutant

ListRow {
    required property string clause
    required property string start

    text: clause
    note: start
    leads: true
}
