// SPDX-License-Identifier: GPL-3.0-or-later
// A pattern in the syntax of ICU's MessageFormat, taken apart once. ICU parses it and knows the plural forms
// of a language; what it holds is then put together without ICU's own format, which takes some ten times as
// long for a sentence of an event, and each act has several.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace adjutant {

class Pattern {
  public:
    /// What stands for an argument; none: it is left in the text as "{name}".
    using Value = std::variant<std::monostate, std::string, std::int64_t, double>;
    /// How an argument is used: as it is, as a number that words follow, or to choose words by.
    enum class Use { text, number, choice };
    struct Argument {
        std::string name;
        Use use = Use::text;
    };

    /// `language`: as in BCP 47, such as "en". Throws std::invalid_argument where the pattern is none, or has
    /// an argument of a kind other than plural, selectordinal and select.
    Pattern(std::string_view pattern, std::string_view language);
    ~Pattern();
    Pattern(Pattern&&) noexcept;
    Pattern& operator=(Pattern&&) noexcept;

    /// In the order of their first appearance.
    [[nodiscard]] std::span<const Argument> arguments() const { return arguments_; }
    /// `values`: one an argument.
    [[nodiscard]] std::string filled(std::span<const Value> values) const;
    /// "a, b and c", or with "or".
    [[nodiscard]] std::string listed(const std::vector<std::string>& items, bool alternatives) const;

  private:
    class Plurals;
    struct Language;
    struct Part;
    struct Taker;
    using Parts = std::vector<Part>;

    void fill(std::string& text, const Parts& parts, std::span<const Value> values,
              const Value* counted) const;

    std::shared_ptr<const Language> language_;
    std::vector<Argument> arguments_;
    Parts parts_;
    std::size_t usualLength_ = 0;  // of what is filled in
};

}  // namespace adjutant
