// SPDX-License-Identifier: GPL-3.0-or-later
// Texts that stay texts in HTML and in Markdown, and the look of our pages. Inside the room only.
#pragma once

#include <string>
#include <string_view>

namespace adjutant::report {

[[nodiscard]] std::string htmlEscaped(std::string_view text);
/// Letters that mean something to Markdown or HTML are escaped, lines become one.
[[nodiscard]] std::string markdownEscaped(std::string_view text);

/// A picture with what it shows below; `picture` is a JPEG in base64.
[[nodiscard]] std::string photographHtml(const std::string& words, const std::string& picture);

/// Up to and with the page's heading.
[[nodiscard]] std::string htmlHead(const std::string& title, const std::string& language);

}  // namespace adjutant::report
