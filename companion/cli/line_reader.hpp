// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of any length off a stream, keeping no more of a line than anybody could use.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <optional>
#include <string>

namespace adjutant::cli {

/// The next line without its newline; a last line needs none. Of a line longer than `longest` bytes the first
/// `longest` and one more are given, so that it is seen to be too long. Nothing at the end of the input.
[[nodiscard]] std::optional<std::string> readLine(std::istream& in, std::size_t longest);

}  // namespace adjutant::cli
