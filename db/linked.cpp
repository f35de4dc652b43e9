// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/linked.hpp"

#include <nlohmann/json.hpp>

namespace adjutant::db {

bool isLinked(const std::vector<EntryText>& entries) {
    if (entries.empty()) return false;
    const auto request = nlohmann::json::parse(entries.front().request, nullptr, false);
    return request.is_object() && request.contains("do") && request["do"] == linkRequest;
}

}  // namespace adjutant::db
