// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/tag.hpp"

namespace adjutant::cards {
namespace {

/// Twice `value` in the field of 32 elements (x^5 + x^2 + 1), whose element 2 has the order 31.
unsigned doubled(unsigned value) {
    value <<= 1U;
    return value >= 32 ? value ^ 0b100101U : value;
}

/// The character that makes the weighted sum of all eight zero. The weights are the powers 7 … 0 of 2 in that
/// field: none is zero, so one wrong character shows; all differ, so two changed about show.
char checkCharacter(std::string_view seven) {
    unsigned sum = 0;
    for (const char character : seven)
        sum = doubled(sum) ^ static_cast<unsigned>(Tag::alphabet.find(character));
    return Tag::alphabet[doubled(sum)];
}

/// What a hand wrote or an eye read, as a character of the alphabet.
char meant(char character) {
    if (character >= 'a' && character <= 'z') character = static_cast<char>(character - 'a' + 'A');
    if (character == 'I' || character == 'L') return '1';
    return character == 'O' ? '0' : character;
}

}  // namespace

Tag Tag::fromRandom(std::uint64_t random) {
    std::string text;
    for (int shift = bits - 5; shift >= 0; shift -= 5) text += alphabet[(random >> shift) & 31U];
    text += checkCharacter(text);
    return Tag(std::move(text));
}

std::optional<Tag> Tag::parse(std::string_view text) {
    if (text.size() != length || text.find_first_not_of(alphabet) != std::string_view::npos) return {};
    if (checkCharacter(text.substr(0, length - 1)) != text.back()) return {};
    return Tag(std::string(text));
}

std::optional<Tag> Tag::typed(std::string_view text) {
    std::string plain;
    for (const char character : text)
        if (character != ' ' && character != '-') plain += meant(character);
    return parse(plain);
}

std::string Tag::spaced() const { return text_.substr(0, length / 2) + ' ' + text_.substr(length / 2); }

}  // namespace adjutant::cards
