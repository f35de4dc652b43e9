// SPDX-License-Identifier: GPL-3.0-or-later
// JSON that comes from outside.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string_view>

namespace adjutant {

/// Brackets in brackets, texts aside: deeper than anything that we write.
inline constexpr int deepestNesting = 64;
/// An entry holds what came in, and a little around it.
inline constexpr int deepestOfAnEntry = 2 * deepestNesting;

/// Is anything nested deeper? What goes through JSON again (its dump, comparison and copy among them) is
/// recursive, so that such a text would end the program.
[[nodiscard]] bool isNestedTooDeep(std::string_view text, int deepest = deepestNesting);

/// Discarded where the text is no JSON, or nested too deep.
[[nodiscard]] nlohmann::json parsed(std::string_view text);

}  // namespace adjutant
