// SPDX-License-Identifier: GPL-3.0-or-later
// The words of an enum, listed once: for the wire, for parameters and for the order the ledger gives.
//
//     enum class Resource { food, medicine };
//     template <> struct adjutant::Names<Resource> {
//         static constexpr auto list = std::to_array<adjutant::Name<Resource>>({{Resource::food, "food"},
//         …});
//     };
#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace adjutant {

template <class E>
struct Name {
    E value;
    std::string_view text;
};

template <class E>
struct Names;

template <class E>
concept Named = requires {
    Names<E>::list;
};

/// The ledger's word for `value`.
template <Named E>
[[nodiscard]] constexpr std::string_view word(E value) {
    for (const auto& name : Names<E>::list) {
        if (name.value == value) return name.text;
    }
    return {};
}

/// The value that the word stands for, or nothing when the enum has no such word.
template <Named E>
[[nodiscard]] constexpr std::optional<E> fromWord(std::string_view text) {
    for (const auto& name : Names<E>::list) {
        if (name.text == text) return name.value;
    }
    return std::nullopt;
}

/// All values in the ledger's order.
template <Named E>
[[nodiscard]] constexpr auto allOf() {
    std::array<E, Names<E>::list.size()> values{};
    for (std::size_t i = 0; i < values.size(); ++i) values[i] = Names<E>::list[i].value;
    return values;
}

}  // namespace adjutant
