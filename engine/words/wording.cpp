// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/words/wording.hpp"

#include <cctype>

namespace adjutant {

std::string atStart(std::string text) {
    if (!text.empty())
        text.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(text.front())));
    return text;
}

}  // namespace adjutant
