// SPDX-License-Identifier: GPL-3.0-or-later
// Ids of the things on a table, kept apart by the compiler: a piece is not a place. The tag also tells
// clients what the choices of a parameter are (`type` in `ask actions`).
#pragma once

#include <compare>
#include <string>
#include <string_view>

namespace adjutant {

template <class Tag>
struct Id {
    static constexpr std::string_view type = Tag::type;

    std::string text;  ///< lower-case kebab-case, or what the ledger says for places

    [[nodiscard]] bool empty() const { return text.empty(); }
    auto operator<=>(const Id&) const = default;
};

struct PieceTag {
    static constexpr std::string_view type = "piece";
};
struct PlaceTag {
    static constexpr std::string_view type = "place";
};
struct SideTag {
    static constexpr std::string_view type = "side";
};
struct CardTag {
    static constexpr std::string_view type = "card";
};

using PieceId = Id<PieceTag>;
using PlaceId = Id<PlaceTag>;
using SideId = Id<SideTag>;
using CardId = Id<CardTag>;

}  // namespace adjutant
