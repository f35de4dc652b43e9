// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/cli/terminal_text.hpp"

#include <unistd.h>

#include <array>
#include <cstdio>
#include <iostream>

namespace adjutant::cli {
namespace {

constexpr char32_t noLetter = 0xFFFFFFFF;

/// The letter at the start of the text, which it is cut off from; one byte that is none where it is not
/// UTF-8.
char32_t takeLetter(std::string_view& text, std::string_view& bytes) {
    const auto first = static_cast<unsigned char>(text.front());
    const std::size_t length = first < 0x80    ? 1
                               : first >= 0xF0 ? 4
                               : first >= 0xE0 ? 3
                               : first >= 0xC2 ? 2
                                               : 0;
    char32_t letter = length == 1 ? first : length == 0 ? noLetter : first & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        const auto next = i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
        if ((next & 0xC0U) != 0x80U) {
            letter = noLetter;
            break;
        }
        letter = letter << 6U | (next & 0x3FU);
    }
    bytes = text.substr(0, letter == noLetter ? 1 : length);
    text.remove_prefix(bytes.size());
    return letter;
}

bool steers(char32_t letter) {
    const auto within = [&](char32_t from, char32_t to) { return letter >= from && letter <= to; };
    return within(0, 0x1F) || within(0x7F, 0x9F) || letter == 0x061C || within(0x200E, 0x200F) ||
           within(0x2028, 0x202E) || within(0x2066, 0x2069) || letter == 0xFEFF || letter == noLetter;
}

std::string cleaned(std::string_view text, bool keepLines) {
    std::string shown;
    std::string_view bytes;
    while (!text.empty()) {
        const char32_t letter = takeLetter(text, bytes);
        if (letter == U'\n')
            shown += keepLines ? '\n' : ' ';
        else if (steers(letter))
            shown += '?';
        else
            shown += bytes;
    }
    return shown;
}

}  // namespace

std::string forTerminal(std::string_view text) { return cleaned(text, false); }
std::string linesForTerminal(std::string_view text) { return cleaned(text, true); }

std::string jsonForTerminal(std::string json) {
    // The first bytes of all that a text in JSON can still hold: DEL, C1, and marks of direction and lines.
    if (json.find_first_of("\x7f\xc2\xd8\xe2\xef") == std::string::npos) return json;
    std::string shown;
    std::string_view rest(json), bytes;
    while (!rest.empty()) {
        const char32_t letter = takeLetter(rest, bytes);
        if (letter >= 0x7F && letter != noLetter && steers(letter)) {
            std::array<char, 16> escaped{};
            std::snprintf(escaped.data(), escaped.size(), "\\u%04x", static_cast<unsigned>(letter));
            shown += escaped.data();
        } else {
            shown += bytes;
        }
    }
    return shown;
}

std::string quotedName(std::string_view name) {
    const std::string shown = forTerminal(name);
    return shown.find_first_of(":,\"") == std::string::npos ? shown : "\"" + shown + "\"";
}

bool isTerminal(const std::ostream& out) {
    return (&out == &std::cout && ::isatty(STDOUT_FILENO) != 0) ||
           (&out == &std::cerr && ::isatty(STDERR_FILENO) != 0);
}

}  // namespace adjutant::cli
