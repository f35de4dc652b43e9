// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/wire_id.hpp"

namespace adjutant::cards {
namespace {

constexpr std::string_view hexDigits = "0123456789ABCDEF";

constexpr bool isSmall(char c) { return c >= 'a' && c <= 'z'; }
constexpr bool isLarge(char c) { return c >= 'A' && c <= 'Z'; }
constexpr bool isPlain(char c) { return (c >= '0' && c <= '9') || c == '-' || c == ':'; }

/// Reads one character of the id off the front of `wire`; nothing when the text is torn or not ours.
std::optional<char> takeCharacter(std::string_view& wire) {
    const char first = wire.front();
    wire.remove_prefix(1);
    if (isLarge(first)) return static_cast<char>(first - 'A' + 'a');
    if (isPlain(first)) return first;
    if (first == '.') return ',';
    if (first == '+') return '_';
    if (first == '$' && !wire.empty() && isLarge(wire.front())) {
        const char letter = wire.front();
        wire.remove_prefix(1);
        return letter;
    }
    if (first != '%' || wire.size() < 2) return {};
    const auto high = hexDigits.find(wire[0]);
    const auto low = hexDigits.find(wire[1]);
    if (high == std::string_view::npos || low == std::string_view::npos) return {};
    wire.remove_prefix(2);
    return static_cast<char>(16 * high + low);
}

}  // namespace

std::string wireId(std::string_view id) {
    std::string wire;
    for (const char c : id) {
        if (isSmall(c)) {
            wire += static_cast<char>(c - 'a' + 'A');
        } else if (isPlain(c)) {
            wire += c;
        } else if (isLarge(c)) {
            wire += {'$', c};
        } else if (c == ',' || c == '_') {
            wire += c == ',' ? '.' : '+';
        } else {
            const auto byte = static_cast<unsigned char>(c);
            wire += {'%', hexDigits[byte >> 4U], hexDigits[byte & 15U]};
        }
    }
    return wire;
}

std::optional<std::string> idFromWire(std::string_view wire) {
    std::string id;
    for (std::string_view rest = wire; !rest.empty();) {
        const auto character = takeCharacter(rest);
        if (!character) return {};
        id += *character;
    }
    // One spelling for each id: `%41` could be read as A, but A is spelled `$A`.
    if (id.empty() || wireId(id) != wire) return {};
    return id;
}

}  // namespace adjutant::cards
