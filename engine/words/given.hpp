// SPDX-License-Identifier: GPL-3.0-or-later
// A parameter that a rule reads itself, because its ledger looks at other things first (whose turn it is,
// what is pending). Reading the request never refuses it; the rule asks whether it is there and whether it
// fits.
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "engine/words/describe.hpp"

namespace adjutant {

template <class T>
struct Given {
    std::optional<T> value;  ///< what was given, when it has the shape of a T
    std::string wrong;       ///< what was given instead, as JSON; empty when nothing was, or when it fits

    [[nodiscard]] bool missing() const { return !value && wrong.empty(); }
    auto operator<=>(const Given&) const = default;
};

/// What was given for a parameter of an action, and what it is called.
template <class T>
struct GivenAs {
    const Given<T>& given;
    std::string_view name;
};

/// Compilers may not find that by themselves yet; clang 14 does not.
template <class T>
GivenAs(const Given<T>&, std::string_view) -> GivenAs<T>;

/// The parameter that the member holds: `parameter<&Attack::dice>(action)`.
template <auto member, class Act>
[[nodiscard]] auto parameter(const Act& act) {
    return GivenAs{act.*member, factsOf(member).name};
}

/// What a request that fits would have brought.
template <class T>
[[nodiscard]] Given<T> given(T value) {
    return {std::move(value), {}};
}

}  // namespace adjutant
