// SPDX-License-Identifier: GPL-3.0-or-later
// Names of files that are made of what people call things.
#pragma once

#include <set>
#include <string>
#include <string_view>

namespace adjutant::companion {

/// The name as a file of any system can have it: no way to another folder, nothing that steers or hides, not
/// longer than a hundred bytes. Never empty.
[[nodiscard]] std::string safeFileName(std::string_view name);

/// A text as a part of a link: every byte that is no plain letter or digit is written as %xx.
[[nodiscard]] std::string inLink(std::string_view text);

/// Gives each name once: of two that a disk may take for one, the later gets a number.
class FileNames {
  public:
    /// With the ending in front of which a number stands, such as `.html`; empty for none.
    [[nodiscard]] std::string of(std::string_view name, std::string_view ending = {});

  private:
    std::set<std::string> taken_;  ///< without regard to capitals and to how accents are put together
};

}  // namespace adjutant::companion
