// SPDX-License-Identifier: GPL-3.0-or-later
// The organiser's own key, kept beside the campaign file when its tablet leaves the club
// (`x.adjutant-club.key`): what others sealed for the organiser is opened by nothing else, also after a
// backup came to another server.
#pragma once

#include <filesystem>
#include <string>

#include "db/club/records.hpp"

namespace adjutant::club {

/// Nothing where this is no organiser. Throws ClubError where it cannot be written.
void keepOrganiserKey(const std::filesystem::path& campaignFile, const Membership&);
/// The one that belongs to that open key; empty where it is not kept here.
[[nodiscard]] std::string keptOrganiserSecret(const std::filesystem::path& campaignFile,
                                              const std::string& open);
void forgetOrganiserKey(const std::filesystem::path& campaignFile);

}  // namespace adjutant::club
