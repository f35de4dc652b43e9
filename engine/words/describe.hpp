// SPDX-License-Identifier: GPL-3.0-or-later
// A struct that goes over the wire lists its fields once, and wire.hpp derives both directions, the checks
// and the error messages from the list. This header needs no JSON, so states and words can include it freely.
//
//     struct Move {
//         static constexpr std::string_view name = "move";
//         PieceId piece;
//         PlaceId to;
//         std::optional<int> spaces;
//         static constexpr auto fields() {
//             return listed(required("piece", &Move::piece).byDefault(pieceOfOpenTurn),
//                               required("to", &Move::to), fact("spaces", &Move::spaces));
//         }
//         bool operator==(const Move&) const = default;
//     };
#pragma once

#include <string_view>

namespace adjutant {

/// What a field is for and what happens when it is missing (null counts as missing).
enum class Use {
    value,     ///< part of a state or an event: always written; an empty optional is written as null
    sparse,    ///< part of a state or an event: an empty optional is left out
    required,  ///< parameter of an action: `missing-parameter` unless it has a default
    optional,  ///< parameter of an action: keeps its initial value when missing
    fact,      ///< like optional, but stating what only the table knows
};

struct NoHook {};

/// One field. `defaultValue(state, ownerSoFar)` gives a default: a Value or an optional<Value>;
/// `check(state, ownerSoFar, value)` gives false when the value is not a possible one (`bad-parameter`), or
/// an Allowed with a code of its own; `applies(state, ownerSoFar)` tells whether the action has this
/// parameter in that state: one that it has not is ignored. They see the fields listed before this one.
template <class Owner, class Value, class Default = NoHook, class Check = NoHook, class When = NoHook>
struct Field {
    std::string_view name;
    Value Owner::*member;
    Use use;
    Default defaultValue{};
    Check check{};
    When applies{};
    int version = 1;  ///< of its struct, from which on it is written

    template <class F>
    [[nodiscard]] constexpr auto byDefault(F hook) const {
        return Field<Owner, Value, F, Check, When>{name, member, use, hook, check, applies, version};
    }
    template <class F>
    [[nodiscard]] constexpr auto checked(F hook) const {
        return Field<Owner, Value, Default, F, When>{name, member, use, defaultValue, hook, applies, version};
    }
    template <class F>
    [[nodiscard]] constexpr auto when(F hook) const {
        return Field<Owner, Value, Default, Check, F>{name, member, use, defaultValue, check, hook, version};
    }
    /// A field that came later: in what was written before, it has its initial value.
    [[nodiscard]] constexpr auto since(int later) const {
        Field same = *this;
        same.version = later;
        return same;
    }
};

template <class Owner, class Value>
constexpr auto field(std::string_view name, Value Owner::*member) {
    return Field<Owner, Value>{name, member, Use::value};
}
template <class Owner, class Value>
constexpr auto sparse(std::string_view name, Value Owner::*member) {
    return Field<Owner, Value>{name, member, Use::sparse};
}
template <class Owner, class Value>
constexpr auto required(std::string_view name, Value Owner::*member) {
    return Field<Owner, Value>{name, member, Use::required};
}
template <class Owner, class Value>
constexpr auto optional(std::string_view name, Value Owner::*member) {
    return Field<Owner, Value>{name, member, Use::optional};
}
template <class Owner, class Value>
constexpr auto fact(std::string_view name, Value Owner::*member) {
    return Field<Owner, Value>{name, member, Use::fact};
}

/// The fields of a struct, in the order of the wire: `fields()(use)` is `use(field, field, …)`. No
/// std::tuple, whose constructors cost a compiler more than all the rest of a header of states and events.
template <class... Fields>
constexpr auto listed(Fields... fields) {
    return [=](const auto& use) { return use(fields...); };
}

template <class T>
concept Described = requires {
    T::fields();
};

/// Which version of an event is written: its `version`, and 1 where it has none. A field that comes later
/// says `since` which; old games then open as they are.
template <class T>
consteval int versionOf() {
    if constexpr (requires { T::version; }) {
        return T::version;
    } else {
        return 1;
    }
}

}  // namespace adjutant
