// SPDX-License-Identifier: GPL-3.0-or-later
// Curves of a game, from its states at the ends of its rounds, and how its dice fell. What is worth a curve
// the face says; every stock of a side has one, and so have losses.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "companion/bridge/table_view.hpp"

namespace adjutant::companion {

/// `states`: [{round, act, state}], in order. Returns [{title, labels, acts, series: [{name, side,
/// values}]}], where `acts` are those that the values stand after; no plot for what never was anything but
/// nought. A look's plot is {title, at, most?}: `at` is a JSON pointer into the state, in which {side} stands
/// for each side and {piece} for all pieces of a side, added up.
[[nodiscard]] nlohmann::json trackerPlots(const nlohmann::json& states, const TableView& view);

/// Who held what, as the game's readings have it (engine/readings.hpp): {title, labels, acts, sides: [{name,
/// side}], places: [{name, holders}]}, a holder being a side's colour, or empty; null where nobody held
/// anything.
[[nodiscard]] nlohmann::json holdingsPlot(const nlohmann::json& states, const TableView& view);

/// For each kind of die, how often each face fell and how often it was to be expected. Dice with more than
/// twelve sides are left out: their faces are places and lots rather than luck.
[[nodiscard]] nlohmann::json dicePlots(const nlohmann::json& rolls);

}  // namespace adjutant::companion
