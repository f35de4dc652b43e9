// SPDX-License-Identifier: GPL-3.0-or-later
// Whole texts as files: exports and reports.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace adjutant::db {

/// The largest text that is read, in bytes: the export of a game of some 400,000 acts.
inline constexpr std::uintmax_t largestText = 1U << 30U;

/// The largest that is read of a deck, a roster, a board, a tournament report, rules or codes, in bytes. What
/// is read of a text takes many times its room in memory.
inline constexpr std::uintmax_t largestDocument = 1U << 24U;

/// The whole file. Throws Error missing, notOurs (a folder, a pipe, larger than `most` bytes), readOnly (no
/// right to read it) or other.
[[nodiscard]] std::string loadText(const std::filesystem::path&, std::uintmax_t most = largestText);

/// Writes the file, and the folders above it: whoever looks sees the old file or all of the new one. Throws
/// Error, and the old file is then as it was.
void saveText(const std::filesystem::path&, std::string_view text);

}  // namespace adjutant::db
