// SPDX-License-Identifier: GPL-3.0-or-later
// Results of games as they are told to the club: people by their keys there instead of their numbers here.
// Inside the room only.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "db/campaign_file.hpp"
#include "db/club/notebook.hpp"

namespace adjutant::club {

[[nodiscard]] nlohmann::json resultJson(const db::Result&, const Notebook&);
/// People are named as the file's are called now.
[[nodiscard]] db::Result resultFrom(const nlohmann::json&, const Notebook&, const std::vector<db::Person>&);
/// Do both say the same? Somebody may have been renamed since.
[[nodiscard]] bool sameResult(nlohmann::json, nlohmann::json);

}  // namespace adjutant::club
