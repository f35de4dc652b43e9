// SPDX-License-Identifier: GPL-3.0-or-later
// The sentence of an event, from the catalogue: the chapter `events` has a message for each, by its name. Its
// arguments are the event's fields:
//
//     an id                 what people call it; as `x_id` the id, to choose words by
//     a word                as the chapter `words` has it; as `x_id` the word itself
//     a text, a number      as it is; a text as `x_id` to choose words by
//     true or false         `yes` or `no`
//     what may be missing   `x_given`, yes or no, and the value; the same for counts by kind, which may be
//     none a list                see Arguments::setList; `spoken` may call it something else as a whole
//
// What no field says (a name in the genitive, what the state holds after it) a game adds, and what it calls
// a value in sentences where that is another name, both found by argument-dependent look-up:
//     void tell(Arguments&, const State& after, const Moved&);      or with a const Catalogue& behind
//     std::string spoken(const State&, const PieceId&);      or a Phrase
//     bool isPlural(const State&, const SideId&);      does a verb after its name stand in the plural?
//     `x_plural`
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "engine/words/catalogue.hpp"
#include "engine/words/describe.hpp"
#include "engine/words/wording.hpp"

namespace adjutant {

/// A value of an event in words; nothing for what has none of its own (a sum, counts by kind).
template <class State, class T>
[[nodiscard]] std::optional<std::string> inWords(const Catalogue& words, const State& state, const T& value) {
    if constexpr (std::is_convertible_v<const T&, std::string_view>) {
        return std::string(value);
    } else if constexpr (std::is_integral_v<T>) {
        return std::to_string(value);
    } else if constexpr (requires {
                             { spoken(state, value) } -> std::convertible_to<std::string>;
                         }) {
        return spoken(state, value);
    } else if constexpr (requires {
                             { spoken(state, value) } -> std::convertible_to<Phrase>;
                         }) {
        return Phrase(spoken(state, value)).in(words.language());
    } else if constexpr (Named<T>) {
        const Message* message = words.find("words", word(value));
        return message == nullptr ? std::string(word(value)) : Arguments(*message).text();
    } else if constexpr (
        requires { T::type; } && requires { value.text; }) {
        return displayName(state, value).in(words.language());
    } else {
        return {};
    }
}

template <class State, class T>
void tellField(Arguments& arguments, const Catalogue& words, const State& state, std::string_view name,
               const T& value) {
    if constexpr (std::is_arithmetic_v<T>) {
        arguments.set(name, value);
        return;
    } else if constexpr (Named<T>) {
        arguments.setId(name, word(value));
    } else if constexpr (std::is_convertible_v<const T&, std::string_view>) {
        arguments.setId(name, value);
    } else if constexpr (requires { T::type; }) {
        arguments.setId(name, value.text);
        if constexpr (requires { isPlural(state, value); }) arguments.setPlural(name, isPlural(state, value));
    } else if constexpr (requires { value.empty(); }) {
        arguments.setGiven(name, !value.empty());
    }
    if (!arguments.wants(name)) return;
    if constexpr (!std::is_arithmetic_v<T>) {
        if (auto text = inWords(words, state, value)) arguments.set(name, *std::move(text));
    }
}
template <class State, class T>
void tellField(Arguments& arguments, const Catalogue& words, const State& state, std::string_view name,
               const std::optional<T>& value) {
    arguments.setGiven(name, value.has_value());
    if (value) tellField(arguments, words, state, name, *value);
}
template <class State, class T>
void tellField(Arguments& arguments, const Catalogue& words, const State& state, std::string_view name,
               const std::vector<T>& list) {
    if (!arguments.wantsOf(name)) return;
    std::vector<std::string> items;
    for (const T& item : list) {
        if (auto text = inWords(words, state, item)) items.push_back(*std::move(text));
    }
    arguments.setList(name, items);
    if constexpr (requires { spoken(state, list); }) arguments.set(name, spoken(state, list));
}

/// A phrase of the catalogue that stands in other sentences.
template <class Tell>
[[nodiscard]] std::string phrase(const Catalogue& words, std::string_view key, Tell tellArguments) {
    const Message* message = words.find("phrases", key);
    if (message == nullptr) return std::string(key);
    Arguments arguments(*message);
    tellArguments(arguments);
    return arguments.text();
}

/// What the referee says when this has happened; the event's own name where the catalogue has no message.
template <class State, class... Events>
[[nodiscard]] std::string told(const Catalogue& words, const State& after,
                               const std::variant<Events...>& event) {
    return std::visit(
        [&]<class Event>(const Event& held) {
            const Message* message = words.find("events", Event::name);
            if (message == nullptr) return std::string(Event::name);
            Arguments arguments(*message);
            Event::fields()([&](const auto&... fields) {
                (tellField(arguments, words, after, fields.name, held.*(fields.member)), ...);
            });
            if constexpr (requires { tell(arguments, after, held); }) tell(arguments, after, held);
            if constexpr (requires { tell(arguments, after, held, words); })
                tell(arguments, after, held, words);
            return arguments.sentence();
        },
        event);
}

}  // namespace adjutant
