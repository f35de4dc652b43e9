// SPDX-License-Identifier: GPL-3.0-or-later
// A parameter as offers speak of it: by the member that holds it. Its name, and whether it is a fact that
// only the table knows, follow from its line among the fields of its action; `&Move::to` stands wherever an
// offer needs a parameter, and what is no field, or takes no such value, does not compile.
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/words/describe.hpp"
#include "engine/words/given.hpp"
#include "engine/words/id.hpp"
#include "engine/words/names.hpp"

namespace adjutant {

/// What clients are told that a value is: piece, place, side or card, or else one of some choices.
template <class T>
inline constexpr std::string_view choiceType = "choice";
template <class Tag>
inline constexpr std::string_view choiceType<Id<Tag>> = Tag::type;

/// Does a member of that type hold such a value, by itself or as an item? A text holds words of all kinds, a
/// number with a fraction whole ones.
template <class Member, class T>
inline constexpr bool holds = std::same_as<Member, T> || (std::same_as<Member, std::string> && Named<T>) ||
                              (std::is_floating_point_v<Member> && std::is_integral_v<T>);
template <class Item, class T>
inline constexpr bool holds<std::optional<Item>, T> = holds<Item, T>;
template <class Item, class T>
inline constexpr bool holds<Given<Item>, T> = holds<Item, T>;
template <class Item, class T>
inline constexpr bool holds<std::vector<Item>, T> = std::same_as<std::vector<Item>, T> || holds<Item, T>;

struct Parameter {
    std::string_view name;
    bool fact;

    template <class Owner, class Member>
    consteval Parameter(Member Owner::*member) : Parameter(factsOf(member)) {}
    constexpr explicit Parameter(const FieldFacts& field) : name(field.name), fact(field.use == Use::fact) {}
};

/// One that holds values of type T.
template <class T>
struct ParameterOf : Parameter {
    template <class Owner, class Member>
    requires holds<Member, T>
    consteval ParameterOf(Member Owner::*member) : Parameter(member) {}
    constexpr explicit ParameterOf(const FieldFacts& field) : Parameter(field) {}
};

}  // namespace adjutant
