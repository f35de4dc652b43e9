// SPDX-License-Identifier: GPL-3.0-or-later
// The events that all systems share, with their sentences, and how stored entries are folded.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "engine/journal/journal.hpp"
#include "engine/play/position.hpp"

namespace adjutant::events {

using nlohmann::json;

/// Carries the whole first state, so that a later change to a set-up never rewrites an old game. `seed`: a
/// number, or "fresh".
[[nodiscard]] json started(const SystemEntry& system, const Position& position, const json& seed,
                           const std::vector<Overrule>& overrules);
/// `what`: the first sentence of the act that is taken back, or done again.
[[nodiscard]] json undone(Seq act, const std::string& what, std::string_view language);
[[nodiscard]] json redone(Seq act, const std::string& what, std::string_view language);
[[nodiscard]] json rewound(Seq seq, std::string_view language);
[[nodiscard]] json noted(const std::string& text);
/// `person`: who rules, where that is told. `hidden`: the pointers of `set` whose values are not told to
/// everybody.
[[nodiscard]] json ruled(const json& set, const std::string& reason, const std::string& person,
                         const std::vector<std::string>& hidden, const Position& position);
[[nodiscard]] json rolled(const json& roll, const Position& position);
/// The sentence of a ruling, a seat or a free roll, from its facts; of other events as it stands in them.
[[nodiscard]] std::string said(const json& event, const Position& position, std::string_view language);

/// The `id` of a stored request, or of one in hand.
[[nodiscard]] std::optional<std::string> idOf(const std::string& request);
[[nodiscard]] std::optional<std::string> idOf(const json& request);

/// The first sentence of an act; of a ruling on what is hidden no more than that it was one.
[[nodiscard]] std::string firstSentence(const json& events, std::string_view language);
/// Are these, an entry's events, of the game system, and not of those that all systems share?
[[nodiscard]] bool isOfTheSystem(const json& events, const EntryText& entry);
/// Takes the position over one stored act. Throws std::runtime_error when it cannot be read.
void fold(std::unique_ptr<Position>& position, const SystemEntry& system, const EntryText& entry);

}  // namespace adjutant::events
