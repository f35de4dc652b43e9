# SPDX-License-Identifier: GPL-3.0-or-later
# The pages of people and results and what stands behind them, one line each.
set(ADJUTANT_QML_PEOPLE)
set(ADJUTANT_PEOPLE_SOURCES)
