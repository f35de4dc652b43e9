// SPDX-License-Identifier: GPL-3.0-or-later
// Texts come from files of anybody: what steers a terminal, or turns the order of letters around, is shown as
// a question mark.
#pragma once

#include <iosfwd>
#include <string>
#include <string_view>

namespace adjutant::cli {

/// On one line.
[[nodiscard]] std::string forTerminal(std::string_view text);

/// The same, but its lines stay lines.
[[nodiscard]] std::string linesForTerminal(std::string_view text);

/// A name as it stands in a line; in double quotes where it holds what such lines are made of.
[[nodiscard]] std::string quotedName(std::string_view name);

/// A line of JSON that means the same: what would steer a terminal is escaped.
[[nodiscard]] std::string jsonForTerminal(std::string json);

/// Is it this program's output, and does that go to a terminal?
[[nodiscard]] bool isTerminal(const std::ostream& out);

}  // namespace adjutant::cli
