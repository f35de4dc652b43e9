// SPDX-License-Identifier: GPL-3.0-or-later
// Which acts a game knows in which phase, as a table in its struct:
//
//     using Phases = PhaseTable<During<Phase::move, Move, Shoot, EndTurn>,
//                               During<Phase::shoot, Shoot, EndTurn>,
//                               AtAnyTime<End>>;
//
// An action that no row names does not compile.
#pragma once

#include <concepts>
#include <variant>

namespace adjutant {

template <auto of, class... Acts>
struct During {
    template <class Act>
    static constexpr bool names = (std::same_as<Act, Acts> || ...);
    static constexpr bool isNow(decltype(of) phase) { return phase == of; }
    static constexpr bool isAlways = false;
};

template <class... Acts>
struct AtAnyTime {
    template <class Act>
    static constexpr bool names = (std::same_as<Act, Acts> || ...);
    static constexpr bool isNow(auto /*phase*/) { return true; }
    static constexpr bool isAlways = true;
};

template <class... Rows>
struct PhaseTable {
    template <class Act>
    static constexpr bool isAtAnyTime = ((Rows::isAlways && Rows::template names<Act>) || ...);
    template <class Act>
    static constexpr bool allows(auto phase) {
        return ((Rows::template names<Act> && Rows::isNow(phase)) || ...);
    }
    template <class... Acts>
    static consteval bool namesAll(const std::variant<Acts...>* /*type*/) {
        const auto names = []<class Act>() { return (Rows::template names<Act> || ...); };
        return (names.template operator()<Acts>() && ...);
    }
};

}  // namespace adjutant
