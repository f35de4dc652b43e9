// SPDX-License-Identifier: GPL-3.0-or-later
// Who played a game and how it came out, from the file, in the app's language. The file keeps the names of
// sides as the journal has them, in English.
#pragma once

#include <QString>
#include <string>

#include "db/records.hpp"

namespace adjutant::companion {

/// "Soldier": what people call a side.
[[nodiscard]] QString sideWords(const std::string& system, const db::SideResult&);
/// "French: Ann, British: Boris"; empty where nobody is named.
[[nodiscard]] QString playedWords(const std::string& system, const db::Result&);
/// "Victory: Ann (French)"; empty where none is known.
[[nodiscard]] QString outcomeWords(const std::string& system, const db::Result&);

}  // namespace adjutant::companion
