// SPDX-License-Identifier: GPL-3.0-or-later
// Which texts of a look file are shown to people: those that `look.<language>.json` has in another language,
// {"English text": "text in that language"}. All else in a look file are ids, pointers and names of icons.
#pragma once

#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <string>

namespace adjutant::companion {

void eachShownText(nlohmann::json& look, const std::function<void(std::string& text)>& visit);

}  // namespace adjutant::companion
