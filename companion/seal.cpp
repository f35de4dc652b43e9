// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/seal.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>

namespace adjutant::companion {
namespace {

constexpr std::string_view opening = "adjutantseal";
constexpr std::size_t hashLength = 64;

std::string inCapitals(std::string text) {
    std::ranges::transform(text, text.begin(),
                           [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    return text;
}

bool isHexDigit(unsigned char c) { return std::isxdigit(c) != 0; }

}  // namespace

std::string sealText(const Seal& seal) {
    return inCapitals("adjutant seal " + std::to_string(seal.entries) + " " + seal.hash);
}

std::optional<Seal> readSeal(std::string_view text) {
    std::string letters;
    for (const unsigned char c : text)
        if (std::isspace(c) == 0) letters += static_cast<char>(std::tolower(c));
    if (!letters.starts_with(opening) || letters.size() <= opening.size() + hashLength) return {};
    Seal seal;
    seal.hash = letters.substr(letters.size() - hashLength);
    const char* begin = letters.data() + opening.size();
    const char* end = letters.data() + letters.size() - hashLength;
    const auto [stop, error] = std::from_chars(begin, end, seal.entries);
    if (error != std::errc() || stop != end || seal.entries < 1) return {};
    if (!std::ranges::all_of(seal.hash, isHexDigit)) return {};
    return seal;
}

}  // namespace adjutant::companion
