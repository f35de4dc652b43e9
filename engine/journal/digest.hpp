// SPDX-License-Identifier: GPL-3.0-or-later
// SHA-256 over texts, in 64 lower-case hex digits.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace adjutant {

class Digest {
  public:
    Digest();
    ~Digest();

    /// The bytes of the text.
    Digest& add(std::string_view text);
    /// The same, preceded by their number, so that nothing can be moved from one text to the next.
    Digest& addCounted(std::string_view text);
    /// Once, at the end.
    [[nodiscard]] std::string hex();

  private:
    struct Context;
    std::unique_ptr<Context> context_;
};

[[nodiscard]] std::string digestOf(std::string_view text);

}  // namespace adjutant
