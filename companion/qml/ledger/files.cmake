# SPDX-License-Identifier: GPL-3.0-or-later
# The QML files of this folder, one line each.
set(ADJUTANT_QML_LEDGER
  BranchRow.qml
  ScrubBar.qml
)
