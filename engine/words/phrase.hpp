// SPDX-License-Identifier: GPL-3.0-or-later
// Something to be said, before it is known in which language: which message of a catalogue, and what stands
// in it. The build makes a struct of each message of a game's `words.en.json` (message_structs.cpp), with a
// member for each of its arguments, so that a wrong name does not compile and none is forgotten:
//
//     "refusals": {"too-far": "{To} is {hexes, plural, one {# hex} other {# hexes}} away."}
//     return refuse(code::tooFar, refusals::TooFar{.to = called(to), .hexes = hexes}, "L61-MOVE-01");
#pragma once

#include <compare>
#include <concepts>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/words/language.hpp"
#include "engine/words/names.hpp"

namespace adjutant {

class Arguments;
class Catalogue;
class Insert;

/// A message of a catalogue, and the names of what stands in it.
struct MessageKey {
    const Catalogue& (*catalogue)(std::string_view language);
    std::string_view chapter;
    std::string_view name;
    std::span<const std::string_view> arguments;
};

/// The struct of a message.
template <class M>
concept MessageStruct = requires(M message) {
    { M::key } -> std::convertible_to<MessageKey>;
    { M::inserts(std::move(message)) } -> std::same_as<std::vector<Insert>>;
};

class Phrase {
  public:
    Phrase() = default;
    /// The same in all languages: what people typed, and names.
    explicit Phrase(std::string text) : text_(std::move(text)) {}
    explicit Phrase(const char* text) : text_(text) {}
    template <MessageStruct M>
    Phrase(M message);  // NOLINT(google-explicit-constructor)
    /// A text of a game's data, such as a card's title: in English as it stands, in another language as the
    /// catalogue's chapter `data` has it under the English text.
    Phrase(std::string english, const Catalogue& (*catalogue)(std::string_view language))
        : text_(std::move(english)), data_(catalogue) {}

    [[nodiscard]] bool empty() const { return key_ == nullptr && text_.empty(); }
    [[nodiscard]] std::string in(std::string_view language) const;
    /// As a journal keeps it.
    [[nodiscard]] std::string text() const { return in(journalLanguage); }

    bool operator==(const Phrase& other) const;
    /// By what they say.
    std::strong_ordering operator<=>(const Phrase& other) const { return text() <=> other.text(); }

  private:
    std::string text_;
    const Catalogue& (*data_)(std::string_view language) = nullptr;  // of a text of the data
    const MessageKey* key_ = nullptr;
    std::shared_ptr<const std::vector<Insert>> inserts_;  // one an argument, null for none; often copied
};

/// A name in a sentence, and whether a verb after it stands in the plural: "the French are".
struct Called {
    Called(Phrase called, bool several) : name(std::move(called)), plural(several) {}

    Phrase name;
    bool plural;

    bool operator==(const Called&) const = default;
};

/// What stands in a message for one of its arguments, as Arguments takes it.
class Insert {
  public:
    Insert(std::string text) : value_(Phrase(std::move(text))) {}         // NOLINT
    Insert(std::string_view text) : value_(Phrase(std::string(text))) {}  // NOLINT
    Insert(const char* text) : value_(Phrase(text)) {}                    // NOLINT
    Insert(Phrase phrase) : value_(std::move(phrase)) {}                  // NOLINT
    Insert(Called name) : value_(std::move(name)) {}                      // NOLINT
    Insert(bool isSo) : value_(isSo) {}                                   // NOLINT
    template <std::integral N>
    Insert(N number) : value_(static_cast<std::int64_t>(number)) {}                              // NOLINT
    Insert(const std::vector<std::string>& items) : value_(List(items.begin(), items.end())) {}  // NOLINT
    Insert(std::vector<Phrase> items) : value_(std::move(items)) {}                              // NOLINT
    template <Named E>
    Insert(const std::vector<E>& list) : value_(std::vector<Known>()) {  // NOLINT
        for (const E value : list) std::get<std::vector<Known>>(value_).push_back({word(value)});
    }
    template <MessageStruct M>
    Insert(M message) : value_(Phrase(std::move(message))) {}  // NOLINT
    /// As the chapter `words` has it, or else the word itself.
    template <Named E>
    Insert(E value) : value_(Known{word(value)}) {}  // NOLINT
    template <class T>
    Insert(const std::optional<T>& value)  // NOLINT
        : value_(value ? Insert(*value).value_ : Value{}) {}

    /// Nothing stands there: `x_given` is no.
    [[nodiscard]] static Insert none() { return std::optional<int>(); }

    void putInto(Arguments& arguments, std::string_view name, const Catalogue& words) const;

    bool operator==(const Insert&) const = default;

  private:
    struct Known {
        std::string_view word;
        bool operator==(const Known&) const = default;
    };
    using List = std::vector<Phrase>;
    using Value =
        std::variant<std::monostate, Phrase, Called, std::int64_t, bool, List, Known, std::vector<Known>>;

    Value value_;
};

template <MessageStruct M>
Phrase::Phrase(M message) : key_(&M::key) {
    if (!M::key.arguments.empty())
        inserts_ = std::make_shared<std::vector<Insert>>(M::inserts(std::move(message)));
}

/// A message in which nothing stands, as a function.
template <MessageStruct M>
[[nodiscard]] Phrase phraseOf() {
    return M{};
}

/// The inserts of a message, in the order of its key.
template <class... Inserts>
[[nodiscard]] std::vector<Insert> insertsOf(Inserts&&... inserts) {
    std::vector<Insert> list;
    list.reserve(sizeof...(inserts));
    (list.push_back(std::forward<Inserts>(inserts)), ...);
    return list;
}

}  // namespace adjutant
