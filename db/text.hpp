// SPDX-License-Identifier: GPL-3.0-or-later
// What texts a campaign file takes. Inside the room only.
#pragma once

#include <string_view>

namespace adjutant::db {

[[nodiscard]] bool isUtf8(std::string_view);

/// Throws Error badText unless it is UTF-8; `what` names it in the sentence, for instance "The note".
void requireText(std::string_view text, std::string_view what);

/// The same, and something else than spaces must be in it.
void requireName(std::string_view name, std::string_view what);

}  // namespace adjutant::db
