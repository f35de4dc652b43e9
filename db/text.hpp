// SPDX-License-Identifier: GPL-3.0-or-later
// What texts a campaign file takes. Inside the room only.
#pragma once

#include <string_view>
#include <utility>

#include "db/error.hpp"
#include "engine/words/phrase.hpp"

namespace adjutant::db {

[[nodiscard]] bool isUtf8(std::string_view);

/// Spaces alone.
[[nodiscard]] bool isEmpty(std::string_view);

[[nodiscard]] Error noText(Phrase what);
[[nodiscard]] Error noName(Phrase what);

/// Throws Error badText unless it is UTF-8; `what` names it in the sentence, a message of the chapter
/// `texts`.
template <MessageStruct M>
void requireText(std::string_view text, M what) {
    if (!isUtf8(text)) throw noText(std::move(what));
}

/// The same, and something else than spaces must be in it.
template <MessageStruct M>
void requireName(std::string_view name, M what) {
    if (!isUtf8(name)) throw noText(std::move(what));
    if (isEmpty(name)) throw noName(std::move(what));
}

}  // namespace adjutant::db
