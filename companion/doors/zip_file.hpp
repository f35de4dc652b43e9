// SPDX-License-Identifier: GPL-3.0-or-later
// Zip files as bytes: libzip does the format.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace adjutant::companion {

/// A file in a zip. Its name is UTF-8, with / between folders.
struct ZipMember {
    std::string name;
    std::string text;
};

/// The same members give the same bytes: all bear one time. Throws db::Error.
[[nodiscard]] std::string zipped(const std::vector<ZipMember>& members);

/// Do the bytes begin as a zip does?
[[nodiscard]] bool looksLikeAZip(std::string_view bytes);

/// Texts of up to so many bytes may be packed however tightly; larger ones are no more than fifty times what
/// they are packed, as hashes and sentences never are.
inline constexpr std::uint64_t trustedSize = 32U << 20U;

/// The text of one member, of at most `limit` bytes. Throws db::Error notOurs (no zip, encrypted, without
/// that member), damaged (torn, or the text does not match its sum) or other (larger than the limit or than
/// it can be, whatever the zip says of it).
[[nodiscard]] std::string unzipped(std::string_view zip, const std::string& member, std::uint64_t limit);

}  // namespace adjutant::companion
