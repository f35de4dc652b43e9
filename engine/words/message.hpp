// SPDX-License-Identifier: GPL-3.0-or-later
// A message: a sentence of a catalogue with named arguments, in the syntax of ICU's MessageFormat:
//
//     "{unit} moves {hexes, plural, one {# hex} other {# hexes}}{hidden, select, yes { unseen} other {}}."
//
// What only one use of an argument needs is not worked out for the others: Arguments knows how the message
// uses each.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/words/pattern.hpp"

namespace adjutant {

class Phrase;

class Message {
  public:
    using Use = Pattern::Use;
    using Argument = Pattern::Argument;

    /// `language`: as in BCP 47, such as "en". Throws std::invalid_argument where the pattern is none.
    Message(std::string_view pattern, std::string_view language)
        : pattern_(pattern, language), language_(language) {}

    [[nodiscard]] std::span<const Argument> arguments() const { return pattern_.arguments(); }
    [[nodiscard]] const std::string& language() const { return language_; }

  private:
    friend class Arguments;

    Pattern pattern_;
    std::string language_;
};

/// What stands in a message. Names are those of fields, `attacker-lost` and `attacker_lost` alike; `Side` is
/// `side` with a capital first letter. What the message does not use is let go.
class Arguments {
  public:
    explicit Arguments(const Message& message);
    Arguments(const Arguments&) = delete;
    Arguments& operator=(const Arguments&) = delete;

    [[nodiscard]] bool wants(std::string_view name) const;
    /// The list itself, or anything of it (setList).
    [[nodiscard]] bool wantsOf(std::string_view list) const;

    void set(std::string_view name, std::string_view text);
    void set(std::string_view name, const std::string& text) { set(name, std::string_view(text)); }
    void set(std::string_view name, std::string&& text);
    void set(std::string_view name, const char* text) { set(name, std::string_view(text)); }
    /// In the language of the message.
    void set(std::string_view name, const Phrase& phrase);
    void set(std::string_view name, std::int64_t number);
    void set(std::string_view name, int number) { set(name, std::int64_t{number}); }
    void set(std::string_view name, double number);
    void set(std::string_view name, bool isSo) { set(name, isSo ? "yes" : "no"); }
    /// As `x` "a, b and c", as `x_or` "a, b or c", as `x_row` "a, b, c", as `x_1` and so on each of them; and
    /// `x_count`, how many.
    void setList(std::string_view name, const std::vector<std::string>& items);
    /// What words are chosen by though `x` stands in the message as well, as `x_id`.
    void setId(std::string_view name, std::string_view id);
    /// Is there one? As `x_given`.
    void setGiven(std::string_view name, bool given);
    /// Are they several? As `x_plural`.
    void setPlural(std::string_view name, bool several);

    /// The message with these arguments; what has not been set stands there as "{name}".
    [[nodiscard]] std::string text() const { return message_.pattern_.filled(values_); }
    /// The same with a capital first letter.
    [[nodiscard]] std::string sentence() const;

  private:
    using Value = Pattern::Value;

    template <class T>
    void put(std::string_view name, std::string_view suffix, const T& value);
    void shape(std::size_t at);

    const Message& message_;
    std::array<Value, 6> few_;  // nearly every message has no more, and memory for them is half its cost
    std::vector<Value> many_;
    std::span<Value> values_;  // one an argument of the message, in either
};

}  // namespace adjutant
