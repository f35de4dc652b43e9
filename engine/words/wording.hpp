// SPDX-License-Identifier: GPL-3.0-or-later
// What people call things, for the sentences of refusals; of parameters their fields tell it (describe.hpp).
// A system may tell it beside its state, found by argument-dependent look-up:
//     Wording wordingOfChance(const State&, std::string_view purpose);
//     Phrase nameOf(const State&, const PieceId&);      and so for places, sides and cards; a text where it
//     is
//                                                       the same in all languages
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/words/id.hpp"
#include "engine/words/names.hpp"
#include "engine/words/phrase.hpp"
#include "messages/shared.hpp"

namespace adjutant {

/// A chance in a few words, such as "the looting", and the clause behind it. Empty words: the system has
/// none.
struct Wording {
    Phrase called;
    std::string clause;
};

// Declared together: each tells what it holds, which may be another of them.
template <class State, class T>
std::optional<Insert> shown(const State& state, const T& value);
template <class State, class T>
std::optional<Insert> shown(const State& state, const std::optional<T>& value);
template <class State, class T>
std::optional<Insert> shown(const State& state, const std::vector<T>& values);

/// What people call an id that the state knows; the id where the system has no names.
template <class State, class Tag>
Phrase displayName(const State& state, const Id<Tag>& id) {
    if constexpr (requires { Phrase(nameOf(state, id)); }) {
        return Phrase(nameOf(state, id));
    } else {
        return Phrase(id.text);
    }
}

/// A value for a sentence; nothing for values that have no names.
template <class State, class T>
std::optional<Insert> shown(const State& state, const T& value) {
    if constexpr (
        requires { T::type; } && requires { value.text; }) {
        return displayName(state, value);
    } else if constexpr (Named<T>) {
        return Insert(value);
    } else {
        return {};
    }
}
template <class State, class T>
std::optional<Insert> shown(const State& state, const std::optional<T>& value) {
    return value ? shown(state, *value) : std::nullopt;
}
template <class State, class T>
std::optional<Insert> shown(const State& state, const std::vector<T>& values) {
    if (values.empty()) return shared::names::Nothing{};
    if constexpr (Named<T>) {
        return Insert(values);
    } else if constexpr (
        requires { T::type; } && requires(const T& value) { value.text; }) {
        std::vector<Phrase> items;
        for (const T& value : values) items.push_back(displayName(state, value));
        return Insert(std::move(items));
    } else {
        return {};
    }
}

/// With a capital first letter.
[[nodiscard]] std::string atStart(std::string text);

}  // namespace adjutant
