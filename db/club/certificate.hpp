// SPDX-License-Identifier: GPL-3.0-or-later
// The certificate by which a club's server is known, on its way from the organiser's tablet to others: in the
// invitation itself, since the organiser's file is on no other tablet.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace adjutant::club {

/// As many letters of it as a code may carry besides the address: a kilobyte of certificate, which is two of
/// elliptic curves or one of RSA-2048. A code of more is not read from a screen.
inline constexpr std::size_t mostOfACertificate = 1400;

/// The certificates in a PEM text as they travel; empty where there is none, or more than a code may carry.
[[nodiscard]] std::string packedCertificate(std::string_view pem);
/// Throws ClubError badUrl for what is no such text.
[[nodiscard]] std::string unpackedCertificate(std::string_view packed);

/// The file that libpq takes a certificate from, when that is told by `url` or lies where libpq looks by
/// itself; empty where the server's certificate is not asked for.
[[nodiscard]] std::filesystem::path certificateOf(const std::string& url);

/// Has the certificate at that path, and gives the URL that leads to it; as it is where nothing is packed.
[[nodiscard]] std::string trusting(const std::string& url, std::string_view packed,
                                   const std::filesystem::path& at);

}  // namespace adjutant::club
