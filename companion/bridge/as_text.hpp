// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of the engine (UTF-8) for the screens.
#pragma once

#include <QString>
#include <string>

#include "companion/bridge/spoken_now.hpp"
#include "engine/words/phrase.hpp"

namespace adjutant::companion {

[[nodiscard]] inline QString asText(const std::string& words) { return QString::fromStdString(words); }

/// In the language of the app.
[[nodiscard]] inline QString asText(const Phrase& sentence) {
    return asText(sentence.in(spokenNow().toStdString()));
}

}  // namespace adjutant::companion
