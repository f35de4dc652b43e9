// SPDX-License-Identifier: GPL-3.0-or-later
#include "companion/doors/file_names.hpp"

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <array>

namespace adjutant::companion {
namespace {

constexpr std::size_t longest = 100;

/// Letters that no file's name has on some system, that steer a terminal, or that turn the order of others
/// around.
bool isUnsafe(UChar32 letter) {
    if (letter == 0xFFFD ||
        std::u32string_view(U"/\\:*?\"<>|").find(static_cast<char32_t>(letter)) != std::u32string_view::npos)
        return true;
    const auto kind = u_charType(letter);
    return kind == U_CONTROL_CHAR || kind == U_FORMAT_CHAR || kind == U_LINE_SEPARATOR ||
           kind == U_PARAGRAPH_SEPARATOR || kind == U_SURROGATE || kind == U_UNASSIGNED;
}

icu::UnicodeString read(std::string_view name) {
    return icu::UnicodeString::fromUTF8(icu::StringPiece(name.data(), static_cast<int32_t>(name.size())));
}

/// What disks compare by that tell neither capitals nor the composition of letters apart.
std::string folded(std::string_view name) {
    UErrorCode error = U_ZERO_ERROR;
    const auto* folding = icu::Normalizer2::getNFKCCasefoldInstance(error);
    std::string result;
    if (U_SUCCESS(error) != 0) {
        const icu::UnicodeString text = folding->normalize(read(name), error);
        if (U_SUCCESS(error) != 0) return text.toUTF8String(result);
    }
    return std::string(name);
}

/// Names of devices on some systems, whatever their ending.
bool isADevice(std::string_view name) {
    std::string stem(name.substr(0, name.find('.')));
    std::ranges::transform(stem, stem.begin(), [](char letter) {
        return letter >= 'a' && letter <= 'z' ? char(letter - 32) : letter;
    });
    while (stem.ends_with(' ')) stem.pop_back();
    static constexpr std::array devices{"CON", "PRN", "AUX", "NUL"};
    if (std::ranges::find(devices, stem) != devices.end()) return true;
    return stem.size() == 4 && (stem.starts_with("COM") || stem.starts_with("LPT")) && stem[3] >= '0' &&
           stem[3] <= '9';
}

}  // namespace

std::string safeFileName(std::string_view name) {
    const icu::UnicodeString text = read(name);
    std::string safe;
    for (int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1)) {
        const UChar32 letter = text.char32At(i);
        std::string bytes;
        icu::UnicodeString(isUnsafe(letter) ? UChar32{'_'} : letter).toUTF8String(bytes);
        if (safe.size() + bytes.size() > longest) break;
        safe += bytes;
    }
    const std::size_t first = safe.find_first_not_of(' ');
    safe.erase(0, std::min(first, safe.size()));
    while (!safe.empty() && (safe.back() == ' ' || safe.back() == '.')) safe.pop_back();
    if (safe.starts_with('.') || safe.starts_with('-') || isADevice(safe)) safe.insert(0, "_");
    return safe.empty() ? "_" : safe;
}

std::string inLink(std::string_view text) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string link;
    for (const char letter : text) {
        const auto byte = static_cast<unsigned char>(letter);
        const bool plain = (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
                           (letter >= '0' && letter <= '9') ||
                           std::string_view("-._~").find(letter) != std::string_view::npos;
        if (plain)
            link += letter;
        else
            (link += '%').append({digits[byte >> 4U], digits[byte & 15U]});
    }
    return link;
}

std::string FileNames::of(std::string_view name, std::string_view ending) {
    const std::string safe = safeFileName(name);
    for (int number = 1;; ++number) {
        std::string made =
            safe + (number == 1 ? "" : " (" + std::to_string(number) + ")") + std::string(ending);
        if (taken_.insert(folded(made)).second) return made;
    }
}

}  // namespace adjutant::companion
