// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/seal.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>

namespace adjutant::cli {
namespace {

constexpr std::string_view head = "adjutantseal";
constexpr std::size_t hashLength = 64;

std::string capitals(std::string text) {
    std::ranges::transform(text, text.begin(),
                           [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    return text;
}

bool isHexDigit(unsigned char c) { return std::isxdigit(c) != 0; }

}  // namespace

std::string sealText(const Seal& seal) {
    return capitals("adjutant seal " + std::to_string(seal.entries) + " " + seal.hash);
}

std::optional<Seal> readSeal(std::string_view text) {
    std::string letters;
    for (const unsigned char c : text)
        if (std::isspace(c) == 0) letters += static_cast<char>(std::tolower(c));
    if (!letters.starts_with(head) || letters.size() <= head.size() + hashLength) return {};
    Seal seal;
    seal.hash = letters.substr(letters.size() - hashLength);
    const char* begin = letters.data() + head.size();
    const char* end = letters.data() + letters.size() - hashLength;
    const auto [stop, error] = std::from_chars(begin, end, seal.entries);
    if (error != std::errc() || stop != end || seal.entries < 1) return {};
    if (!std::ranges::all_of(seal.hash, isHexDigit)) return {};
    return seal;
}

}  // namespace adjutant::cli
