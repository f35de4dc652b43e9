// SPDX-License-Identifier: GPL-3.0-or-later
// What people call things, for the sentences of refusals; of parameters their fields tell it (describe.hpp).
// A system may tell it beside its state, found by argument-dependent look-up:
//     Wording wordingOfChance(const State&, std::string_view purpose);
//     std::string nameOf(const State&, const PieceId&);      and so for places, sides and cards
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/words/enumerated.hpp"
#include "engine/words/id.hpp"
#include "engine/words/names.hpp"
#include "engine/words/phrase.hpp"

namespace adjutant {

/// A chance in a few words, such as "the looting", and the clause behind it. Empty words: the system has
/// none.
struct Wording {
    Phrase called;
    std::string clause;
};

// Declared together: each tells what it holds, which may be another of them.
template <class State, class T>
std::optional<std::string> displayText(const State& state, const T& value);
template <class State, class T>
std::optional<std::string> displayText(const State& state, const std::optional<T>& value);
template <class State, class T>
std::optional<std::string> displayText(const State& state, const std::vector<T>& values);

/// What people call an id that the state knows; the id where the system has no names.
template <class State, class Tag>
std::string displayName(const State& state, const Id<Tag>& id) {
    if constexpr (requires {
                      { nameOf(state, id) } -> std::convertible_to<std::string>;
                  }) {
        return nameOf(state, id);
    } else {
        return id.text;
    }
}

/// A value for a sentence; nothing for values that have no names.
template <class State, class T>
std::optional<std::string> displayText(const State& state, const T& value) {
    if constexpr (
        requires { T::type; } && requires { value.text; }) {
        return displayName(state, value);
    } else if constexpr (Named<T>) {
        return std::string(word(value));
    } else {
        return {};
    }
}
template <class State, class T>
std::optional<std::string> displayText(const State& state, const std::optional<T>& value) {
    return value ? displayText(state, *value) : std::nullopt;
}
template <class State, class T>
std::optional<std::string> displayText(const State& state, const std::vector<T>& values) {
    std::vector<std::string> items;
    for (const auto& value : values) {
        const auto item = displayText(state, static_cast<const T&>(value));
        if (!item) return {};
        items.push_back(*item);
    }
    return items.empty() ? std::string("nothing") : enumerated(items);
}

/// With a capital first letter.
[[nodiscard]] std::string atStart(std::string text);

}  // namespace adjutant
