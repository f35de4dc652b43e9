// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/club/certificate.hpp"

#include <algorithm>
#include <cstdlib>

#include "db/club/address.hpp"
#include "db/club/club_error.hpp"
#include "db/error.hpp"
#include "db/text_file.hpp"

namespace adjutant::club {
namespace {

namespace fs = std::filesystem;
constexpr std::string_view begin = "-----BEGIN CERTIFICATE-----", end = "-----END CERTIFICATE-----";
constexpr char apart = '.';

bool isLetter(char letter) {
    constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    return letters.find(letter) != std::string_view::npos;
}

/// Letters that need no escaping in a URL, and none to fill up.
std::string forUrl(std::string_view base64) {
    std::string out;
    for (char letter : base64) {
        if (letter == '+') letter = '-';
        if (letter == '/') letter = '_';
        if (isLetter(letter)) out += letter;
    }
    return out;
}

std::string pemOf(std::string_view letters) {
    constexpr std::size_t line = 64, group = 4;
    std::string base64(letters);
    std::ranges::replace(base64, '-', '+');
    std::ranges::replace(base64, '_', '/');
    while (base64.size() % group != 0) base64 += '=';
    std::string pem = std::string(begin) + '\n';
    for (std::size_t at = 0; at < base64.size(); at += line) pem += base64.substr(at, line) + '\n';
    return pem + std::string(end) + '\n';
}

bool isThere(const fs::path& path, const std::string& text) {
    try {
        return db::loadText(path, db::largestDocument) == text;
    } catch (const db::Error&) {
        return false;
    }
}

}  // namespace

std::string packedCertificate(std::string_view pem) {
    std::string packed;
    while (true) {
        const auto from = pem.find(begin);
        if (from == std::string_view::npos) break;
        pem.remove_prefix(from + begin.size());
        const auto to = pem.find(end);
        if (to == std::string_view::npos) return {};
        packed += (packed.empty() ? "" : std::string(1, apart)) + forUrl(pem.substr(0, to));
        pem.remove_prefix(to);
    }
    return packed.size() <= mostOfACertificate ? packed : std::string();
}

std::string unpackedCertificate(std::string_view packed) {
    const bool is =
        std::ranges::all_of(packed, [](char letter) { return letter == apart || isLetter(letter); });
    if (!is || packed.size() > mostOfACertificate)
        throw ClubError(ClubError::Kind::badUrl,
                        "That invitation is not whole. Scan the organiser's code again.");
    std::string pem;
    while (!packed.empty()) {
        const auto to = std::min(packed.find(apart), packed.size());
        pem += pemOf(packed.substr(0, to));
        packed.remove_prefix(std::min(to + 1, packed.size()));
    }
    return pem;
}

fs::path certificateOf(const std::string& url) {
    const std::string told = optionIn(url, "sslrootcert");
    if (!told.empty()) return told == "system" ? fs::path() : fs::path(told);
    const char* home = std::getenv("HOME");
    if (home == nullptr || !optionIn(url, "sslmode").starts_with("verify-")) return {};
    fs::path own = fs::path(home) / ".postgresql/root.crt";
    std::error_code ignored;
    return fs::exists(own, ignored) ? own : fs::path();
}

std::string trusting(const std::string& url, std::string_view packed, const fs::path& at) {
    if (packed.empty()) return url;
    const std::string pem = unpackedCertificate(packed);
    try {
        if (!isThere(at, pem)) db::saveText(at, pem);
    } catch (const db::Error& error) {
        throw ClubError(ClubError::Kind::other,
                        std::string("The certificate of the club's server cannot be kept beside the campaign "
                                    "file: ") +
                            error.what());
    }
    return withOption(url, "sslrootcert", at.string());
}

}  // namespace adjutant::club
