// SPDX-License-Identifier: GPL-3.0-or-later
// Reading the shared parts of a request: texts, numbers, rolls and overrules, each with its refusal.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/chance/chances.hpp"
#include "engine/chance/sum.hpp"
#include "engine/words/refusal.hpp"

namespace adjutant::request {

using nlohmann::json;

/// A parameter that is there and not null, or nothing.
[[nodiscard]] const json* find(const json& request, const std::string& name);
/// A text that must be there; `missing-parameter`, `bad-parameter`.
[[nodiscard]] Expected<std::string> text(const json& request, const std::string& name);
/// A text that may be left out.
[[nodiscard]] Expected<std::optional<std::string>> optionalText(const json& request, const std::string& name);
/// A whole number that may be left out.
[[nodiscard]] Expected<std::optional<std::int64_t>> number(const json& request, const std::string& name);
/// An object that must be there.
[[nodiscard]] Expected<json> object(const json& request, const std::string& name);
/// The answers in `rolls`; none when it is left out.
[[nodiscard]] Expected<std::vector<SuppliedAnswer>> rolls(const json& request);
/// The list `overrule`; empty when it is left out.
[[nodiscard]] Expected<std::vector<Overrule>> overrules(const json& request);
/// The same list of a `start`: they always count in this game.
[[nodiscard]] Expected<std::vector<Overrule>> gameOverrules(const json& start);

/// {"ok":false,"error":{…}}
[[nodiscard]] json refused(const Refusal& refusal, std::string_view language);

}  // namespace adjutant::request
