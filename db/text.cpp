// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/text.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>

#include "db/error.hpp"

namespace adjutant::db {

bool isUtf8(std::string_view text) {
    const auto isAscii = [](char letter) { return static_cast<unsigned char>(letter) < 0x80; };
    if (std::all_of(text.begin(), text.end(), isAscii)) return true;  // as most entries are
    try {
        static_cast<void>(nlohmann::json(text).dump());  // the library checks on the way out
        return true;
    } catch (const nlohmann::json::type_error&) {
        return false;
    }
}

void requireText(std::string_view text, std::string_view what) {
    if (!isUtf8(text))
        throw Error(Error::Kind::badText,
                    std::string(what) + " is not UTF-8 text. Nothing was changed. Type it again.");
}

void requireName(std::string_view name, std::string_view what) {
    requireText(name, what);
    if (name.find_first_not_of(" \t\r\n") == std::string_view::npos)
        throw Error(Error::Kind::badText,
                    std::string(what) + " is empty. Nothing was changed. Give it a name.");
}

}  // namespace adjutant::db
