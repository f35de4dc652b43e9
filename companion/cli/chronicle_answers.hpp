// SPDX-License-Identifier: GPL-3.0-or-later
// What the commands of chronicles answer, as JSON.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "companion/chronicle_book.hpp"

namespace adjutant::cli {

using companion::ChronicleBook;

/// {"entry","at","say"}, with `game`, `line` and `by-system` where it comes from one, and `undone-by`.
[[nodiscard]] nlohmann::ordered_json entryLine(const ChronicleBook&, chronicle::EntryId);
/// A roster or side with its members, and every figure with the entries behind it.
[[nodiscard]] nlohmann::ordered_json subjectJson(const db::CampaignFile&, const ChronicleBook&,
                                                 const chronicle::Subject&);

}  // namespace adjutant::cli
