// SPDX-License-Identifier: GPL-3.0-or-later
// A tag: the short code on a label that is bound to a piece, a card or a place when it is first scanned.
// Eight characters of Crockford's base 32 (digits and letters without I, L, O and U), of which the last is a
// check character: any one wrong character and any two characters changed about are noticed.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace adjutant::cards {

class Tag {
  public:
    static constexpr std::string_view alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    static constexpr std::size_t length = 8;
    /// Bits of chance in a tag: seven characters of five bits.
    static constexpr int bits = 35;

    /// The tag made of the lowest 35 bits of `random`; the caller supplies the randomness.
    [[nodiscard]] static Tag fromRandom(std::uint64_t random);

    /// The tag as codes carry it: eight upper-case characters with a fitting check character, or nothing.
    [[nodiscard]] static std::optional<Tag> parse(std::string_view text);

    /// The tag as people type it off a label: small letters, spaces and hyphens are welcome, I and L count as
    /// 1, O as 0. Nothing when it is no tag.
    [[nodiscard]] static std::optional<Tag> typed(std::string_view text);

    [[nodiscard]] const std::string& text() const { return text_; }

    /// The tag as labels print it, in two halves that are easy to read aloud: `7Q2F 0KXS`.
    [[nodiscard]] std::string spaced() const;

    auto operator<=>(const Tag&) const = default;

  private:
    explicit Tag(std::string text) : text_(std::move(text)) {}

    std::string text_;
};

}  // namespace adjutant::cards
