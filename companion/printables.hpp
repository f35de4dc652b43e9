// SPDX-License-Identifier: GPL-3.0-or-later
// What a game system has to print: its cards and its places with their codes. Used by `adjutant-cli print`
// and by the app.
#pragma once

#include <optional>
#include <string>

#include "companion/cli/print_command.hpp"

namespace adjutant::companion {

/// The cards and places of the system of that id in its default game, in English, or nothing when there is no
/// such system.
[[nodiscard]] std::optional<cli::PrintableSystem> printable(const std::string& system);
/// The same in the words of that language.
[[nodiscard]] std::optional<cli::PrintableSystem> printableIn(const std::string& system,
                                                              const std::string& language);

}  // namespace adjutant::companion
