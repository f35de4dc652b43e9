// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/text.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "messages/db.hpp"

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

bool isEmpty(std::string_view text) { return text.find_first_not_of(" \t\r\n") == std::string_view::npos; }

Error noText(Phrase what) { return {Error::Kind::badText, failures::NoText{.what = std::move(what)}}; }
Error noName(Phrase what) { return {Error::Kind::badText, failures::NoName{.what = std::move(what)}}; }

}  // namespace adjutant::db
