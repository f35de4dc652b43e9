// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of a game's data (the title of a card, a part of a sum) in another language: the chapter `data` of
// its catalogue has them under the English text. One that is put together has a pattern, whose parts are said
// in turn:
//
//     "Fever": "Fieber"        "%1 from %2": "%1 aus %2"
#pragma once

#include <string>
#include <string_view>

#include "engine/words/catalogue.hpp"

namespace adjutant {

/// The English text itself where the catalogue has no other.
[[nodiscard]] std::string dataText(const Catalogue& words, std::string_view english);

}  // namespace adjutant
