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
//                           required("to", &Move::to).called(parameters::PlaceToMoveTo{}, "L61-MOVE-01"),
//                           fact("spaces", &Move::spaces));
//         }
//         bool operator==(const Move&) const = default;
//     };
#pragma once

#include <string_view>
#include <type_traits>

#include "engine/words/phrase.hpp"

namespace adjutant {

/// What a field is for and what happens when it is missing (null counts as missing).
enum class Use {
    value,     ///< part of a state or an event: always written; an empty optional is written as null
    sparse,    ///< part of a state or an event: an empty optional is left out
    required,  ///< parameter of an action: `missing-parameter` unless it has a default
    optional,  ///< parameter of an action: keeps its initial value when missing
    fact,      ///< like optional, but stating what only the table knows
};

/// What a field is, whatever its type.
struct FieldFacts {
    std::string_view name{};
    Use use = Use::value;
    int version = 1;              ///< of its struct, from which on it is written
    Phrase (*words)() = nullptr;  ///< a parameter: what refusals call it, "the piece to treat"; may be null
    std::string_view clause{};    ///< a parameter: the clause behind it
};

struct NoHook {};

/// One field. `defaultValue(state, ownerSoFar)` gives a default: a Value or an optional<Value>;
/// `check(state, ownerSoFar, value)` gives false when the value is not a possible one (`bad-parameter`), or
/// an Allowed with a code of its own; `applies(state, ownerSoFar)` tells whether the action has this
/// parameter in that state: one that it has not is ignored. They see the fields listed before this one. A
/// default may take the state alone, a check the state and the value or the value alone; a check of what may
/// be left out may take it without the optional, as it is asked only of what is given.
template <class Owner, class Value, class Default = NoHook, class Check = NoHook, class When = NoHook>
struct Field : FieldFacts {
    Value Owner::*member;
    Default defaultValue{};
    Check check{};
    When applies{};

    template <class F>
    [[nodiscard]] constexpr auto byDefault(F hook) const {
        return Field<Owner, Value, F, Check, When>{*this, member, hook, check, applies};
    }
    template <class F>
    [[nodiscard]] constexpr auto checked(F hook) const {
        return Field<Owner, Value, Default, F, When>{*this, member, defaultValue, hook, applies};
    }
    template <class F>
    [[nodiscard]] constexpr auto when(F hook) const {
        return Field<Owner, Value, Default, Check, F>{*this, member, defaultValue, check, hook};
    }
    /// A field that came later: in what was written before, it has its initial value.
    [[nodiscard]] constexpr auto since(int later) const {
        Field same = *this;
        same.version = later;
        return same;
    }
    /// What refusals call the parameter (a message), and the clause that they name.
    template <MessageStruct M>
    [[nodiscard]] constexpr auto called(M, std::string_view by) const {
        Field same = *this;
        same.words = &phraseOf<M>;
        same.clause = by;
        return same;
    }
};

template <class Owner, class Value>
constexpr auto field(std::string_view name, Value Owner::*member) {
    return Field<Owner, Value>{{name, Use::value}, member};
}
template <class Owner, class Value>
constexpr auto sparse(std::string_view name, Value Owner::*member) {
    return Field<Owner, Value>{{name, Use::sparse}, member};
}
template <class Owner, class Value>
constexpr auto required(std::string_view name, Value Owner::*member) {
    return Field<Owner, Value>{{name, Use::required}, member};
}
template <class Owner, class Value>
constexpr auto optional(std::string_view name, Value Owner::*member) {
    return Field<Owner, Value>{{name, Use::optional}, member};
}
template <class Owner, class Value>
constexpr auto fact(std::string_view name, Value Owner::*member) {
    return Field<Owner, Value>{{name, Use::fact}, member};
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

/// What is said of a member among the fields of its struct. Does not compile for one that is not among them.
template <class Owner, class Value>
consteval FieldFacts factsOf(Value Owner::*member) {
    FieldFacts found;
    const auto look = [&](const auto& field) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(field.member)>, Value Owner::*>) {
            if (field.member == member) found = field;
        }
    };
    Owner::fields()([&](const auto&... fields) { (look(fields), ...); });
    if (found.name.empty()) throw "the member is not among the fields of its struct";
    return found;
}

/// Its name, asked for when all fields of its struct are known: the fields themselves point to it, so that it
/// is no constexpr, which clang would look into at once.
template <auto member>
[[nodiscard]] std::string_view nameOfField() {
    return factsOf(member).name;
}

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
