// SPDX-License-Identifier: GPL-3.0-or-later
// An offer: an action that may be taken now, with its parameters, their choices and likely values. Screens
// draw their controls from offers, so a system without a screen of its own is playable on the day it exists.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/play/parameter.hpp"
#include "engine/words/id.hpp"
#include "engine/words/names.hpp"
#include "engine/words/refusal.hpp"

namespace adjutant {

/// A value of a parameter: none, bool, int, text (also ids and words), a list of texts, or counts by text.
using Value = std::variant<std::monostate, bool, std::int64_t, std::string, std::vector<std::string>,
                           std::map<std::string, std::int64_t>>;

[[nodiscard]] inline Value value(bool flag) { return flag; }
[[nodiscard]] inline Value value(int number) { return std::int64_t{number}; }
[[nodiscard]] inline Value value(std::string_view text) { return std::string(text); }
[[nodiscard]] inline Value value(const char* text) { return std::string(text); }
template <class Tag>
[[nodiscard]] Value value(const Id<Tag>& id) {
    return id.text;
}
template <Named E>
[[nodiscard]] Value value(E word_) {
    return std::string(word(word_));
}
template <class T>
[[nodiscard]] Value value(const std::vector<T>& list) {
    std::vector<std::string> texts;
    for (const T& item : list) texts.push_back(std::get<std::string>(value(item)));
    return texts;
}

struct Pair;

/// Holds where the parameter of this name has one of these values.
struct When {
    std::string name{};
    std::vector<Value> in{};
};

struct Param {
    std::string name{};
    std::string type{};  ///< piece, place, side, card, choice, int, bool, text, resources, list, pairs
    std::string of{};    ///< list: the type of its items; pairs: that of the values, or `record`
    std::vector<Value> choices{};  ///< what may be chosen; empty where anything of the type may
    std::vector<Phrase> called{};  ///< a word for people for each of the choices; mostly none
    std::optional<std::int64_t> min{};
    std::optional<std::int64_t> max{};  ///< int: the range; list: how many items; resources: the total
    Value defaultValue{};               ///< the likely value; none where the referee must choose
    bool fact = false;                  ///< states what only the table knows
    Phrase note{};                      ///< a word for people; optional

    // Choices that follow other parameters of the same offer. They stand in order of likelihood; who leaves
    // such a parameter out gets the first ones that fit.
    std::string countFrom{};                      ///< list: as many items as the number of this name says,
    std::int64_t countOffset{};                   ///< and so many more
    std::string subsetOf{};                       ///< only what the list parameter of this name holds
    std::vector<std::vector<Value>> coverEach{};  ///< list: at least one item of each of these

    /// pairs: an object. Each of these keys may have a value, and none needs one. Shared, as all offers of a
    /// kind have the same.
    std::shared_ptr<const std::vector<Pair>> pairs{};
    std::vector<std::string> activeKeys{};  ///< pairs: only keys that these parameters name change anything
    std::optional<When> when{};  ///< an option: it changes nothing elsewhere, and may be refused there

    Param& byDefault(Value likely) { return defaultValue = std::move(likely), *this; }
    Param& between(std::int64_t least, std::int64_t most) { return min = least, max = most, *this; }
    Param& noted(Phrase words) { return note = std::move(words), *this; }
    Param& counting(Parameter number, std::int64_t more = 0) {
        return countFrom = number.name, countOffset = more, *this;
    }
    Param& within(Parameter list) { return subsetOf = list.name, *this; }
    Param& among(const std::vector<Parameter>& lists) {
        for (const Parameter& list : lists) activeKeys.emplace_back(list.name);
        return *this;
    }
    Param& enabledIf(std::string_view option, std::vector<Value> in) {
        return when = When{std::string(option), std::move(in)}, *this;
    }
};

/// A key of an object, and what its value may be.
struct Pair {
    std::string key{};
    std::vector<Value> choices{};  ///< one of these
    std::vector<Param> fields{};   ///< or, of `record`, an object that has all of these
    std::optional<When> when{};    ///< an option: there is such a key only then
};

/// A parameter of that type on the wire; most have a maker below.
[[nodiscard]] Param paramOf(Parameter parameter, std::string_view type);
/// One of these: ids (`piece`, `place`, `side`, `card` by the id's tag), words of an enum, numbers, texts.
template <class T>
[[nodiscard]] Param oneOf(ParameterOf<std::type_identity_t<T>> parameter, const std::vector<T>& values) {
    Param param = paramOf(parameter, choiceType<T>);
    for (const auto& item : values) param.choices.push_back(value(item));
    if (values.size() == 1) param.defaultValue = param.choices.front();
    return param;
}
template <class T>
[[nodiscard]] Param oneOf(ParameterOf<std::type_identity_t<T>> parameter, std::initializer_list<T> values) {
    return oneOf(parameter, std::vector<T>(values));
}
/// Any word of the enum.
template <Named E>
[[nodiscard]] Param anyWordOf(ParameterOf<std::type_identity_t<E>> parameter, E likely) {
    constexpr auto words = allOf<E>();
    return oneOf(parameter, std::vector<E>(words.begin(), words.end())).byDefault(value(likely));
}
/// What the offer itself says, so that nobody is asked for it, be it a fact or not.
template <class T>
[[nodiscard]] Param fixed(ParameterOf<std::type_identity_t<T>> parameter, const T& only) {
    Param param = oneOf(parameter, {only});
    param.fact = false;
    return param;
}
/// A list of `least` to `most` items out of these. What is listed twice may be taken twice.
template <class T>
[[nodiscard]] Param someOf(ParameterOf<std::type_identity_t<T>> parameter, const std::vector<T>& items,
                           std::int64_t least, std::int64_t most) {
    Param param = oneOf(parameter, items);
    param.of = std::exchange(param.type, "list");
    param.defaultValue = {};
    return param.between(least, most);
}
/// An object of such pairs; `of` is the type of the values, or `record`.
[[nodiscard]] Param pairsOf(Parameter parameter, std::string_view of,
                            std::shared_ptr<const std::vector<Pair>> pairs);
[[nodiscard]] Param intOf(ParameterOf<int> parameter, std::int64_t least, std::int64_t most,
                          std::int64_t likely);
[[nodiscard]] Param boolOf(ParameterOf<bool> parameter, bool likely);
[[nodiscard]] Param textOf(ParameterOf<std::string> parameter, std::string likely = {});

struct Offer {
    std::string action;  ///< the word of `do`
    Phrase label;        ///< a few words for a button: "Shoot c1"
    Phrase note{};       ///< one line: what it costs, what it brings
    std::vector<Param> params{};
    std::optional<Refusal> blocked{};  ///< why it cannot be done now; such offers are listed apart
    std::string secret{};  ///< the only side that may see it, such as a card in a hidden hand; mostly empty
};

/// An offer of that action.
template <class Act>
[[nodiscard]] Offer offer(Phrase label, Phrase note = {}, std::vector<Param> params = {}) {
    return {std::string(Act::name), std::move(label), std::move(note), std::move(params), {}, {}};
}
/// One that cannot be taken now.
template <class Act>
[[nodiscard]] Offer blocked(Phrase label, Refusal why, std::vector<Param> params = {}) {
    Offer blocked = offer<Act>(std::move(label), {}, std::move(params));
    blocked.blocked = std::move(why);
    return blocked;
}

}  // namespace adjutant
