// SPDX-License-Identifier: GPL-3.0-or-later
// How what a game says in its own words is to be read, for whoever shows it: what is a rule in it is told by
// the rules, typed, and nobody has to know the words. Never on the wire, and never in a journal.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/play/carried_over.hpp"
#include "engine/play/dealing.hpp"
#include "engine/play/holding.hpp"
#include "engine/play/outcome_reading.hpp"
#include "engine/play/roster_reading.hpp"
#include "engine/play/ruling_field.hpp"

namespace adjutant {

/// A card in a hidden hand that cancels an act after it was done: the act is taken back and done again, with
/// the side that cancels it as a parameter.
struct CancellingCard {
    std::string_view act, parameter, card;
};

/// The acts that are trades, with another player and with the bank, and their parameters: whom with, what is
/// given and taken (cards, one by one), and how often.
struct Trading {
    std::string_view withPlayer, withBank, partner, give, take, times;
};

/// What a game does not say is null.
struct Readings {
    /// Who takes and pays what by these events of an act, summed (dealing.hpp). Whatever the JSON is.
    std::vector<Dealing> (*dealings)(const nlohmann::json& events) = nullptr;
    /// What an outcome of odds means.
    OutcomeReading (*outcome)(std::string_view label) = nullptr;
    /// How many of either side stand in the battle that an act begins, before it; nothing where it begins
    /// none. Whatever the JSON is.
    std::optional<OutcomeReading::Both> (*fighting)(const nlohmann::json& state,
                                                    const nlohmann::json& action) = nullptr;
    /// What a referee may set one by one.
    RulingFields (*rulings)() = nullptr;
    std::optional<CancellingCard> cancels{};
    std::optional<Trading> trading{};
    /// What a campaign may carry over from this state. Whatever the JSON is.
    CarriedOver (*carriedOver)(const nlohmann::json& state) = nullptr;
    /// Who holds what in a state, in the order of the places. Whatever the JSON is.
    std::vector<Holding> (*holdings)(const nlohmann::json& state) = nullptr;
    /// What is fought by these options of a game, as a text of its data; empty where they do not tell.
    std::string_view (*scenario)(const nlohmann::json& options) = nullptr;
    /// What its rosters are made of.
    RosterReading (*rosters)() = nullptr;
};

}  // namespace adjutant
