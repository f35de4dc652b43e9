// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/bridge/guard.hpp"

#include "companion/bridge/as_text.hpp"
#include "engine/words/failure.hpp"

namespace adjutant::companion {

QString sentenceOf(const std::exception& error) { return asText(toldBy(error)); }

}  // namespace adjutant::companion
