// SPDX-License-Identifier: GPL-3.0-or-later
// What follows from a system's options (option.hpp): reading what a `start` gives, refusing what does not
// fit, and the form that is offered before a game.
#pragma once

#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include "engine/play/option.hpp"
#include "engine/play/system.hpp"
#include "engine/words/refusal.hpp"
#include "engine/words/wire.hpp"
#include "messages/shared.hpp"

namespace adjutant {

namespace options_of {

/// The form of a value whose type tells it: a word of an enum, yes or no, a number between its bounds.
template <class Owner, class T>
[[nodiscard]] Param formByType(const Option<Owner, T>& option, const T& usual) {
    if constexpr (Named<T>) {
        return anyWordOf(ParameterOf<T>(option), usual);
    } else if constexpr (std::is_same_v<T, bool>) {
        return boolOf(ParameterOf<bool>(option), usual);
    } else if constexpr (std::is_integral_v<T>) {
        return intOf(ParameterOf<int>(option), option.bounds.value().least, option.bounds.value().most,
                     usual);
    } else {
        return {};  // offeredAs says it
    }
}

template <class Owner, class T>
void offer(std::vector<Param>& form, const Option<Owner, T>& option, const Owner& usual) {
    Param param = option.form != nullptr ? option.form() : formByType(option, usual.*(option.member));
    param.name = option.name;
    if (option.note != nullptr) param.note = option.note();
    if (option.condition) param.enabledIf(option.condition->option(), option.condition->values());
    form.push_back(std::move(param));
}
template <class Owner, class T>
void offer(std::vector<Param>& /*form*/, const Field<Owner, T>& /*not offered*/, const Owner& /*usual*/) {}

template <class Owner, class T>
[[nodiscard]] Allowed checkBounds(const Option<Owner, T>& option, const Owner& options) {
    if constexpr (std::is_integral_v<T>) {
        const auto number = static_cast<std::int64_t>(options.*(option.member));
        if (option.bounds && (number < option.bounds->least || number > option.bounds->most))
            return refuse(code::badParameter, option.bounds->refusal(), option.bounds->clause);
    }
    return {};
}
template <class Owner, class T>
[[nodiscard]] Allowed checkBounds(const Field<Owner, T>& /*without bounds*/, const Owner& /*options*/) {
    return {};
}

}  // namespace options_of

/// The form, in the order of the options' fields.
template <class Options>
[[nodiscard]] std::vector<Param> formOf() {
    std::vector<Param> form;
    const Options usual;
    Options::fields()([&](const auto&... fields) { (options_of::offer(form, fields, usual), ...); });
    return form;
}

/// Refuses the first number that is out of its bounds.
template <class Options>
[[nodiscard]] Allowed withinBounds(const Options& options) {
    Allowed allowed;
    const auto check = [&](const auto& field) {
        if (allowed.has_value()) allowed = options_of::checkBounds(field, options);
    };
    Options::fields()([&](const auto&... fields) { (check(fields), ...); });
    return allowed;
}

/// Refused with a sentence when an option is unknown or its value does not fit; null counts as left out.
template <System S>
Expected<typename S::Options> readOptions(const nlohmann::json& given) {
    typename S::Options options;
    nlohmann::json filled = wire::write(options);
    for (const auto& [name, value] : given.items()) {
        if (!wire::hasField<typename S::Options>(name))
            return refuse(code::badParameter, shared::refusals::UnknownOption{.name = name});
        if (!value.is_null()) filled[name] = value;
    }
    try {
        wire::read(filled, options);
    } catch (const wire::ParseError& error) {
        return refuse(code::badParameter, shared::refusals::OptionsDoNotFit{.why = error.sentence()});
    }
    if (Allowed fit = withinBounds(options); !fit.has_value()) return tl::make_unexpected(fit.error());
    return options;
}

}  // namespace adjutant
