// SPDX-License-Identifier: GPL-3.0-or-later
// What of a state a referee may set by a ruling one by one, and within what: read off the types of the state,
// so that a word more in an enum is a choice more. Names and order are the client's. Whether a ruling may
// stand is judged when it is made (ruling.hpp).
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/words/id.hpp"
#include "engine/words/names.hpp"

namespace adjutant {

struct RulingField {
    enum class Kind { number, flag, word, words, side, card, piece };

    std::string at;  ///< a JSON pointer below what it is a field of
    Kind kind = Kind::number;
    bool mayBeNone = false;
    int least = 0;                       ///< of a number
    std::optional<int> most{};           ///< of a number that has a bound
    std::vector<std::string> choices{};  ///< of words, and of ids that are always the same

    [[nodiscard]] RulingField from(int number) && {
        least = number;
        return std::move(*this);
    }
    [[nodiscard]] RulingField to(int number) && {
        most = number;
        return std::move(*this);
    }
    /// Not to be emptied by a referee, though the state knows none of it at times.
    [[nodiscard]] RulingField always() && {
        mayBeNone = false;
        return std::move(*this);
    }
    [[nodiscard]] RulingField oneOf(std::vector<std::string> ids) && {
        choices = std::move(ids);
        return std::move(*this);
    }
    /// A word that is an id, too: of a side, whichever play, or of a card.
    [[nodiscard]] RulingField as(Kind what) && {
        kind = what;
        if (what == Kind::side) choices.clear();
        return std::move(*this);
    }
};

/// Of the game as a whole, of each of its sides, pieces and held places, and what may lie on the ground.
struct RulingFields {
    std::vector<RulingField> game{}, side{}, piece{}, place{};
    std::vector<std::string> goods{};
    /// A piece stands on a place while it is in play, and nowhere when it is out. If false, the state keeps a
    /// place for each piece that no rule reads, and there is nothing to rule about it.
    bool placed = true;
};

template <Named E>
[[nodiscard]] std::vector<std::string> allWords() {
    std::vector<std::string> words;
    for (const auto& name : Names<E>::list) words.emplace_back(name.text);
    return words;
}

/// Which kind of field a plain value of this type is.
template <class T>
consteval RulingField::Kind kindOf() {
    using Kind = RulingField::Kind;
    if constexpr (std::same_as<T, int>) return Kind::number;
    if constexpr (std::same_as<T, bool>) return Kind::flag;
    if constexpr (std::same_as<T, std::string>) return Kind::word;
    if constexpr (std::same_as<T, SideId>) return Kind::side;
    if constexpr (std::same_as<T, PieceId>) return Kind::piece;
}

/// The field that a value of this type is.
template <class T>
struct FieldFor {
    static RulingField at(std::string_view pointer) { return {std::string(pointer), kindOf<T>()}; }
};
template <Named E>
struct FieldFor<E> {
    static RulingField at(std::string_view pointer) {
        RulingField field{std::string(pointer), RulingField::Kind::word};
        field.choices = allWords<E>();
        return field;
    }
};
template <Named E>
struct FieldFor<std::vector<E>> {
    static RulingField at(std::string_view pointer) {
        RulingField field = FieldFor<E>::at(pointer);
        field.kind = RulingField::Kind::words;
        return field;
    }
};
template <class T>
struct FieldFor<std::optional<T>> {
    static RulingField at(std::string_view pointer) {
        RulingField field = FieldFor<T>::at(pointer);
        field.mayBeNone = true;
        return field;
    }
};

/// The field at `pointer`, which is this member of the state.
template <class Of, class T>
[[nodiscard]] RulingField ruled(std::string_view pointer, T Of::* /*member*/) {
    return FieldFor<T>::at(pointer);
}

}  // namespace adjutant
