// SPDX-License-Identifier: GPL-3.0-or-later
// The text that names a club: a PostgreSQL URL as libpq takes it. An invitation is such a URL too, with a
// login of its own, and says in `application_name` which campaign is meant and what the organiser's open key
// is, and in `fallback_application_name` which certificate its server shows. So one text is all that a code
// has to carry, and psql takes it as well.
#pragma once

#include <string>
#include <string_view>

namespace adjutant::club {

struct Address {
    std::string url;         ///< without what an invitation adds
    std::string campaign{};  ///< a UUID; empty in a plain URL
    std::string organiserKey{};
    std::string certificate{};  ///< of the server's authority, packed (certificate.hpp); mostly empty
};

/// Throws ClubError badUrl for texts that libpq would not take.
[[nodiscard]] Address addressIn(std::string_view text);

/// The URL with another login, and with what an invitation adds.
/// The certificate that the URL leads to here goes along, unless it is too large (certificate.hpp).
[[nodiscard]] std::string invitation(const Address&, const std::string& login, const std::string& password);

/// The same place for people to read: without the password.
[[nodiscard]] std::string shownUrl(const std::string& url);
[[nodiscard]] std::string passwordIn(const std::string& url);
/// What the URL says of something, such as `sslmode`; empty where it says nothing.
[[nodiscard]] std::string optionIn(const std::string& url, std::string_view name);
[[nodiscard]] std::string withOption(const std::string& url, const std::string& name,
                                     const std::string& value);

}  // namespace adjutant::club
