// SPDX-License-Identifier: GPL-3.0-or-later
// Hidden parts on their way: one key a game (secretbox), and that key for the organiser alone (sealed box).
// Keys and what is sealed are texts in URL-safe base64 without padding.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace adjutant::club {

struct KeyPair {
    std::string open, secret;
};

[[nodiscard]] KeyPair newKeyPair();
[[nodiscard]] std::string newKey();
[[nodiscard]] std::string seal(std::string_view text, const std::string& key);
/// Nothing when the key is another one, or the text was touched.
[[nodiscard]] std::optional<std::string> unseal(std::string_view sealed, const std::string& key);
[[nodiscard]] std::string sealFor(const std::string& openKey, std::string_view text);
[[nodiscard]] std::optional<std::string> unsealOwn(const KeyPair& own, std::string_view sealed);

/// A random number for a device, a game or a campaign, as `xxxxxxxx-xxxx-4xxx-…`.
[[nodiscard]] std::string newUuid();
/// Random letters for a password, 192 bits.
[[nodiscard]] std::string newPassword();
/// SHA-256-sized hash of a text in hex, for keys of records.
[[nodiscard]] std::string digestOf(std::string_view text);

}  // namespace adjutant::club
