// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace adjutant {

/// What a journal keeps is told in English, whatever the table speaks.
inline constexpr std::string_view journalLanguage = "en";

}  // namespace adjutant
