// SPDX-License-Identifier: GPL-3.0-or-later
// JSON that came from the club, read as what it may be: anything. Each throws ClubError unreadable, which
// says of what it is. Inside the room only.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "db/club/club_error.hpp"

namespace adjutant::club {

[[nodiscard]] ClubError unreadable(const std::string& what);
[[nodiscard]] nlohmann::json toldObject(const std::string& text, const std::string& what);
/// The text of that name.
[[nodiscard]] std::string toldText(const nlohmann::json& told, const char* name, const std::string& what);
/// The same, empty where there is none.
[[nodiscard]] std::string toldTextOrNone(const nlohmann::json& told, const char* name,
                                         const std::string& what);
[[nodiscard]] std::vector<std::string> toldTexts(const nlohmann::json& told, const char* name,
                                                 const std::string& what);
/// The list of that name, each an object; empty where there is none.
[[nodiscard]] std::vector<nlohmann::json> toldObjects(const nlohmann::json& told, const char* name,
                                                      const std::string& what);
[[nodiscard]] std::int64_t toldNumber(const nlohmann::json& told, const char* name, const std::string& what);

}  // namespace adjutant::club
