// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/trf_line.hpp"

#include <algorithm>
#include <optional>

namespace adjutant::league {
namespace {

/// Nothing where it is no UTF-8. (The longest forms are enough: nobody's name lies beyond.)
std::optional<std::u32string> fromUtf8(std::string_view text) {
    std::u32string letters;
    for (std::size_t i = 0; i < text.size();) {
        const auto byte = static_cast<unsigned char>(text[i]);
        const std::size_t length = byte < 0x80U        ? 1
                                   : byte >> 5U == 6U  ? 2
                                   : byte >> 4U == 14U ? 3
                                   : byte >> 3U == 30U ? 4
                                                       : 0;
        if (length == 0 || i + length > text.size()) return {};
        char32_t letter = length == 1 ? byte : byte & (0x7FU >> length);
        for (std::size_t k = 1; k < length; ++k) {
            const auto next = static_cast<unsigned char>(text[i + k]);
            if (next >> 6U != 2U) return {};
            letter = letter << 6U | (next & 0x3FU);
        }
        letters += letter;
        i += length;
    }
    return letters;
}

std::u32string fromLatin1(std::string_view text) {
    std::u32string letters;
    for (const char byte : text) letters += static_cast<unsigned char>(byte);
    return letters;
}

std::u32string lettersOf(std::string_view text) {
    auto letters = fromUtf8(text);
    return letters ? std::move(*letters) : fromLatin1(text);
}

std::string toUtf8(std::u32string_view letters) {
    std::string text;
    const auto more = [&](char32_t bits) { text += static_cast<char>(0x80U | (bits & 0x3FU)); };
    for (const char32_t letter : letters) {
        if (letter < 0x80U) {
            text += static_cast<char>(letter);
        } else if (letter < 0x800U) {
            text += static_cast<char>(0xC0U | letter >> 6U);
            more(letter);
        } else if (letter < 0x10000U) {
            text += static_cast<char>(0xE0U | letter >> 12U);
            more(letter >> 6U);
            more(letter);
        } else {
            text += static_cast<char>(0xF0U | letter >> 18U);
            more(letter >> 12U);
            more(letter >> 6U);
            more(letter);
        }
    }
    return text;
}

}  // namespace

TrfLine::TrfLine(std::string_view text) : letters_(lettersOf(text)) {}

std::string TrfLine::field(std::size_t first, std::size_t last) const {
    if (first > letters_.size()) return {};
    std::u32string_view part(letters_);
    part = part.substr(first - 1, last - first + 1);
    const auto begin = part.find_first_not_of(U" \t");
    if (begin == std::u32string_view::npos) return {};
    return toUtf8(part.substr(begin, part.find_last_not_of(U" \t") - begin + 1));
}

TrfLine& TrfLine::left(std::size_t first, std::size_t last, std::string_view text) {
    put(first, std::u32string_view(lettersOf(text)).substr(0, last - first + 1));
    return *this;
}

TrfLine& TrfLine::right(std::size_t last, std::string_view text) {
    const auto letters = lettersOf(text);
    if (letters.size() <= last) put(last - letters.size() + 1, letters);
    return *this;
}

void TrfLine::put(std::size_t first, std::u32string_view text) {
    if (letters_.size() < first - 1 + text.size()) letters_.resize(first - 1 + text.size(), U' ');
    std::ranges::transform(text, letters_.begin() + static_cast<std::ptrdiff_t>(first - 1),
                           [](char32_t letter) { return letter < U' ' ? U' ' : letter; });
}

std::string TrfLine::written() const {
    const auto end = letters_.find_last_not_of(U' ');
    return toUtf8(std::u32string_view(letters_).substr(0, end + 1)) + "\r\n";
}

}  // namespace adjutant::league
